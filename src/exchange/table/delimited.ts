import { SourceInvalid } from '../reading/source-invalid.ts'

/** Most rows that are read: a menu holds a few thousand. */
export const MAX_ROWS = 50_000

export const DELIMITERS = [';', ',', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/**
 * The cells of a CSV text: separated by commas, semicolons, tabs or bars, whichever the first line has most of, quoted as
 * in RFC 4180. A first line `sep=;`, as spreadsheets write it, is obeyed.
 *
 * @param given - what separates them, where it is known
 * @returns rows without the empty ones at the end; `lines[i]` is the line of the text where row i starts
 * @errors {@link SourceInvalid} `open-quote`, `too-many-rows`
 * @source RFC 4180
 */
export function parseDelimited(text: string, given?: Delimiter): { rows: string[][]; lines: number[] } {
  const told = /^sep=(.)\r?\n/i.exec(text)
  const body = told ? text.slice(told[0].length) : text
  const delimiter = given ?? DELIMITERS.find((one) => one === told?.[1]) ?? delimiterOf(body)
  const rows: string[][] = []
  const lines: number[] = []
  let at = 0
  let line = told ? 2 : 1
  while (at < body.length) {
    if (rows.length === MAX_ROWS) throw new SourceInvalid('too-many-rows', { max: MAX_ROWS })
    const row = readRow(body, at, delimiter, line)
    rows.push(row.cells)
    lines.push(line)
    at = row.end
    line += row.breaks
  }
  while (rows.at(-1)?.every((cell) => cell.trim() === '')) rows.pop()
  return { rows, lines }
}

function readRow(text: string, start: number, delimiter: Delimiter, line: number) {
  const cells: string[] = []
  let breaks = 0
  let at = start
  for (;;) {
    let cell: string
    if (text[at] === '"') {
      const close = closingQuote(text, at + 1)
      if (close === -1) throw new SourceInvalid('open-quote', { line: line + breaks })
      cell = text.slice(at + 1, close).replaceAll('""', '"')
      breaks += count(cell)
      at = close + 1
      const rest = endOfCell(text, at, delimiter)
      cell += text.slice(at, rest)
      at = rest
    } else {
      const end = endOfCell(text, at, delimiter)
      cell = text.slice(at, end)
      at = end
    }
    cells.push(cell)
    if (text[at] !== delimiter) break
    at += 1
  }
  if (text[at] === '\r') at += 1
  if (text[at] === '\n') at += 1
  return { cells, end: at, breaks: breaks + 1 }
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

function endOfCell(text: string, from: number, delimiter: Delimiter): number {
  let at = from
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}

const count = (text: string): number => text.split('\n').length - 1

function delimiterOf(text: string): Delimiter {
  const heading = (/^(?:"(?:[^"]|"")*"|[^\r\n"])*/.exec(text)?.[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '')
  const [best] = DELIMITERS.map((one) => ({ one, found: heading.split(one).length })).toSorted(
    (a, b) => b.found - a.found,
  )
  return best?.one ?? ','
}
