import type { Pair, ReceiptView } from './receipt-view.ts'

/** Characters per line of an 80 mm printer. */
const WIDTH = 42

/** A receipt as text for a receipt printer. */
export function receiptText(view: ReceiptView): string {
  const { title, number, standing, issuer, note, url, words } = view
  const parts = [
    issuer.flatMap((line) => wrap(line)),
    [`${title} ${number}`, standing ?? ''].filter(Boolean).flatMap((line) => wrap(line)),
    view.facts.flatMap(([label, value]) => wrap(`${label}: ${value}`)),
    view.lines.flatMap(({ label, value, below }) => [
      ...row([label, value]),
      ...below.flatMap((text) => wrap(text, WIDTH - INDENT.length).map((line) => INDENT + line)),
    ]),
    [...view.amounts, ...view.sums].flatMap(row),
    wrap(view.payment.join(': ')),
    view.taxes.length === 0 ? [] : [words.taxes, ...view.taxes.flatMap(row)],
    [url ?? '', note ?? ''].filter(Boolean).flatMap((text) => wrap(text)),
  ]
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join(`${'-'.repeat(WIDTH)}\n`)
    .replaceAll('\u00A0', ' ')
}

const INDENT = '  '

/** A label with the amount right-aligned; a long label wraps above it. */
function row([label, value]: Pair): string[] {
  const lines = wrap(label, WIDTH - value.length - 1)
  const last = lines.at(-1) ?? ''
  return [...lines.slice(0, -1), last + value.padStart(WIDTH - last.length)]
}

/** Wraps words to a width. An amount counts as one word; a word without spaces that is too long is cut. */
function wrap(text: string, width: number = WIDTH): string[] {
  const lines: string[] = []
  let line = ''
  const words = text.split(/[^\S\u00A0]+/)
  for (const word of words.flatMap((one) => one.match(new RegExp(`.{1,${width}}`, 'gu')) ?? [])) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
  }
  return line === '' ? lines : [...lines, line]
}
