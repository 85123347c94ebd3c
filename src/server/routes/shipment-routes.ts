import { RIDER_PAGE_SIZE } from '#domain/defaults.ts'
import { MINUTE_MS } from '#domain/time/lengths.ts'
import type { ShipmentUpdate } from '#generated/models.ts'

import { fail, type Failure, type SomeHandlers } from '../contract/handlers.ts'
import type { RequestContext } from '../contract/request-context.ts'
import type { Services } from '../services.ts'
import type { RiderIdentity } from '../contract/identity.ts'
import { confirmDelivery } from '../use-cases/shipments/delivery-key.ts'
import { moveShipment } from '../use-cases/shipments/move-shipment.ts'
import { moveStack } from '../use-cases/shipments/move-stack.ts'
import type { Outcome } from '../use-cases/shipments/outcome.ts'
import {
  oneShipment,
  oneStack,
  openShipments,
  openStacks,
  shipmentInProgress,
  shipmentsOfOrder,
} from '../use-cases/shipments/read-shipments.ts'
import { noteRiderPosition } from '../use-cases/shipments/rider-position.ts'
import { riderOf } from './caller.ts'

/** A phone whose clock is this slow still sees what has just begun to wait. */
const CLOCK_SLACK_MS = 5 * MINUTE_MS

/** What riders do with shipments; every call asks for the token of a shift first. */
export function shipmentRoutes(services: Services) {
  /** Answers a rider, or says why not. */
  async function forRider<T>(
    context: RequestContext,
    act: (rider: RiderIdentity) => Promise<Outcome<T>>,
  ): Promise<{ status: 200; body: T } | Failure> {
    return answered(await act(riderOf(context)))
  }

  /** As `forRider`, where there is nothing to say but that it was done. */
  async function silently(
    context: RequestContext,
    act: (rider: RiderIdentity) => Promise<Outcome<undefined>>,
  ): Promise<{ status: 204; body: undefined } | Failure> {
    const reply = await forRider(context, act)
    return 'failure' in reply ? reply : { status: 204, body: undefined }
  }

  return {
    async listShipments({ query, context }) {
      const { page = 0, pageSize = RIDER_PAGE_SIZE, sort = 'ASC', status } = query
      return forRider(context, async (rider) => {
        if (query.branchContactId !== rider.branchContact) return { ok: false, code: 'FORBIDDEN' }
        const to = new Date(Date.parse(query.endDate) + CLOCK_SLACK_MS)
        const search = { status, from: new Date(query.startDate), to }
        const rows = { offset: page * pageSize, limit: pageSize, isDescending: sort === 'DESC' }
        return { ok: true, value: { shipments: await openShipments(services, rider, search, rows) } }
      })
    },

    getShipmentInProgress: ({ context }) => forRider(context, (rider) => shipmentInProgress(services, rider)),

    getShipmentsOfOrder: ({ path, context }) =>
      forRider(context, (rider) => shipmentsOfOrder(services, rider, path.logisticsOrderId)),

    getShipment: ({ path, context }) => forRider(context, (rider) => oneShipment(services, rider, path.id)),

    updateShipment: ({ path, body, headers, context }) =>
      misplaced(path.id, body) ??
      forRider(context, async (rider) =>
        body.rider_id === rider.riderId
          ? moveShipment(services, rider, {
              id: path.id,
              status: body.status,
              key: headers['idempotency-key'],
            })
          : { ok: false, code: 'FORBIDDEN' },
      ),

    sendRiderPosition: ({ path, body, context }) =>
      silently(context, (rider) => noteRiderPosition(services, rider, path.id, body)),

    checkDeliveryKey: ({ path, body, headers, context }) =>
      silently(context, (rider) =>
        confirmDelivery(services, rider, { id: path.id, check: body, key: headers['idempotency-key'] }),
      ),

    listShipmentStacks: ({ query, context }) =>
      forRider(context, async (rider) => ({
        ok: true,
        value: { stacks: await openStacks(services, rider, query.status) },
      })),

    getStack: ({ path, context }) => forRider(context, (rider) => oneStack(services, rider, path.id)),

    updateStack: ({ path, body, headers, context }) =>
      misplaced(path.id, body) ??
      forRider(context, async (rider) =>
        body.rider_id === rider.riderId
          ? moveStack(services, rider, { id: path.id, status: body.status, key: headers['idempotency-key'] })
          : { ok: false, code: 'FORBIDDEN' },
      ),
  } satisfies SomeHandlers
}

const answered = <T>(outcome: Outcome<T>): { status: 200; body: T } | Failure =>
  outcome.ok ? { status: 200, body: outcome.value } : fail(outcome.code, { detail: outcome.detail })

/** The address and the body name the same thing. */
const misplaced = (id: string, body: ShipmentUpdate): Failure | undefined =>
  body.id === id
    ? undefined
    : fail('INVALID_REQUEST', { errors: [{ path: '/body/id', message: 'must be the id of the address' }] })
