import { sortStack, firstIndex } from '#domain/shipments/stack.ts'
import type { Shipment, ShipmentStack, ShipmentStatus } from '#generated/models.ts'

import { fail, type Failure } from '../../contract/handlers.ts'
import { isUuid } from '../../db/new-id.ts'
import {
  listCarriedShipments,
  listLogisticsOrder,
  listSimpleShipments,
} from '../../repositories/shipments-repository.ts'
import { findStack, listStacks } from '../../repositories/stacks-repository.ts'
import type { Services } from '../../services.ts'
import type { RiderIdentity } from '../../contract/request-context.ts'
import { asShipment, asStack } from './as-shipment.ts'

type Search = { status: ShipmentStatus; from: Date; to: Date }
type Page = { offset: number; limit: number; isDescending: boolean }

/** Waiting shipments are visible to all riders, others only to their own. */
const riderOf = (status: ShipmentStatus, { riderId }: RiderIdentity): string | undefined =>
  status === 'LOOKING_FOR_DRIVER' ? undefined : riderId

/** Simple shipments of the rider's store. */
export async function openShipments(
  { store }: Services,
  rider: RiderIdentity,
  { status, from, to }: Search,
  page: Page,
): Promise<Shipment[]> {
  const filter = { branchContact: rider.branchContact, status, riderId: riderOf(status, rider), from, to }
  const rows = await listSimpleShipments(store.db, filter, page)
  return rows.map((row) => asShipment(row, rider))
}

/** Stacks of the rider's store. */
export async function openStacks(
  { store }: Services,
  rider: RiderIdentity,
  status: ShipmentStatus,
): Promise<ShipmentStack[]> {
  const { branchContact } = rider
  const rows = await listStacks(store.db, { branchContact, status, riderId: riderOf(status, rider) })
  const stacks: ShipmentStack[] = []
  for (const row of rows) stacks.push(asStack(row, await listLogisticsOrder(store.db, row.id), rider))
  return stacks
}

/** The rider's current shipment; of a stack, the next one. */
export async function shipmentInProgress(
  { store }: Services,
  rider: RiderIdentity,
): Promise<Shipment | Failure> {
  const carried = (await listCarriedShipments(store.db, rider.riderId)).map((row) => asShipment(row, rider))
  const sorted = sortStack(carried)
  const next = sorted[firstIndex(sorted)]
  return next ?? fail('SHIPMENT_NOT_FOUND')
}

/** The shipments of a logistics order: a stack, or a simple shipment in the form of one. */
export async function shipmentsOfOrder(
  { store }: Services,
  rider: RiderIdentity,
  logisticsOrder: string,
): Promise<ShipmentStack | Failure> {
  const members = isUuid(logisticsOrder) ? await listLogisticsOrder(store.db, logisticsOrder) : []
  const [first] = members
  if (first === undefined) return fail('SHIPMENT_NOT_FOUND')
  if (first.shipment.branchContact !== rider.branchContact) return fail('FORBIDDEN')
  const stack = await findStack(store.db, logisticsOrder)
  return asStack(stack ?? { id: logisticsOrder, code: first.shipment.codeToShow }, members, rider)
}
