import { fillPlaceholders, sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/**
 * A statement whose text is put together once, which takes longer than sending it. What differs from time to time are its
 * placeholders.
 */
export function writtenOnce<Name extends string>(
  statement: SQL,
): (values: Readonly<Record<Name, string>>) => SQL {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  const parts = text.split(/\$\d+/)
  const strings = Object.assign(parts, { raw: parts })
  return (values) => sql(strings, ...fillPlaceholders(params, values))
}
