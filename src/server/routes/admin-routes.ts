import { fail } from '../contract/handlers.ts'
import type { Handlers } from '../contract/handlers.ts'
import type { RequestContext } from '../contract/request-context.ts'
import { listOperatorOrders, listAppliedTenants } from '../use-cases/operator-lists.ts'
import { moveOrder } from '../use-cases/orders/change-order.ts'
import { findOrder, followUp } from '../use-cases/orders/read-orders.ts'
import { reapplyTenants } from '../use-cases/reapply-tenants.ts'
import { setSoldOut, soldOutList } from '../use-cases/sold-out.ts'
import { setClosure } from '../use-cases/venue-state.ts'
import type { Services } from '../services.ts'
import { adminGuard } from './admin-token.ts'

type Served =
  | 'adminListOrders'
  | 'adminMoveOrder'
  | 'adminPauseVenue'
  | 'adminListSoldOut'
  | 'adminSetSoldOut'
  | 'adminListTenants'
  | 'adminApplyTenants'

/** The operator's calls; every one asks for the token first. */
export function adminRoutes(services: Services): Handlers<Served> {
  return guarded(adminGuard(services.config.adminToken), {
    async adminListOrders({ query }) {
      const { branchContactId, status, offset = 0, limit = 20 } = query
      return {
        status: 200,
        body: await listOperatorOrders(
          services,
          { branchContact: branchContactId, status },
          { offset, limit },
        ),
      }
    },

    async adminMoveOrder({ path, body }) {
      const order = await findOrder(services, undefined, path.code)
      if (order === undefined) return fail('ORDER_NOT_FOUND')
      const moved = await moveOrder(services, order, body)
      if (moved.kind !== 'changed')
        return fail('STATUS_CONFLICT', { detail: moved.kind === 'conflict' ? moved.detail : undefined })
      return { status: 200, body: await followUp(services, moved.order) }
    },

    async adminPauseVenue({ path, body }) {
      const contact = await services.catalog.findAny(path.id)
      if (contact?.kind !== 'branchContact') return fail('BRANCH_CONTACT_NOT_FOUND')
      return { status: 200, body: await setClosure(services, contact, body) }
    },

    async adminListSoldOut({ path }) {
      const contact = await services.catalog.findAny(path.id)
      if (contact?.kind !== 'branchContact') return fail('BRANCH_CONTACT_NOT_FOUND')
      return { status: 200, body: await soldOutList(services, contact) }
    },

    async adminSetSoldOut({ path, body }) {
      const contact = await services.catalog.findAny(path.id)
      if (contact?.kind !== 'branchContact') return fail('BRANCH_CONTACT_NOT_FOUND')
      const list = await setSoldOut(services, contact, body)
      return list === undefined
        ? fail('NOT_FOUND', {
            detail: `No menu of ${path.id} has the ${body.kind.toLowerCase()} ${body.id}.`,
          })
        : { status: 200, body: list }
    },

    async adminListTenants({ query }) {
      const { offset = 0, limit = 20 } = query
      return { status: 200, body: await listAppliedTenants(services, { offset, limit }) }
    },

    async adminApplyTenants() {
      const applied = await reapplyTenants(services)
      return applied.ok
        ? { status: 200, body: applied.report }
        : fail('TENANT_INVALID', { errors: applied.errors })
    },
  })
}

type Guard = ReturnType<typeof adminGuard>

function guarded(guard: Guard, handlers: Handlers<Served>): Handlers<Served> {
  const entries = Object.entries(handlers) as [Served, (input: { context: RequestContext }) => unknown][]
  return Object.fromEntries(
    entries.map(([id, handle]) => [
      id,
      (input: { context: RequestContext }) => guard(input.context) ?? handle(input),
    ]),
  ) as unknown as Handlers<Served>
}
