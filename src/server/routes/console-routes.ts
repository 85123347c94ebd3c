import { fail, isFailure } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { consoleOrder, openOrders } from '../use-cases/console/console-orders.ts'
import { giveBack, noteRefund, retryRefund } from '../use-cases/console/give-back.ts'
import { createToken, takeTokenBack, tokensOf } from '../use-cases/console/tokens.ts'
import { setShiftCode, unlockShiftCode } from '../use-cases/riders/security-code.ts'
import { dispatch, grantWithoutKey, resetKeyTries } from '../use-cases/shipments/dispatch.ts'
import { stackShipments, unstackShipments } from '../use-cases/shipments/stack-shipments.ts'
import { actorOf, withCaller, may, roleOf } from './caller.ts'
import type { Caller } from '../contract/identity.ts'
import { findOwn } from './find-own.ts'

/** What a venue's console asks, and the tokens it asks with. */
export function consoleRoutes(services: Services) {
  const { ownContact, ownOrder } = findOwn(services)
  /** The order after a change of its money. */
  const answered = async (changed: Awaited<ReturnType<typeof giveBack>>, caller: Caller) =>
    isFailure(changed)
      ? changed
      : { status: 200 as const, body: await consoleOrder(services, changed, roleOf(caller)) }
  return withCaller({
    adminWhoAmI(_input, caller) {
      return {
        status: 200,
        body:
          caller.kind === 'operator'
            ? { kind: 'OPERATOR' }
            : {
                kind: 'VENUE',
                branchContactAlias: caller.branchContact,
                label: caller.label,
                role: caller.role,
              },
      }
    },

    async adminListOpenOrders({ path, query }, caller) {
      const contact = await ownContact(path.id, caller)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      return { status: 200, body: await openOrders(services, contact, roleOf(caller), query.codes) }
    },

    async adminGetOrder({ path }, caller) {
      const order = await ownOrder(path.code, caller)
      if (order === undefined) return fail('ORDER_NOT_FOUND')
      return { status: 200, body: await consoleOrder(services, order, roleOf(caller)) }
    },

    async adminNoteRefund({ path, headers, body }, caller) {
      const order = await ownOrder(path.code, caller)
      if (order === undefined) return fail('ORDER_NOT_FOUND')
      const by = { key: headers['idempotency-key'], actor: actorOf(caller) }
      if (!may(caller, 'REFUND')) return fail('FORBIDDEN')
      return answered(await noteRefund(services, order, body, by), caller)
    },

    async adminRefundOrder({ path, headers, body }, caller) {
      const order = await ownOrder(path.code, caller)
      if (order === undefined) return fail('ORDER_NOT_FOUND')
      const by = { key: headers['idempotency-key'], actor: actorOf(caller) }
      if (!may(caller, 'REFUND')) return fail('FORBIDDEN')
      return answered(await giveBack(services, order, body, by), caller)
    },

    async adminRetryRefund({ path }, caller) {
      const order = await ownOrder(path.code, caller)
      if (order === undefined) return fail('ORDER_NOT_FOUND')
      if (!may(caller, 'REFUND')) return fail('FORBIDDEN')
      return answered(await retryRefund(services, order, path.refundId), caller)
    },

    async adminDispatchOrder({ path, headers }, caller) {
      const order = await ownOrder(path.code, caller)
      if (order === undefined) return fail('ORDER_NOT_FOUND')
      const sent = await dispatch(services, order, headers['idempotency-key'])
      if (isFailure(sent)) return sent
      return { status: 200, body: await consoleOrder(services, order, roleOf(caller)) }
    },

    async adminResetKeyTries({ path, headers }, caller) {
      const order = await ownOrder(path.code, caller)
      if (order === undefined) return fail('ORDER_NOT_FOUND')
      const reset = await resetKeyTries(services, order, headers['idempotency-key'])
      if (isFailure(reset)) return reset
      return { status: 200, body: await consoleOrder(services, order, roleOf(caller)) }
    },

    async adminGrantWithoutKey({ path, headers }, caller) {
      const order = await ownOrder(path.code, caller)
      if (order === undefined) return fail('ORDER_NOT_FOUND')
      const granted = await grantWithoutKey(services, order, headers['idempotency-key'])
      if (isFailure(granted)) return granted
      return { status: 200, body: await consoleOrder(services, order, roleOf(caller)) }
    },

    async adminStackShipments({ path, headers, body }, caller) {
      const contact = await ownContact(path.id, caller)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      const stacked = await stackShipments(services, contact, body.shipmentIds, headers['idempotency-key'])
      return isFailure(stacked) ? stacked : { status: 201, body: { id: stacked.id, code: stacked.code } }
    },

    async adminUnstackShipments({ path }, caller) {
      const contact = await ownContact(path.id, caller)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      return (await unstackShipments(services, contact, path.stackId)) ?? { status: 204, body: undefined }
    },

    async adminSetShiftCode({ path, body, context }, caller) {
      const contact = await ownContact(path.id, caller)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      return (await setShiftCode(services, contact.alias, body.code, context.now))
        ? { status: 204, body: undefined }
        : fail('INVALID_REQUEST')
    },

    async adminUnlockShiftCode({ path }, caller) {
      const contact = await ownContact(path.id, caller)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      await unlockShiftCode(services, contact.alias)
      return { status: 204, body: undefined }
    },

    async adminListTokens({ path }, caller) {
      if (caller.kind !== 'operator') return fail('FORBIDDEN')
      const contact = await ownContact(path.id, caller)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      return { status: 200, body: await tokensOf(services, contact) }
    },

    async adminCreateToken({ path, body }, caller) {
      if (caller.kind !== 'operator') return fail('FORBIDDEN')
      const contact = await ownContact(path.id, caller)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      return { status: 201, body: await createToken(services, contact, body) }
    },

    async adminRevokeToken({ path }, caller) {
      if (caller.kind !== 'operator') return fail('FORBIDDEN')
      const contact = await ownContact(path.id, caller)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      return (await takeTokenBack(services, contact, path.tokenId))
        ? { status: 204, body: undefined }
        : fail('NOT_FOUND')
    },
  })
}
