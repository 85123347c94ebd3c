import { paths } from '#domain/routes/routes.ts'

import { fail, type SomeHandlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { mayReadReceipt } from '../use-cases/console/console-orders.ts'
import { isOwnOrder } from '../use-cases/orders/own-order.ts'
import { findOrder } from '../use-cases/orders/read-orders.ts'
import { receiptAt, writeReceipt } from '../use-cases/receipts/read-receipt.ts'
import { withCaller, roleOf } from './caller.ts'
import { findOwn } from './find-own.ts'
import { seeOther } from './see-other.ts'

/** Receipts, for whose order they are of and for its venue. */
export function receiptRoutes(services: Services) {
  const { ofOrder } = findOwn(services)
  return {
    async getReceipt({ path, query, context }) {
      const order = await findOrder(services, path.branchContactOrAlias, path.code)
      if (order === undefined) return fail('ORDER_NOT_FOUND')
      // a link that was handed on leads to what its code opens
      if (!(await isOwnOrder(services, order, context)))
        return seeOther(paths.followUp(order.branchContact, order.code))
      const receipt = await receiptAt(services, order, path.nth)
      if (receipt === undefined) return fail('RECEIPT_NOT_FOUND')
      return { status: 200, ...(await writeReceipt(services, order, receipt, query.format)) }
    },

    ...withCaller({
      adminGetReceipt: ofOrder(async ({ path, query }, caller, order) => {
        const receipt = await receiptAt(services, order, path.nth)
        if (receipt === undefined) return fail('RECEIPT_NOT_FOUND')
        if (!mayReadReceipt(roleOf(caller), receipt.kind)) return fail('FORBIDDEN')
        return { status: 200, ...(await writeReceipt(services, order, receipt, query.format)) }
      }),
    }),
  } satisfies SomeHandlers
}
