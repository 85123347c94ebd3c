import { shortText } from '#domain/documents/cut-text.ts'
import type { Cursor } from './source.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * The words of a text with markup: paragraphs become lines, everything else in tags is dropped.
 * @param max - longest the place where it goes can hold
 */
export function plainText(place: Cursor, max: number): string | undefined {
  if (typeof place.value !== 'string') return undefined
  place.take()
  const text = withoutMarkup(place.value)
  if (text.length <= max) return text === '' ? undefined : text
  place.note('shortened', { max })
  return shortText(text, max)
}

/** Markup and entities of a text undone. */
export function withoutMarkup(html: string): string {
  return html
    .replaceAll(/<(?:br|\/p|\/li|\/div)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (...found: string[]) => {
      const [whole = '', decimal, hex, name] = found
      return entity(whole, decimal, hex, name)
    })
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim()
}

function entity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
}
