import type { CodeLanguage, TitleForm } from './code-language.js'
import { cursorless, vscode } from './grammar-packages.js'

const ecmaScript = {
  wrappers: [
    'export_statement',
    'lexical_declaration',
    'variable_declaration',
    'variable_declarator',
    'expression_statement',
    'assignment_expression',
    'field_definition',
    'public_field_definition',
    'pair',
    'ambient_declaration',
  ],
  decorators: ['decorator'],
  values: {
    arrow_function: 'function',
    function_expression: 'function',
    generator_function: 'function',
    class: 'class',
  },
  literals: ['object', 'array'],
  imports: ['import_statement'],
} as const

const javaScriptDeclarations = {
  function_declaration: 'function',
  generator_function_declaration: 'function',
  class_declaration: 'class',
  method_definition: 'function',
} as const satisfies Record<string, TitleForm>

const typeScriptDeclarations = {
  ...javaScriptDeclarations,
  abstract_class_declaration: 'class',
  interface_declaration: 'interface',
  enum_declaration: 'enum',
  type_alias_declaration: 'type',
  module: 'module',
  internal_module: 'namespace',
} as const satisfies Record<string, TitleForm>

/** The languages of pages and what serves them. */
export const webLanguages: readonly CodeLanguage[] = [
  {
    name: 'typescript',
    aliases: ['ts'],
    extensions: ['.ts', '.mts', '.cts'],
    grammar: vscode('typescript'),
    declarations: typeScriptDeclarations,
    ...ecmaScript,
  },
  {
    name: 'tsx',
    extensions: ['.tsx'],
    grammar: vscode('tsx'),
    declarations: typeScriptDeclarations,
    ...ecmaScript,
  },
  {
    name: 'javascript',
    aliases: ['js', 'jsx', 'node'],
    extensions: ['.js', '.jsx', '.mjs', '.cjs'],
    grammar: vscode('javascript'),
    declarations: javaScriptDeclarations,
    ...ecmaScript,
  },
  {
    name: 'php',
    extensions: ['.php', '.phtml'],
    grammar: vscode('php'),
    declarations: {
      namespace_definition: 'namespace',
      class_declaration: 'class',
      interface_declaration: 'interface',
      trait_declaration: 'trait',
      enum_declaration: 'enum',
      function_definition: 'function',
      method_declaration: 'function',
    },
    decorators: ['attribute_list'],
    wrappers: ['expression_statement', 'assignment_expression'],
    values: { anonymous_function: 'function', arrow_function: 'function' },
    literals: ['array_creation_expression'],
    imports: ['namespace_use_declaration'],
  },
  {
    name: 'css',
    extensions: ['.css'],
    grammar: vscode('css'),
    declarations: {
      rule_set: 'header',
      media_statement: 'header',
      supports_statement: 'header',
      keyframes_statement: 'header',
      at_rule: 'header',
    },
    bodies: ['keyframe_block_list'],
    imports: ['import_statement', 'charset_statement'],
  },
  {
    name: 'scss',
    extensions: ['.scss'],
    grammar: cursorless('scss'),
    declarations: {
      rule_set: 'header',
      media_statement: 'header',
      mixin_statement: 'header',
      function_statement: 'header',
      keyframes_statement: 'header',
    },
    imports: ['import_statement', 'use_statement', 'forward_statement'],
  },
]
