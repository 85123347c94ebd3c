import { fail, type Failure } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { consoleOrder, openOrders } from '../use-cases/console/console-orders.ts'
import { giveBack, noteRefund, retryRefund } from '../use-cases/console/give-back.ts'
import { createToken, takeTokenBack, tokensOf } from '../use-cases/console/tokens.ts'
import { setShiftCode, unlockShiftCode } from '../use-cases/riders/security-code.ts'
import { dispatch, grantWithoutKey, resetKeyTries } from '../use-cases/shipments/dispatch.ts'
import type { Refusal } from '../use-cases/shipments/outcome.ts'
import { stackShipments, unstackShipments } from '../use-cases/shipments/stack-shipments.ts'
import type { Changed } from '../use-cases/orders/change-order.ts'
import type { KeyTaken } from '../use-cases/orders/order-step.ts'
import { actorOf, withCaller, may, roleOf } from './caller.ts'
import type { Caller } from '../contract/identity.ts'
import { findOwn } from './find-own.ts'

/** What a venue's console asks, and the tokens it asks with. */
export function consoleRoutes(services: Services) {
  const { ownContact, ownOrder } = findOwn(services)
  /** The order after a change of its money. */
  const answered = async (changed: Changed | KeyTaken, caller: Caller) => {
    if (changed.kind === 'invalid') return fail('INVALID_REQUEST', { errors: changed.errors })
    if (changed.kind === 'key-taken') return fail('IDEMPOTENCY_CONFLICT')
    if (changed.kind === 'conflict') return fail('STATUS_CONFLICT', { detail: changed.detail })
    return { status: 200 as const, body: await consoleOrder(services, changed.order, roleOf(caller)) }
  }
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
      if (!sent.ok) return refused(sent)
      return { status: 200, body: await consoleOrder(services, order, roleOf(caller)) }
    },

    async adminResetKeyTries({ path, headers }, caller) {
      const order = await ownOrder(path.code, caller)
      if (order === undefined) return fail('ORDER_NOT_FOUND')
      const reset = await resetKeyTries(services, order, headers['idempotency-key'])
      if (!reset.ok) return refused(reset)
      return { status: 200, body: await consoleOrder(services, order, roleOf(caller)) }
    },

    async adminGrantWithoutKey({ path, headers }, caller) {
      const order = await ownOrder(path.code, caller)
      if (order === undefined) return fail('ORDER_NOT_FOUND')
      const granted = await grantWithoutKey(services, order, headers['idempotency-key'])
      if (!granted.ok) return refused(granted)
      return { status: 200, body: await consoleOrder(services, order, roleOf(caller)) }
    },

    async adminStackShipments({ path, headers, body }, caller) {
      const contact = await ownContact(path.id, caller)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      const stacked = await stackShipments(services, contact, body.shipmentIds, headers['idempotency-key'])
      if (!stacked.ok) return refused(stacked)
      return { status: 201, body: { id: stacked.value.id, code: stacked.value.code } }
    },

    async adminUnstackShipments({ path }, caller) {
      const contact = await ownContact(path.id, caller)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      const apart = await unstackShipments(services, contact, path.stackId)
      return apart.ok ? { status: 204, body: undefined } : refused(apart)
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

const refused = ({ code, detail }: Refusal): Failure => fail(code, { detail })
