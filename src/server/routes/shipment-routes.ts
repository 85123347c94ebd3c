import { RIDER_PAGE_SIZE } from '#domain/defaults.ts'
import { MINUTE_MS } from '#domain/time/lengths.ts'
import type { ShipmentUpdate } from '#generated/models.ts'

import { fail, invalid, replyOf, type Failure, type SomeHandlers, DONE } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import type { RiderIdentity } from '../contract/request-context.ts'
import { confirmDelivery } from '../use-cases/shipments/delivery-key.ts'
import { moveShipment, oneShipment } from '../use-cases/shipments/move-shipment.ts'
import { moveStack, oneStack } from '../use-cases/shipments/move-stack.ts'
import {
  openShipments,
  openStacks,
  shipmentInProgress,
  shipmentsOfOrder,
} from '../use-cases/shipments/read-shipments.ts'
import { noteRiderPosition } from '../use-cases/shipments/rider-position.ts'
import { riderOf } from './caller.ts'

/** Tolerated clock error of a phone, so that it sees shipments that just became available. */
const CLOCK_SLACK_MS = 5 * MINUTE_MS

/** Riders' calls about shipments; each requires the token of a shift. */
export function shipmentRoutes(services: Services) {
  return {
    async listShipments({ query, context }) {
      const rider = riderOf(context)
      const { page = 0, pageSize = RIDER_PAGE_SIZE, sort = 'ASC', status } = query
      if (query.branchContactId !== rider.branchContact) return fail('FORBIDDEN')
      const to = new Date(Date.parse(query.endDate) + CLOCK_SLACK_MS)
      const search = { status, from: new Date(query.startDate), to }
      const rows = { offset: page * pageSize, limit: pageSize, isDescending: sort === 'DESC' }
      return replyOf({ shipments: await openShipments(services, rider, search, rows) })
    },

    getShipmentInProgress: async ({ context }) =>
      replyOf(await shipmentInProgress(services, riderOf(context))),

    getShipmentsOfOrder: async ({ path, context }) =>
      replyOf(await shipmentsOfOrder(services, riderOf(context), path.logisticsOrderId)),

    getShipment: async ({ path, context }) =>
      replyOf(await oneShipment(services.store.db, riderOf(context), path.id)),

    async updateShipment({ path: { id }, body, headers, context }) {
      const rider = riderOf(context)
      const refused = misplaced(id, body, rider)
      if (refused !== undefined) return refused
      const wanted = { id, status: body.status, key: headers['idempotency-key'] }
      return replyOf(await moveShipment(services, rider, wanted))
    },

    sendRiderPosition: async ({ path, body, context }) =>
      (await noteRiderPosition(services, riderOf(context), path.id, body)) ?? DONE,

    checkDeliveryKey: async ({ path: { id }, body, headers, context }) =>
      (await confirmDelivery(services, riderOf(context), {
        id,
        check: body,
        key: headers['idempotency-key'],
      })) ?? DONE,

    listShipmentStacks: async ({ query, context }) =>
      replyOf({ stacks: await openStacks(services, riderOf(context), query.status) }),

    getStack: async ({ path, context }) =>
      replyOf(await oneStack(services.store.db, riderOf(context), path.id)),

    async updateStack({ path: { id }, body, headers, context }) {
      const rider = riderOf(context)
      const refused = misplaced(id, body, rider)
      if (refused !== undefined) return refused
      const wanted = { id, status: body.status, taken: body.taken, key: headers['idempotency-key'] }
      return replyOf(await moveStack(services, rider, wanted))
    },
  } satisfies SomeHandlers
}

/** Checks that address and body name the same shipment, and that the body names the caller. */
function misplaced(id: string, body: ShipmentUpdate, { riderId }: RiderIdentity): Failure | undefined {
  if (body.id !== id) return invalid('/body/id', 'must be the id of the address')
  return body.rider_id === riderId ? undefined : fail('FORBIDDEN')
}
