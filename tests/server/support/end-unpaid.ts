import { like } from 'drizzle-orm'

import { jobs } from '#server/db/schema/work.ts'
import type { Services } from '#server/services.ts'
import { cancelUnpaid } from '#server/use-cases/payments/cancel-unpaid.ts'

/** Lists the orders that nobody paid, and ends each, as the worker does in its queues. */
export async function endUnpaidOrders(services: Services): Promise<void> {
  const [list, end] = cancelUnpaid(services.payments)
  await list?.run(services, { key: 'recurring', payload: {} })
  const { db } = services.store
  const listed = await db.delete(jobs).where(like(jobs.queue, 'payments.end-unpaid%')).returning()
  for (const row of listed) await end?.run(services, row)
}
