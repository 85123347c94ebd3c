import { getTableColumns, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * An insert of rows that happens only if a condition holds, as a part of a larger statement. All rows travel in one
 * JSON parameter, which the database takes apart by the table's own column types: the text of the statement does
 * not depend on how many rows there are, and building it costs next to nothing.
 *
 * @param rows - all with the same keys; columns with a default may be left out
 */
export function insertWhere<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
  condition: SQL,
): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in (rows[0] ?? {}))
  const names = sql.raw(columns.map(([, column]) => `"${column.name}"`).join(', '))
  const records = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, row[key] ?? null])),
  )
  return sql`insert into ${table} (${names}) select ${names}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb) where ${condition}`
}
