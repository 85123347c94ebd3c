import { DAY_MS } from '#domain/time/lengths.ts'
import { OWN_FLEET_PROVIDER, RIDER_PAGE_SIZE, SHIPMENT_SEARCH_DAYS } from '#domain/defaults.ts'
import type { ShipmentType } from '#domain/routes/companion-routes.ts'
import type { RiderStep } from '#domain/shipments/steps.ts'
import { tripOfShipment, tripOfStack, type Trip } from '#domain/shipments/trip.ts'
import type { RiderPosition, ShipmentStack, Shipment, WhoAmI } from '#generated/models.ts'
import { ask, bodyOf, doneOf, isApiError, type ApiClient } from './client.ts'
import { withToken } from './with-token.ts'

const OPEN = 'LOOKING_FOR_DRIVER'

/**
 * Calls of a rider with an open shift.
 * @param token - of the shift
 * @errors each rejects with {@link ApiError}
 * @source delivery spec §7
 */
export function riderCalls(client: ApiClient, token: string) {
  const api = withToken(client, token)
  const pathOf = (id: string) => ({ path: { id } })

  return {
    whoAmI: (): Promise<WhoAmI> => ask(api, '/api/whoami', {}),

    /** Whether a rider has an open shift, by phone; needs no token. */
    isOnShift: async (branchContactId: string, phone: string): Promise<boolean> =>
      (await ask(client, '/api/rider/bc/phone', { query: { branchContactId, phone } })).active,

    /** Shipments waiting for a rider, oldest first. @param page - from 0 */
    openShipments: async (branchContactId: string, page: number, now: number): Promise<Shipment[]> => {
      const query = {
        page,
        pageSize: RIDER_PAGE_SIZE,
        sort: 'ASC',
        branchContactId,
        startDate: new Date(now - SHIPMENT_SEARCH_DAYS * DAY_MS).toISOString(),
        endDate: new Date(now).toISOString(),
        status: OPEN,
        providerName: OWN_FLEET_PROVIDER,
      } as const
      return (await ask(api, '/api/shipments', { query })).shipments
    },

    openStacks: async (): Promise<ShipmentStack[]> => {
      const query = { status: OPEN, delivery_provider_name: OWN_FLEET_PROVIDER } as const
      return (await ask(api, '/api/shipmentstacks', { query })).stacks
    },

    /** The rider's current shipment; undefined when there is none. */
    inProgress: async (): Promise<Shipment | undefined> => {
      try {
        return await ask(api, '/api/shipments/rider', {})
      } catch (error) {
        if (isApiError(error) && error.code === 'SHIPMENT_NOT_FOUND') return undefined
        throw error
      }
    },

    trip: async (type: ShipmentType, id: string): Promise<Trip> =>
      type === 'simple'
        ? tripOfShipment(await ask(api, '/api/shipments/{id}', pathOf(id)))
        : tripOfStack(await ask(api, '/api/stacking/{id}', pathOf(id))),

    /** Sends a step under its idempotency key. @returns the trip after it, as far as the response has it */
    send: async ({ key, kind, subjectId, body }: RiderStep): Promise<Trip | undefined> => {
      const more = { params: pathOf(subjectId), headers: { 'Idempotency-Key': key } }
      if (kind === 'key') {
        await doneOf(api.POST('/api/shipments/{id}/deliverykey', { ...more, body }))
        return undefined
      }
      return kind === 'shipment'
        ? tripOfShipment(await bodyOf(api.PUT('/api/shipments/{id}', { ...more, body })))
        : tripOfStack(await bodyOf(api.PUT('/api/stacking/{id}', { ...more, body })))
    },

    sendPosition: (id: string, body: RiderPosition): Promise<void> =>
      doneOf(api.POST('/api/shipments/{id}/position', { params: pathOf(id), body })),
  }
}

export type RiderCalls = ReturnType<typeof riderCalls>
