import { parsedJson } from '#domain/documents/parsed-json.ts'

import { ownSchemas } from '../contract/own-schemas.ts'

/**
 * A backup is gzipped text, one item per line: a header, then each table followed by its rows as the database
 * serialises them, then each file of the tenants, and a last line with the counts. Structural lines are JSON arrays,
 * rows are JSON objects.
 */
export type Line =
  | ['vitrina', Made]
  | ['table', name: string]
  /** the last number of an identity column; null if none was generated */
  | ['counter', table: string, column: string, last: string | null]
  | ['file', path: string, base64: string]
  | ['end', Contents]

/** @property migration - the newest migration of its tables, by Drizzle's timestamp */
export type Made = { format: 1; at: string; migration: number }

export type Contents = { rows: number; files: number }

const NAME = { type: 'string', pattern: '^[a-z_][a-z0-9_]{0,62}$' }
const COUNT = { type: 'integer', minimum: 0 }

/** @source {@link Line} */
const isLine = ownSchemas({ strictTypes: false }).compile<Line>({
  oneOf: [
    tuple({ const: 'vitrina' }, shape({ format: { const: 1 }, at: { type: 'string' }, migration: COUNT })),
    tuple({ const: 'table' }, NAME),
    tuple({ const: 'counter' }, NAME, NAME, { type: ['string', 'null'], pattern: '^[0-9]{1,19}$' }),
    tuple({ const: 'file' }, { type: 'string', minLength: 1, maxLength: 4000 }, { type: 'string' }),
    tuple({ const: 'end' }, shape({ rows: COUNT, files: COUNT })),
  ],
})

function tuple(...items: object[]) {
  return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length, items: false }
}

function shape(properties: Record<string, object>) {
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties }
}

/** The file is no backup or incomplete, or the target is not empty. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** @errors {@link BackupError} with the number of the line */
export function readLine(text: string, number: number): Line {
  const line = parsedJson(text)
  if (!isLine(line)) throw new BackupError(`This is no backup of Vitrina: line ${number} cannot be read.`)
  return line
}

/** Only '\n' ends a line: text by diners may contain any other separator. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = []
  for await (const chunk of chunks) {
    const [rest = '', ...more] = chunk.split('\n')
    begun.push(rest)
    for (const next of more) {
      yield begun.join('')
      begun = [next]
    }
  }
  const last = begun.join('')
  if (last !== '') yield last
}
