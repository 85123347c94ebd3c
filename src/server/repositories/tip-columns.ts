import { sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { charges, refunds } from '../db/schema/ledger.ts'
import { orders } from '../db/schema/orders.ts'

/**
 * How much of a charge is tip: also of one that paid for its order once and does so no more, because its day is over. The
 * order is read only for what was written before the ledger kept it.
 */
export const tipOf = sql`case when ${charges.tip} is not null then ${charges.tip}
  when ${charges.uncounted} is not null then 0
  else (select ${orders.tip} from ${orders} where ${orders.id} = ${charges.orderId}) end`

/** What of a charge had gone back before a refund of it; the same time is told apart by the id. */
const earlier = alias(refunds, 'earlier')
const backBefore = sql`(select coalesce(sum(${earlier.amount}), 0) from ${refunds} ${sql.identifier('earlier')}
  where ${earlier.chargeId} = ${refunds.chargeId} and ${earlier.status} = 'CONFIRMED'
    and (${earlier.endedAt}, ${earlier.id}) < (${refunds.endedAt}, ${refunds.id}))`

/** As `tipGone` says. */
const tipGone = (back: SQL) =>
  sql`div(2 * (${tipOf})::numeric * least(${back}, ${charges.amount}) + ${charges.amount}, nullif(2 * ${charges.amount}, 0))`

/** How much of a refund that arrived is tip of its charge. */
export const tipBack = sql`(${tipGone(sql`${backBefore} + ${refunds.amount}`)} - ${tipGone(backBefore)})`
