import { fillPlaceholders, getTableColumns, sql, TransactionRollbackError, type SQL } from 'drizzle-orm'
import { type PgColumn, type PgTable, PgDialect } from 'drizzle-orm/pg-core'

import { markIn } from '#domain/studio/draft-mark.ts'
import type { OrderIssue } from '#generated/models.ts'

import { hasRows, rowsOf } from '../db/rows.ts'
import type { Db } from '../db/store.ts'
import { idempotencyKeys, orderEvents, orderLines, orders, outbox } from '../db/schema/orders.ts'
import { customers } from '../db/schema/people.ts'
import { entities } from '../db/schema/tenants.ts'
import { venueNotice } from './live-repository.ts'
import type { NewOrderLine, OrderRow } from './orders-repository.ts'

/**
 * Claims what an order consumes (uses of a code, points) in the transaction that writes the order. Claims on the same
 * thing wait for each other, so what was available when the order was judged may be gone by now.
 * @returns why the order cannot have it, 'outdated' when it must be judged again, or undefined
 */
export type Claim = (tx: Db, order: OrderRow) => Promise<OrderIssue | 'outdated' | undefined>

type Written =
  | { kind: 'written' }
  /** the key was taken, or the data the order was judged by has changed */
  | { kind: 'not-written' }
  | { kind: 'refused'; issue: OrderIssue }

/**
 * Writes an order with everything it consumes, or nothing at all. Without claims it takes one round trip.
 * @param within - other writes that belong to the order, in the same transaction
 */
export async function writeOrder(
  db: Db,
  claims: readonly Claim[],
  order: OrderToPlace,
  within?: (tx: Db, orderId: string) => Promise<void>,
): Promise<Written> {
  if (claims.length === 0 && within === undefined)
    return { kind: (await insertOrderOnce(db, order)) ? 'written' : 'not-written' }
  // the outcome of a transaction that is rolled back
  let refused: Written = { kind: 'not-written' }
  try {
    return await db.transaction(async (tx): Promise<Written> => {
      for (const claim of claims) {
        const issue = await claim(tx, order.order)
        if (issue === undefined) continue
        refused = issue === 'outdated' ? { kind: 'not-written' } : { kind: 'refused', issue }
        tx.rollback()
      }
      if (!(await insertOrderOnce(tx, order))) tx.rollback()
      await within?.(tx, order.order.id)
      return { kind: 'written' }
    })
  } catch (error) {
    if (error instanceof TransactionRollbackError) return refused
    throw error
  }
}

export type OrderToPlace = {
  key: string
  bodyHash: string
  /** content version that set the order's prices */
  version: string
  order: OrderRow
  lines: NewOrderLine[]
}

/**
 * Writes an order with its key, lines, first event, customer and outbox row in one statement, which is one
 * transaction and one round trip, and notifies the venue's consoles. The key is inserted first: of concurrent repeats
 * one gets it, and the others wait for its end. The rest happens only if the key was free and the venue's version is
 * unchanged.
 * @returns whether the order was written; otherwise the key was taken, or the venue changed
 */
export async function insertOrderOnce(
  db: Db,
  { key, bodyHash, version, order, lines }: OrderToPlace,
): Promise<boolean> {
  const { id: orderId, branchContact, orderedAt, status, revision, code } = order
  const leaving = {
    topic: 'order.placed',
    subject: orderId,
    payload: { code, branchContact, status, revision },
    createdAt: orderedAt,
  }
  const statement = (order.phoneProven ? PLACE_OF_PROVEN : PLACE)({
    branchContact,
    version,
    code,
    use: asRows<typeof idempotencyKeys>([{ branchContact, key, bodyHash, orderId, createdAt: orderedAt }]),
    order: asRows<typeof orders>([order]),
    lines: asRows<typeof orderLines>(lines.map((line) => ({ ...line, orderId }))),
    event: asRows<typeof orderEvents>([{ orderId, revision, status, at: orderedAt, actor: 'diner' }]),
    // events of drafts are not published
    leaving: asRows<typeof outbox>(markIn(branchContact) === undefined ? [leaving] : []),
    customer: asRows<typeof customers>([customerOf(order)]),
  })
  return hasRows(rowsOf(db, statement))
}

