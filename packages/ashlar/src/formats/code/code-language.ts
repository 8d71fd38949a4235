/** Where a grammar is found: a file of an npm package. */
export interface Grammar {
  readonly package: string
  /** The path of the `.wasm` file within the package. */
  readonly file: string
}

/**
 * How a declaration is called in `headings`: `function` gives `name()`, `header` the header as written, `name` the bare
 * name, any other word stands before the name: `class` gives `class Store`.
 */
export type TitleForm = 'function' | 'header' | 'name' | (string & {})

/**
 * What ashlar knows of a programming language: which kinds of nodes of its grammar are what. Kinds that many grammars share
 * (comments, bodies, brackets) are known already, see {@link sharedKinds}; an entry names only what is its own.
 */
export interface CodeLanguage {
  /** As `--language` takes it. */
  readonly name: string
  /** Other names that are taken for it. */
  readonly aliases?: readonly string[]
  /** With the dot. The first language that has an extension gets it. */
  readonly extensions: readonly string[]
  readonly grammar: Grammar
  /** Kinds that are kept whole and whose headers are context for their pieces, with the form of their titles. */
  readonly declarations: Readonly<Record<string, TitleForm>>
  /** Kinds that begin behind the header of a declaration. */
  readonly bodies?: readonly string[]
  /** Kinds that belong to the declaration that follows: decorators, attributes, annotations. */
  readonly decorators?: readonly string[]
  /** Kinds around a declaration or value that are a part of it: `export`, `const x =`, decorated definitions. */
  readonly wrappers?: readonly string[]
  /** Kinds that are declarations where a wrapper names them, such as arrow functions. */
  readonly values?: Readonly<Record<string, TitleForm>>
  /** Kinds of data whose first line is context for their pieces where a wrapper names them: objects, lists. */
  readonly literals?: readonly string[]
  /** Kinds that stay together with their like. */
  readonly imports?: readonly string[]
  /**
   * For grammars whose time grows faster than the text: programs are parsed in stretches of at least so many code units, each
   * up to a line that is nothing but a closing brace in the first column.
   */
  readonly stretch?: number
  /** Whether a string that comes first in a body is prose that documents it. */
  readonly docstrings?: true
}

/** Kinds of nodes that mean the same in every grammar that has them. */
export const sharedKinds = {
  comments: /comment$/,
  bodies: [
    'block',
    'statement_block',
    'compound_statement',
    'class_body',
    'interface_body',
    'enum_body',
    'declaration_list',
    'enum_member_declaration_list',
    'field_declaration_list',
    'enumerator_list',
    'enum_variant_list',
    'body_statement',
    'function_body',
    'constructor_body',
    'annotation_type_body',
    'accessor_list',
    'template_body',
  ],
  /** Nodes that hold their content and nothing else; the content has the place. */
  transparent: ['statements', 'import_list', 'ERROR'],
  /** Where a body within is not that of the declaration around. */
  parameters: /(parameters|parameter_list|arguments|argument_list|selectors)$/,
  /** Leaves and half leaves whose lines are text, whatever stands there. */
  texts:
    /^(string|template_string|raw_string|raw_string_literal|string_literal|verbatim_string_literal|interpolated_string_expression|heredoc|heredoc_body|heredoc_redirect|nowdoc|regex|text|jsx_text|char_literal|multiline_string_literal|line_string_literal|raw_text)$/,
  /** What goes on with the statement before it. */
  continuations:
    /^(else|elif|elsif|except|catch|finally|rescue|ensure)(_|$)|^preproc_el|^optional_chain$|^then$|where_clause|^do_group$/,
  closers:
    /^([)\]}>]+|end|fi|done|esac|endif|#endif|#else|#elif|\?>|<\/|.*_closing_element|.*_end_tag|end_tag)$/,
  openers: /^([({[:]|=>|do|then|begin|in|\$\{)$/,
  /** Signs that end what is before them; a line end is the sign behind a condition of the preprocessor. */
  separators: /^[,;|\n]$/,
} as const
