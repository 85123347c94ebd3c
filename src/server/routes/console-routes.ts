import {
  created,
  DONE,
  fail,
  isFailure,
  replyOf,
  type Input,
  type SomeHandlers,
} from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { consoleOrder, openOrders, mayReadReceipt } from '../use-cases/console/console-orders.ts'
import { giveBack, noteRefund, retryRefund } from '../use-cases/console/give-back.ts'
import { createToken, takeTokenBack, tokensOf } from '../use-cases/console/tokens.ts'
import { setShiftCode, unlockShiftCode } from '../use-cases/riders/security-code.ts'
import { dispatch, grantWithoutKey, resetKeyTries } from '../use-cases/shipments/dispatch.ts'
import { stackShipments, unstackShipments } from '../use-cases/shipments/stack-shipments.ts'
import { actorOf, callerOf, roleOf } from './caller.ts'
import type { Caller } from '../contract/request-context.ts'
import { findOwn } from './find-own.ts'
import { receiptAt, writeReceipt } from '../use-cases/receipts/read-receipt.ts'

type ShipmentStep = Pick<Input<'adminDispatchOrder'>, 'path' | 'headers' | 'context'>

/** Calls of a venue's console, and its tokens. */
export function consoleRoutes(services: Services) {
  const { atVenue, ofOrder } = findOwn(services)
  /** The order after a change to its money. */
  const answered = async (changed: Awaited<ReturnType<typeof giveBack>>, caller: Caller) =>
    isFailure(changed) ? changed : replyOf(await consoleOrder(services, changed, roleOf(caller)))
  /** Wraps a step of an order's shipment; the order is returned after it. */
  const shipmentStep = (take: typeof dispatch) =>
    ofOrder(async ({ headers }: ShipmentStep, order, caller) => {
      const taken = await take(services, order, headers['idempotency-key'])
      return answered(isFailure(taken) ? taken : order, caller)
    })
  return {
    adminWhoAmI({ context }) {
      const caller = callerOf(context)
      if (caller.kind === 'operator') return replyOf({ kind: 'OPERATOR' })
      const { branchContact: branchContactAlias, label, role } = caller
      return replyOf({ kind: 'VENUE', branchContactAlias, label, role })
    },

    adminListOpenOrders: atVenue(async ({ query }, contact, caller) =>
      replyOf(await openOrders(services, contact, roleOf(caller), query)),
    ),

    adminGetOrder: ofOrder((_input, order, caller) => answered(order, caller)),

    adminGetReceipt: ofOrder(async ({ path, query }, order, caller) => {
      const receipt = await receiptAt(services, order, path.nth)
      if (receipt === undefined) return fail('RECEIPT_NOT_FOUND')
      if (!mayReadReceipt(roleOf(caller), receipt.kind)) return fail('FORBIDDEN')
      return { status: 200, ...(await writeReceipt(services, order, receipt, query.format)) }
    }),

    adminNoteRefund: ofOrder(async ({ headers, body }, order, caller) => {
      const by = { key: headers['idempotency-key'], actor: actorOf(caller) }
      return answered(await noteRefund(services, order, body, by), caller)
    }, 'REFUND'),

    adminRefundOrder: ofOrder(async ({ headers, body }, order, caller) => {
      const by = { key: headers['idempotency-key'], actor: actorOf(caller) }
      return answered(await giveBack(services, order, body, by), caller)
    }, 'REFUND'),

    adminRetryRefund: ofOrder(async ({ path }, order, caller) => {
      return answered(await retryRefund(services, order, path.refundId), caller)
    }, 'REFUND'),

    adminDispatchOrder: shipmentStep(dispatch),
    adminResetKeyTries: shipmentStep(resetKeyTries),
    adminGrantWithoutKey: shipmentStep(grantWithoutKey),

    adminStackShipments: atVenue(async ({ headers, body }, contact) => {
      const stacked = await stackShipments(services, contact, body.shipmentIds, headers['idempotency-key'])
      return isFailure(stacked) ? stacked : created({ id: stacked.id, code: stacked.code })
    }),

    adminUnstackShipments: atVenue(
      async ({ path }, contact) => (await unstackShipments(services, contact, path.stackId)) ?? DONE,
    ),

    adminSetShiftCode: atVenue(async ({ body, context }, contact) =>
      (await setShiftCode(services, contact.alias, body.code, context.now)) ? DONE : fail('INVALID_REQUEST'),
    ),

    adminUnlockShiftCode: atVenue(async (_input, contact) => {
      await unlockShiftCode(services, contact.alias)
      return DONE
    }),

    adminListTokens: atVenue(async (_input, contact) => replyOf(await tokensOf(services, contact))),

    adminCreateToken: atVenue(async ({ body }, contact) =>
      created(await createToken(services, contact, body)),
    ),

    adminRevokeToken: atVenue(async ({ path }, contact) =>
      (await takeTokenBack(services, contact, path.tokenId)) ? DONE : fail('NOT_FOUND'),
    ),
  } satisfies SomeHandlers
}
