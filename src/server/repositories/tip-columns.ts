import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { chargeBacks, charges, refunds } from '../db/schema/ledger.ts'
import { orders } from '../db/schema/orders.ts'

/**
 * How much of a charge is tip, also for a charge that paid for its order once and no longer does, because its day is
 * over. The order is read only for charges written before the ledger kept the tip.
 */
export const tipOf = sql`case when ${charges.tip} is not null then ${charges.tip}
  when ${charges.uncounted} is not null then 0
  else (select ${orders.tip} from ${orders} where ${orders.id} = ${charges.orderId}) end`

/** Refunds of the same charge that arrived earlier. */
const earlier = alias(refunds, 'earlier')
const back = (chargeId: AnyColumn, isBefore: SQL) =>
  sql`(select coalesce(sum(${earlier.amount}), 0) from ${refunds} ${sql.identifier('earlier')}
  where ${earlier.chargeId} = ${chargeId} and ${earlier.status} = 'CONFIRMED' and ${isBefore})`

/** SQL form of the domain's `tipGone`. */
const tipGone = (of: SQL) =>
  sql`div(2 * (${tipOf})::numeric * least(${of}, ${charges.amount}) + ${charges.amount}, nullif(2 * ${charges.amount}, 0))`

/** Refunds of the same time are ordered by id. */
const backBefore = back(
  refunds.chargeId,
  sql`(${earlier.endedAt}, ${earlier.id}) < (${refunds.endedAt}, ${refunds.id})`,
)

/**
 * How much of a refund that arrived is tip of its charge: nothing while the bank had all that was left of that. Of what
 * is of one moment the bank came first.
 */
export const tipBack = sql`case when exists (select 1 from ${chargeBacks}
    where ${chargeBacks.chargeId} = ${refunds.chargeId} and ${chargeBacks.at} <= ${refunds.endedAt}
      and (${chargeBacks.wonAt} is null or ${chargeBacks.wonAt} > ${refunds.endedAt})) then 0
  else ${tipGone(sql`${backBefore} + ${refunds.amount}`)} - ${tipGone(backBefore)} end`

const tipLeft = (isBefore: SQL) => sql`((${tipOf}) - ${tipGone(back(chargeBacks.chargeId, isBefore))})`

/** How much of what a bank took away is tip of its charge: what had not gone back by then. */
export const tipTaken = tipLeft(sql`${earlier.endedAt} < ${chargeBacks.at}`)

/** How much of what a bank gave back is. */
export const tipWon = tipLeft(sql`${earlier.endedAt} < ${chargeBacks.wonAt}`)
