import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectOutlineInvariants } from '../../outline/outline-invariants.test-support.js'
import { barred, leadsOf, mixtures, sourcesOf, stagedDocuments, titles } from '../mixtures.test-support.js'
import { readLatex } from './read-latex.js'

const bars = (text: string) => barred(text, readLatex(text))
const unbroken = (text: string) => readLatex(text).unbroken.map(({ start, end }) => text.slice(start, end))

describe('LaTeX sections', () => {
  test('nest by their commands, starred and with short titles too', () => {
    const text =
      '\\part{P}\n\\chapter*{C}\na\n\\subsection[short]{S \\emph{two} $x$}\nb\n\\section{T~U\\label{t}}\nc\n'
    expect(titles(readLatex(text))).toEqual(['P', ' C', '  S two x', '  T U'])
  })

  test('stay with what follows their heading, labels and comments aside', () => {
    expect(bars('a\n\n\\section{One}\\label{o}\n% note\n\n\\subsection{Two}\n\nText.\n\nMore.\n')).toBe(
      'a\n\n|\\section{One}\\label{o}\n% note\n\n\\subsection{Two}\n\nText.\n\n|More.\n',
    )
  })

  test('are not read in comments, in the preamble and in definitions', () => {
    const text =
      '\\section{no}\n\\begin{document}\n% \\section{no}\n\\newcommand{\\x}[1]{\\section{no}}\n\\section{yes}\n'
    expect(titles(readLatex(text))).toEqual(['yes'])
  })
})

describe('LaTeX formulas', () => {
  test.each([
    ['a signs', 'a $x + y$ b', '$x + y$'],
    ['brackets', 'a \\(x + y\\) b', '\\(x + y\\)'],
    ['an escaped sign', 'costs \\$5, or $5\\$ + x$ b', '$5\\$ + x$'],
  ])('within %s are not broken', (_, text, formula) => {
    expect(unbroken(text)).toEqual([formula])
  })

  test('that nothing closes are text', () => {
    expect(unbroken('costs $5 here\n\nand $6 there')).toEqual([])
    expect(unbroken('a \\(b \\(c\\)')).toEqual(['\\(c\\)'])
  })

  test('that are displayed are nodes, with places at their lines', () => {
    const text = 'So\n\\begin{align}\n a &= b \\\\\n\n c &= d\n\\end{align}\nwhere.\n\\[\n x\n\\]\n'
    const outline = readLatex(text)
    expect(barred(text, outline)).toBe(
      'So\n|\\begin{align}\n a &= b \\\\\n\n| c &= d\n\\end{align}\n|where.\n|\\[\n x\n\\]\n',
    )
    expect(leadsOf(text, outline, 'math')).toEqual(['\\begin{align}', '\\['])
    expect(outline.nodes.filter(({ kind }) => kind === 'math').map(({ closer }) => closer)).toEqual([
      '\\end{align}',
      '\\]',
    ])
  })
})

describe('LaTeX environments', () => {
  test('hold their items, deeper ones at weaker places', () => {
    const text =
      '\\begin{itemize}\n\\item one\n\\item two\n\\begin{enumerate}\n\\item deep\n\\item deeper\n\\end{enumerate}\n\\item three\n\\end{itemize}\n'
    const outline = readLatex(text)
    expect(barred(text, outline)).toBe(
      '\\begin{itemize}\n\\item one\n|\\item two\n|\\begin{enumerate}\n\\item deep\n|\\item deeper\n\\end{enumerate}\n|\\item three\n\\end{itemize}\n',
    )
    expect([...outline.places.strength]).toEqual([120, 96, 119, 120])
    expect(leadsOf(text, outline, 'item')).toEqual(['\\item two'])
  })

  test('of tables have rows, and the rows above the first rule between rows for a header', () => {
    const text =
      '\\begin{tabular}{ll}\n\\toprule\nA & B \\\\\n(m) & (s) \\\\\n\\midrule\n1 & 2 \\\\ \\hline\n3 & 4 \\\\\n\\bottomrule\n\\end{tabular}\n'
    const outline = readLatex(text)
    expect(leadsOf(text, outline, 'table')).toEqual([text.slice(0, text.indexOf('\n1 &'))])
    expect(barred(text, outline).split('|')).toHaveLength(2)
    expect(barred(text, outline)).toContain('\\hline\n|3 & 4 \\\\\n\\bottomrule\n\\end')
  })

  test('of code keep what looks like commands', () => {
    const text = '\\begin{lstlisting}[language=C]\n\\section{no} $\n\\end{lstlisting}\n\\section{yes}\n'
    expect(titles(readLatex(text))).toEqual(['yes'])
    expect(leadsOf(text, readLatex(text), 'code')).toEqual(['\\begin{lstlisting}[language=C]'])
  })

  test('that are not closed end with the document, and stray ends are nothing', () => {
    const text = '\\begin{theorem}\na\n\\end{proof}\n\n\\begin{verbatim}\nb\n'
    expect(sourcesOf(text, readLatex(text), 'text')).toEqual([text.trimEnd()])
  })

  test('may be ten thousand deep', () => {
    const depth = 10_000
    const text = '\\begin{quote}\n'.repeat(depth) + 'x\n'.repeat(3) + '\\end{quote}\n'.repeat(depth)
    expect(readLatex(text).nodes).toHaveLength(depth + 1)
  })
})

test('commands stay with short arguments', () => {
  expect(unbroken('see \\cite[p. 3]{a, b}, \\verb|a % b| and \\emph{really \\textbf{so}} it')).toEqual([
    '\\cite[p. 3]{a, b}',
    '\\verb|a % b|',
    '\\emph{really \\textbf{so}}',
  ])
})

test('lone CR, CRLF and LF give the same outline', () => {
  const text = '\\section{A}\n\nText $x$.\n\n\\begin{align}\na\\\\\nb\n\\end{align}\nEnd.\n'
  const shape = (source: string) => readLatex(source).nodes.map(({ kind }) => kind)
  expect(shape(text.replaceAll('\n', '\r\n'))).toEqual(shape(text))
  expect(readLatex(text.replaceAll('\n', '\r'))).toEqual(readLatex(text))
})

const fragments =
  '\\section{A}|\\subsection*{B|\\begin{equation}|\\end{equation}|\\begin{tabular}{l}|\\end{tabular}|\\\\|&|\\hline|\\begin{itemize}|\\end{itemize}|\\item |\\begin{thm}|\\end{thm}|\\begin{verbatim}|\\end{verbatim}|$|$$|\\[|\\]|\\(|\\)|%|{|}|[|]|\\newcommand|\\cite{a}|\\label{x}|\\verb+|\\begin{document}|\\'.split(
    '|',
  )

test('any text has an outline that keeps its promises', () => {
  const check = fc.property(mixtures(fragments), (text) => expectOutlineInvariants(text, readLatex(text)))
  fc.assert(check, { seed: 5, numRuns: 600 })
})

const staged = stagedDocuments('latex')

test.skipIf(staged.length === 0)(
  'real documents have the sections that a search finds (needs ASHLAR_DATA)',
  () => {
    for (const { name, text } of staged) {
      const outline = readLatex(text)
      expectOutlineInvariants(text, outline)
      const found =
        text.match(/^[^%\n]*?\\(?:part|chapter|(?:sub){0,2}section|(?:sub)?paragraph)\*?\{/gm) ?? []
      expect(titles(outline), name).toHaveLength(found.length)
    }
  },
)
