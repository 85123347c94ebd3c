import { isRecord } from '#domain/documents/is-record.ts'
import { readJson } from './reading/read-json.ts'
import { decodeText } from './reading/decode-text.ts'
import { SourceInvalid } from './reading/source-invalid.ts'
import { jsonLdOf, type BrokenBlock } from './schema-org/html.ts'
import { term } from './schema-org/vocabulary.ts'
import { snakeKeys } from './square/snake-keys.ts'
import { parseDelimited } from './table/delimited.ts'
import type { Table } from './table/table.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'

/** What a file can be. */
export const FORMATS = ['csv', 'xlsx', 'schema-org', 'square', 'uber-eats', 'dtcg'] as const
export type Format = (typeof FORMATS)[number]

/** A file whose outer shape is known. */
export type ParsedSource =
  | { format: 'csv' | 'xlsx'; table: Table }
  | { format: 'schema-org'; value: unknown; broken?: readonly BrokenBlock[] }
  | { format: Exclude<Format, 'csv' | 'xlsx' | 'schema-org'>; value: unknown }

/** Largest file that is read. */
const MAX_MEGABYTES = 20

/**
 * What a file is, by its content; its name says nothing.
 * @param bytes - the whole file
 * @param expected - refuses any other format
 * @errors {@link SourceInvalid} with the place in the file, for what cannot be read or recognised
 */
export async function parseSource(bytes: Uint8Array, expected?: Format): Promise<ParsedSource> {
  if (bytes.length > MAX_MEGABYTES * 1024 * 1024) throw new SourceInvalid('too-large', { max: MAX_MEGABYTES })
  const parsed = await recognised(bytes, expected)
  if (expected !== undefined && parsed.format !== expected)
    throw new SourceInvalid('other-format', { found: parsed.format, expected })
  return parsed
}

async function recognised(bytes: Uint8Array, expected: Format | undefined): Promise<ParsedSource> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (isZip) return { format: 'xlsx', table: await readXlsx(bytes) }
  const text = decodeText(bytes)
  const start = text.trimStart()
  if (start === '') throw new SourceInvalid('empty')
  if (expected === 'csv') return { format: 'csv', table: parseDelimited(text) }
  if (start.startsWith('{') || start.startsWith('[')) {
    const value = readJson(text)
    const format = formatOf(value)
    if (format === undefined) throw new SourceInvalid('unknown-format')
    return { format, value }
  }
  if (start.startsWith('<')) {
    const { blocks, broken } = jsonLdOf(text)
    return { format: 'schema-org', value: blocks, broken }
  }
  if (text.includes('\u0000')) throw new SourceInvalid('unknown-format')
  return { format: 'csv', table: parseDelimited(text) }
}

type Value = Readonly<Record<string, unknown>>

/** The outer shape of parsed JSON. */
function formatOf(value: unknown): Exclude<Format, 'csv' | 'xlsx'> | undefined {
  const [first] = Array.isArray(value) ? (value as unknown[]) : [value]
  if (!isRecord(first)) return undefined
  if (isTokens(first, 0) && !Array.isArray(value)) return 'dtcg'
  if (Array.isArray(first['items']) && (Array.isArray(first['menus']) || Array.isArray(first['categories'])))
    return 'uber-eats'
  if (isSquare(first) || isSquare(snakeKeys(first))) return 'square'
  const words = ['@context', '@type', '@graph', 'hasMenu', 'hasMenuSection', 'hasMenuItem']
  return Object.keys(first).some((key) => words.includes(term(key))) ? 'schema-org' : undefined
}

/** A catalogue object has a type, an id and its data under a key of that type. */
function isSquare(value: unknown): boolean {
  if (!isRecord(value)) return false
  const type = value['type']
  if (typeof type === 'string' && typeof value['id'] === 'string')
    return Object.hasOwn(value, `${type.toLowerCase()}_data`) || value['is_deleted'] === true
  return ['objects', 'object', 'related_objects', 'items', 'batches', 'catalog_objects'].some((key) =>
    [value[key]].flat().some(isSquare),
  )
}

/** A resolver document, or a tree in which some leaf has a `$value`. */
function isTokens(value: Value, depth: number): boolean {
  if (depth === 0 && typeof value['$schema'] === 'string' && value['$schema'].includes('designtokens.org'))
    return true
  if (depth === 0 && Array.isArray(value['resolutionOrder'])) return true
  if (Object.hasOwn(value, '$value') || (depth > 0 && Object.hasOwn(value, '$ref'))) return true
  return depth < 12 && Object.values(value).some((inner) => isRecord(inner) && isTokens(inner, depth + 1))
}
