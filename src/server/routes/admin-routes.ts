import { fail, isFailure, replyOf, type SomeHandlers } from '../contract/handlers.ts'
import { pageOf } from '../contract/page.ts'
import { consoleFollowUp } from '../use-cases/console/console-orders.ts'
import { listOperatorOrders, listAppliedTenants, scriptInventory } from '../use-cases/operator-lists.ts'
import { moveOrder } from '../use-cases/orders/change-order.ts'
import { setSoldOut, soldOutList } from '../use-cases/sold-out.ts'
import { setClosure } from '../use-cases/venue-state.ts'
import type { Services } from '../services.ts'
import { actorOf, callerOf, owns, roleOf } from './caller.ts'
import { findOwn } from './find-own.ts'
import { erasePerson, exportPerson, listPersonRequests } from '../use-cases/person/person.ts'

/** The operator's calls, some of which a venue may make with its own token. */
export function adminRoutes(services: Services) {
  const { atVenue, ofOrder } = findOwn(services)
  return {
    async adminListOrders({ query, context }) {
      const caller = callerOf(context)
      const { status } = query
      const branchContact =
        caller.kind === 'venue' ? (query.branchContactId ?? caller.branchContact) : query.branchContactId
      if (branchContact !== undefined && !owns(caller, branchContact)) return fail('FORBIDDEN')
      return replyOf(await listOperatorOrders(services, { branchContact, status }, pageOf(query)))
    },

    adminMoveOrder: ofOrder(async ({ headers, body }, order, caller) => {
      const by = { key: headers['idempotency-key'], actor: actorOf(caller) }
      const moved = await moveOrder(services, order, body, by)
      return isFailure(moved) ? moved : replyOf(await consoleFollowUp(services, moved, roleOf(caller)))
    }),

    adminPauseVenue: atVenue(async ({ body }, contact) => replyOf(await setClosure(services, contact, body))),

    adminListSoldOut: atVenue(async (_input, contact) => replyOf(await soldOutList(services, contact))),

    adminSetSoldOut: atVenue(async ({ path, body }, contact) => {
      const detail = `No menu of ${path.id} has the ${body.kind.toLowerCase()} ${body.id}.`
      return replyOf((await setSoldOut(services, contact, body)) ?? fail('NOT_FOUND', { detail }))
    }),

    adminListTenants: async ({ query }) => replyOf(await listAppliedTenants(services, pageOf(query))),

    async adminApplyTenants() {
      return { status: 202, body: await services.applications.begin() }
    },

    async adminFindApplication() {
      return replyOf(await services.applications.find())
    },

    async adminExportPerson({ path, body }) {
      return replyOf(await exportPerson(services, { tenant: path.alias, ...body }))
    },

    async adminErasePerson({ path, body }) {
      const { phone, by, rider = false } = body
      return replyOf(await erasePerson(services, { tenant: path.alias, phone, by, rider }))
    },

    adminListPersonRequests: async ({ path, query }) =>
      replyOf(await listPersonRequests(services, path.alias, pageOf(query)), 'TENANT_NOT_FOUND'),

    async adminGetScripts() {
      return replyOf(await scriptInventory(services))
    },
  } satisfies SomeHandlers
}
