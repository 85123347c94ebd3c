import { and, eq, getTableColumns, getTableName, inArray, is, isNull, sql, SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable, type PgUpdateSetSource } from 'drizzle-orm/pg-core'

import type { Db } from './store-shape.ts'

type RowOf<Table extends PgTable> = Table['$inferSelect']

/**
 * Selects rows of a table: by a condition, or by columns and the values they must equal. An array matches any of its
 * values, null matches a missing one.
 */
type Which<Table extends PgTable, Name extends keyof RowOf<Table>> =
  | { [Each in Name]: RowOf<Table>[Each] | readonly NonNullable<RowOf<Table>[Each]>[] }
  | SQL
  | undefined

/** The SQL condition of a selection. */
export function matching<Table extends PgTable, Name extends keyof RowOf<Table>>(
  table: Table,
  which: Which<Table, Name>,
): SQL | undefined {
  if (which === undefined || is(which, SQL)) return which
  const columns = getTableColumns(table)
  const conditions = Object.entries<unknown>(which).map(([name, value]) => {
    const column = columns[name]
    if (column === undefined) throw new Error(`No column is called ${name}`)
    if (value === null) return isNull(column)
    return Array.isArray(value) ? inArray(column, value) : eq(column, value)
  })
  return and(...conditions)
}

/** The first row of a query. */
export const first = async <Row>(query: PromiseLike<Row[]>): Promise<Row | undefined> => (await query)[0]

/** Whether a query returns any row. */
export const hasRows = async (query: PromiseLike<unknown[]>): Promise<boolean> => (await query).length > 0

const select = (db: Db, table: PgTable, where: SQL | undefined) => db.select().from(table).where(where)
const update = (db: Db, table: PgTable, where: SQL | undefined, change: PgUpdateSetSource<PgTable>) =>
  db.update(table).set(change).where(where)
const one = { one: sql`1` }

/** The selected row. */
export const findRow = <Table extends PgTable, Name extends keyof RowOf<Table>>(
  db: Db,
  table: Table,
  which: Which<Table, Name>,
): Promise<RowOf<Table> | undefined> => first(select(db, table, matching(table, which)).limit(1))

/** The selected row, locked until the transaction ends. */
export const lockRow = <Table extends PgTable, Name extends keyof RowOf<Table>>(
  tx: Db,
  table: Table,
  which: Which<Table, Name>,
): Promise<RowOf<Table> | undefined> => first(select(tx, table, matching(table, which)).for('update'))

/** The selected rows in an order. For an empty array the result is empty and no query runs. */
export const findRows = async <Table extends PgTable, Name extends keyof RowOf<Table>>(
  db: Db,
  table: Table,
  which: Which<Table, Name>,
  ...order: (PgColumn | SQL)[]
): Promise<RowOf<Table>[]> =>
  isOfNone(which) ? [] : select(db, table, matching(table, which)).orderBy(...order)

/** One page of the selected rows, in an order. */
export const findPage = <Table extends PgTable, Name extends keyof RowOf<Table>>(
  db: Db,
  table: Table,
  which: Which<Table, Name>,
  { offset = 0, limit }: { offset?: number; limit: number },
  ...order: (PgColumn | SQL)[]
): Promise<RowOf<Table>[]> =>
  select(db, table, matching(table, which))
    .orderBy(...order)
    .offset(offset)
    .limit(limit)

const isOfNone = (which: object = {}): boolean =>
  !is(which, SQL) && Object.values(which).some((value) => Array.isArray(value) && value.length === 0)

/** Whether a selected row exists. */
export const hasRow = <Table extends PgTable, Name extends keyof RowOf<Table>>(
  db: Db,
  table: PgTable & Table,
  which: Which<Table, Name>,
): Promise<boolean> => hasRows(db.select(one).from<PgTable>(table).where(matching(table, which)).limit(1))

/** Updates the selected rows. */
export async function changeRows<Table extends PgTable, Name extends keyof RowOf<Table>>(
  db: Db,
  table: Table,
  which: Which<Table, Name>,
  change: PgUpdateSetSource<Table>,
): Promise<void> {
  await update(db, table, matching(table, which), change)
}

/** Updates the selected rows. @returns the first of them, after the update */
export const changeRow = <Table extends PgTable, Name extends keyof RowOf<Table>>(
  db: Db,
  table: Table,
  which: Which<Table, Name>,
  change: PgUpdateSetSource<Table>,
): Promise<RowOf<Table> | undefined> => first(update(db, table, matching(table, which), change).returning())

/** Updates the selected row, which is locked since it was read. @returns it, after the update */
export const changeLocked = async <Table extends PgTable, Name extends keyof RowOf<Table>>(
  tx: Db,
  table: Table,
  which: Which<Table, Name>,
  change: PgUpdateSetSource<Table>,
): Promise<RowOf<Table>> =>
  written(table, await update(tx, table, matching(table, which), change).returning())

