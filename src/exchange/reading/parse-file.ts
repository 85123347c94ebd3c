import { utf8Text } from '#domain/documents/utf8-text.ts'
import type { StudioFault } from '#generated/models.ts'
import { doubledKeys } from './json-places.ts'
import { readJson } from './read-json.ts'
import { SourceInvalid } from './source-invalid.ts'

/** What a JSON file holds, and what keeps it from being read as it was meant. */
export type ParsedFile = { value: unknown; faults: Omit<StudioFault, 'file'>[] }

/**
 * Reads a JSON file of a tenant. Nothing in it is lost or replaced silently: bytes that are no UTF-8, the first of two keys
 * of one name, characters that no database keeps.
 * @returns no value for what is no JSON
 * @source RFC 8259 §8.1 UTF-8, §4 names within an object should be unique; the mark at the start is skipped
 */
export function parseFile(bytes: Uint8Array): ParsedFile {
  const text = utf8Text(bytes)
  if (text === undefined) return broken('a text that is not UTF-8', 'a file saved as UTF-8')
  let value: unknown
  try {
    value = readJson(text)
  } catch (error) {
    if (error instanceof SourceInvalid) return broken(...notJson(text, error.params))
    throw error
  }
  return {
    value,
    faults: [
      ...doubledKeys(text).map(({ path, key }) => ({
        path,
        found: `'${key}' twice`,
        expected: 'each key once',
      })),
      ...unkeptTexts(value, '$'),
    ],
  }
}

const broken = (found: string, expected: string): ParsedFile => ({
  value: undefined,
  faults: [{ path: '$', found, expected }],
})

/** What keeps a text from being JSON, and what mends it where that is clear. */
function notJson(text: string, { line, column }: SourceInvalid['params']): [found: string, expected: string] {
  if (typeof line !== 'number' || typeof column !== 'number') return ['a text that is no JSON', 'valid JSON']
  const lines = text.split('\n')
  const rest = lines[line - 1]?.slice(column - 1) ?? ''
  const before = [...lines.slice(0, line - 1), lines[line - 1]?.slice(0, column - 1)].join('\n')
  const whole = before.trimEnd()
  const isNextLine = before.slice(whole.length).includes('\n')
  const found = `no JSON at line ${line}, column ${column}`
  if (/^\/[/*]/.test(rest)) return [found, 'JSON without comments']
  if (/^[“”‘’']/.test(rest)) return [found, 'straight double quotes']
  if (whole.endsWith(',') && /^[}\]]/.test(rest)) return [found, 'no comma before it']
  if (isNextLine && /["\w}\]]$/.test(whole) && /^["{[]/.test(rest)) return [found, 'a comma before it']
  return [found, 'valid JSON']
}

/** Texts that PostgreSQL refuses. @source PostgreSQL, "JSON Types": no \u0000, surrogates in pairs */
function unkeptTexts(value: unknown, path: string): ParsedFile['faults'] {
  if (typeof value === 'string') {
    const found = value.includes('\u0000') ? 'a null character' : /\p{Cs}/u.test(value) && 'half an emoji'
    return found ? [{ path, found, expected: 'whole characters' }] : []
  }
  if (Array.isArray(value)) return value.flatMap((one, index) => unkeptTexts(one, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [
    ...unkeptTexts(key, path),
    ...unkeptTexts(one, `${path}.${key}`),
  ])
}
