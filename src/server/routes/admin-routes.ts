import { fail, isFailure, replyOf } from '../contract/handlers.ts'
import { consoleFollowUp } from '../use-cases/console/console-orders.ts'
import { listOperatorOrders, listAppliedTenants } from '../use-cases/operator-lists.ts'
import { moveOrder } from '../use-cases/orders/change-order.ts'
import { setSoldOut, soldOutList } from '../use-cases/sold-out.ts'
import { setClosure } from '../use-cases/venue-state.ts'
import type { Services } from '../services.ts'
import { actorOf, withCaller, owns, roleOf } from './caller.ts'
import { findOwn } from './find-own.ts'

/** The operator's calls, and what a venue may do of them with a token of its own. */
export function adminRoutes(services: Services) {
  const { atVenue, ofOrder } = findOwn(services)
  return withCaller({
    async adminListOrders({ query }, caller) {
      const { status, offset = 0, limit = 20 } = query
      const branchContact =
        caller.kind === 'venue' ? (query.branchContactId ?? caller.branchContact) : query.branchContactId
      if (branchContact !== undefined && !owns(caller, branchContact)) return fail('FORBIDDEN')
      return {
        status: 200,
        body: await listOperatorOrders(services, { branchContact, status }, { offset, limit }),
      }
    },

    adminMoveOrder: ofOrder(async ({ headers, body }, caller, order) => {
      const by = { key: headers['idempotency-key'], actor: actorOf(caller) }
      const moved = await moveOrder(services, order, body, by)
      if (isFailure(moved)) return moved
      return { status: 200, body: await consoleFollowUp(services, moved, roleOf(caller)) }
    }),

    adminPauseVenue: atVenue(async ({ body }, _caller, contact) =>
      replyOf(await setClosure(services, contact, body)),
    ),

    adminListSoldOut: atVenue(async (_input, _caller, contact) => ({
      status: 200,
      body: await soldOutList(services, contact),
    })),

    adminSetSoldOut: atVenue(async ({ path, body }, _caller, contact) => {
      const list = await setSoldOut(services, contact, body)
      return list === undefined
        ? fail('NOT_FOUND', {
            detail: `No menu of ${path.id} has the ${body.kind.toLowerCase()} ${body.id}.`,
          })
        : { status: 200, body: list }
    }),

    async adminListTenants({ query }, caller) {
      if (caller.kind !== 'operator') return fail('FORBIDDEN')
      const { offset = 0, limit = 20 } = query
      return { status: 200, body: await listAppliedTenants(services, { offset, limit }) }
    },

    async adminApplyTenants(_input, caller) {
      if (caller.kind !== 'operator') return fail('FORBIDDEN')
      return { status: 202, body: await services.applications.begin() }
    },

    async adminFindApplication(_input, caller) {
      if (caller.kind !== 'operator') return fail('FORBIDDEN')
      const application = await services.applications.find()
      return application ? { status: 200, body: application } : fail('NOT_FOUND')
    },
  })
}