/** Updates the selected rows. @returns whether there were any */
export const hasChanged = <Table extends PgTable, Name extends keyof RowOf<Table>>(
  db: Db,
  table: Table,
  which: Which<Table, Name>,
  change: PgUpdateSetSource<Table>,
): Promise<boolean> => hasRows(update(db, table, matching(table, which), change).returning(one))

/** Adds rows, if there are any. */
export async function addRows<Table extends PgTable>(
  db: Db,
  table: Table,
  ...rows: Table['$inferInsert'][]
): Promise<void> {
  if (rows.length > 0) await db.insert<PgTable>(table).values(rows)
}

/** Inserts a row. @returns it, with the values the database filled in */
export async function addRow<Table extends PgTable>(
  db: Db,
  table: Table,
  row: Table['$inferInsert'],
): Promise<RowOf<Table>> {
  return written(table, await db.insert<PgTable>(table).values(row).returning())
}

/** Inserts rows, except those that conflict with any key of the table. @returns how many were inserted */
export async function addMissing<Table extends PgTable>(
  db: Db,
  table: Table,
  ...rows: Table['$inferInsert'][]
): Promise<number> {
  if (rows.length === 0) return 0
  return (await db.insert<PgTable>(table).values(rows).onConflictDoNothing().returning(one)).length
}

/** Upserts rows by key. @returns all of them, after that */
export const putRows = <Table extends PgTable>(
  db: Db,
  table: Table,
  rows: Table['$inferInsert'][],
  change: PgUpdateSetSource<Table>,
  key: PgColumn[] = primaryKeyOf(table),
): Promise<RowOf<Table>[]> =>
  db
    .insert<PgTable>(table)
    .values(rows)
    .onConflictDoUpdate({ target: key, set: change as PgUpdateSetSource<PgTable> })
    .returning()

/** Upserts a row by key. @returns it, after that */
export const putRow = async <Table extends PgTable>(
  db: Db,
  table: Table,
  row: Table['$inferInsert'],
  change: PgUpdateSetSource<Table>,
  key?: PgColumn[],
): Promise<RowOf<Table>> => written(table, await putRows(db, table, [row], change, key))

function primaryKeyOf(table: PgTable): PgColumn[] {
  const { primaryKeys, columns } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
}

/** @errors when there is no row: a programming error, such as a missing lock */
function written<Table extends PgTable>(table: Table, [row]: RowOf<Table>[]): RowOf<Table> {
  if (row === undefined) throw new Error(`A row of ${getTableName(table)} was not written`)
  return row
}

/** Deletes the selected rows. A selection is required, so a table is never emptied. */
export async function deleteRows<Table extends PgTable, Name extends keyof RowOf<Table>>(
  db: Db,
  table: Table,
  which: Which<Table, Name>,
): Promise<void> {
  const where = matching(table, which)
  if (where === undefined) throw new Error('Rows are deleted by a condition')
  await db.delete(table).where(where)
}

/** The rows returned by a raw SQL statement. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as { rows: Row[] }).rows
}

/** Takes a lock on a name, held until the transaction ends; other transactions that lock it wait. */
export async function lockName(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Like {@link lockName} for several names, always in the same order, so that transactions cannot deadlock. */
export async function lockNames(tx: Db, names: readonly string[]): Promise<void> {
  for (const name of [...new Set(names)].toSorted()) await lockName(tx, name)
}

type ApiValue<Value> = Value extends Date ? string : Value

type ForApi<Row> = {
  [Name in keyof Row]: null extends Row[Name]
    ? ApiValue<NonNullable<Row[Name]>> | undefined
    : ApiValue<Row[Name]>
}

const apiValue = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? undefined))

/** A whole row as an API returns it: dates as strings, nulls as undefined. */
export const forApi = <Row extends object>(row: Row): ForApi<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [name, apiValue(value)]),
  ) as ForApi<Row>

/** Some columns of a row, converted as by {@link forApi}. */
export const pickForApi = <Row extends object, Name extends keyof Row>(
  row: Row,
  ...names: Name[]
): ForApi<Pick<Row, Name>> =>
  Object.fromEntries(names.map((name) => [name, apiValue(row[name])])) as ForApi<Pick<Row, Name>>

/** Splits a list into chunks of a length: a statement can have 65,535 parameters. */
export const chunks = <Row>(rows: readonly Row[], length: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / length) }, (_, nth) =>
    rows.slice(nth * length, (nth + 1) * length),
  )

/**
 * Iterates over rows in the order of their aliases, page by page, so that memory use does not grow with their number.
 * @param atOnce - page size
 * @param read - the rows after an alias, sorted by it
 */
export async function* byAlias<Row extends { alias: string }>(
  atOnce: number,
  read: (after: string, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let rows: Row[]
  let after = ''
  do {
    rows = await read(after, atOnce)
    if (rows.length > 0) yield rows
    after = rows.at(-1)?.alias ?? after
  } while (rows.length === atOnce)
}