/** Customer data of the last order under proof; points stay as they are. An unproven order changes nothing. */
const customerOf = ({
  branch,
  customerPhone: phone,
  customerName: name,
  customerEmail: email,
  optIn,
  orderedAt: updatedAt,
}: OrderRow) => ({ branch, phone, name, email, optIn, updatedAt })

const asRows = <Table extends PgTable>(rows: readonly Table['$inferInsert'][]): string => JSON.stringify(rows)

type Value =
  | 'branchContact'
  | 'version'
  | 'code'
  | 'use'
  | 'order'
  | 'lines'
  | 'event'
  | 'leaving'
  | 'customer'
const value = (name: Value) => sql.placeholder(name)

/** Builds the statement that writes an order. */
function placing({ ofProven }: { ofProven: boolean }): SQL {
  const asPriced = sql`exists (select 1 from ${entities} where ${entities.alias} = ${value('branchContact')} and ${entities.published}
    and ${entities.contentHash} || '.' || ${entities.revision} = ${value('version')})`
  const taken = sql`exists (select 1 from taken)`
  const parts = [
    sql`taken as (${insertWhere(idempotencyKeys, 'use', asPriced)} on conflict do nothing returning 1)`,
    sql`placed as (${insertWhere(orders, 'order', taken)} returning 1)`,
    sql`lines as (${insertWhere(orderLines, 'lines', taken)})`,
    sql`event as (${insertWhere(orderEvents, 'event', taken)})`,
    sql`leaving as (${insertWhere(outbox, 'leaving', taken)})`,
    ...(ofProven ? [sql`customer as (${upsertCustomer(taken)})`] : []),
  ]
  return sql`with ${sql.join(parts, sql`, `)}
    select 1 as written, (${venueNotice(value('branchContact'), value('code'))}) from placed`
}

const upsertCustomer = (condition: SQL): SQL => sql`${insertWhere(customers, 'customer', condition)}
  on conflict (branch, phone) do update
  set name = excluded.name, email = excluded.email, opt_in = excluded.opt_in, updated_at = excluded.updated_at`

const PLACE = writtenOnce<Value>(placing({ ofProven: false }))
const PLACE_OF_PROVEN = writtenOnce<Value>(placing({ ofProven: true }))

/**
 * A conditional insert as part of a larger statement. All rows travel in one JSON parameter, which the database
 * unpacks by the table's column types, so the statement's text does not depend on the number of rows.
 * @param rows - each with all columns but those that the database fills; what is undefined is null
 */
function insertWhere(table: PgTable, rows: Value, condition: SQL): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, { generatedIdentity }]) => generatedIdentity === undefined,
  )
  const listed = (text: (key: string, column: PgColumn) => string) =>
    sql.raw(columns.map(([key, column]) => text(key, column)).join(', '))
  const names = listed((_key, { name }) => `"${name}"`)
  const keys = listed((key) => `"${key}"`)
  const types = listed((key, column) => `"${key}" ${column.getSQLType()}`)
  return sql`insert into ${table} (${names}) select ${keys}
    from jsonb_to_recordset(${value(rows)}::jsonb) as given (${types}) where ${condition}`
}

/**
 * Builds the text of a statement once, because building takes longer than sending. Placeholders hold the values that
 * differ.
 */
function writtenOnce<Name extends string>(statement: SQL): (values: Readonly<Record<Name, string>>) => SQL {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  const parts = text.split(/\$\d+/)
  const strings = Object.assign(parts, { raw: parts })
  return (values) => sql(strings, ...fillPlaceholders(params, values))
}
