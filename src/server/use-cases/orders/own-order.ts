import type { OrderFollowUp, UserLocation } from '#generated/models.ts'
import { approximately } from '#domain/geo/distance.ts'

import type { OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import { viewerOf } from '../identity/viewer.ts'

/**
 * Whether a browser may read whose an order is, and change it: the one that placed it, or one that proved its phone.
 *
 * @source design §5 "What an order code opens"
 */
export async function isOwnOrder(
  services: Pick<Services, 'catalog' | 'store'>,
  order: OrderRow,
  { deviceId, now }: { deviceId?: string; now: Date },
): Promise<boolean> {
  if (deviceId === undefined) return false
  if (order.deviceId === deviceId) return true
  const entry = await services.catalog.findBranch(order.branch)
  if (entry === undefined) return false
  const question = { branch: entry.branch, phone: order.customerPhone, deviceId, now }
  return (await viewerOf(services, question)).isProven
}

/** What an order's code alone opens: what was ordered and how far it is, but not by whom and to which door. */
export function withoutPerson(order: OrderFollowUp): OrderFollowUp {
  return {
    ...order,
    own: false,
    customerName: '',
    notes: '',
    orderText: undefined,
    paysWith: undefined,
    shipmentSecurityCode: undefined,
    destination: order.destination && streetOf(order.destination),
  }
}

/** An address without its number and what else leads to the door. */
function streetOf(address: UserLocation): UserLocation {
  const { street, locality, city, lat, lng } = address
  return {
    ...address,
    ...approximately({ lat, lng }),
    number: '',
    postalCode: '',
    betweenStreets: '',
    details: '',
    fullAddress: [...new Set([street, locality, city])].filter(Boolean).join(', '),
  }
}
