import { RecursiveCharacterTextSplitter } from '@langchain/textsplitters'
import { chunk } from 'ashlar'
import { html, readHtml } from 'ashlar/html'
import { markdown } from 'ashlar/markdown'
import { Tokenizer } from 'htmlparser2'
import MarkdownIt from 'markdown-it'

/** Prepares a subject and gives what is timed. */
type StructureSubject = () => (text: string) => unknown

/** What reads or chunks Markdown and HTML in the bench of structure, by name. Chunks are of 1,000 characters. */
export const structureSubjects = {
  markdown: {
    'ashlar chunks': () => (text) => chunk(text, { size: 1000, strategy: markdown() }),
    'ashlar outline': () => (text) => markdown().outline?.({ text }),
    'markdown-it block parse': () => {
      const parser = new MarkdownIt({ html: true })
      return (text) => parser.block.parse(text, parser, {}, [])
    },
    'langchain markdown': () => {
      const splitter = RecursiveCharacterTextSplitter.fromLanguage('markdown', {
        chunkSize: 1000,
        chunkOverlap: 0,
      })
      return (text) => splitter.splitText(text)
    },
  },
  html: {
    'ashlar chunks': () => (text) => chunk(text, { size: 1000, strategy: html() }),
    'ashlar chunks as Markdown': () => (text) =>
      chunk(text, { size: 1000, strategy: html({ as: 'markdown' }) }),
    'ashlar chunks as HTML': () => (text) => chunk(text, { size: 1000, strategy: html({ as: 'html' }) }),
    'ashlar outline': () => (text) => readHtml(text),
    'htmlparser2 tokenizer': () => tokenize,
  },
} satisfies Readonly<Record<string, Readonly<Record<string, StructureSubject>>>>

/** A format of the bench of structure. */
export type StructureFormat = keyof typeof structureSubjects

const ignore = () => {}

/** The least a reader of HTML built on htmlparser2's tokenizer can cost: its callbacks do nothing. */
function tokenize(text: string): void {
  const tokenizer = new Tokenizer(
    {},
    {
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      oncdata: ignore,
      onclosetag: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onopentagend: ignore,
      onopentagname: ignore,
      onprocessinginstruction: ignore,
      onselfclosingtag: ignore,
      ontext: ignore,
      ontextentity: ignore,
    },
  )
  tokenizer.write(text)
  tokenizer.end()
}
