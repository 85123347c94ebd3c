import type { OrderFollowUp, UserLocation } from '#generated/models.ts'
import { splitStreetLine } from '#domain/address/street-line.ts'
import { approximately } from '#domain/geo/distance.ts'
import { markIn } from '#domain/studio/draft-mark.ts'

import type { RequestContext } from '../../contract/request-context.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import { viewerOf } from '../identity/viewer.ts'

/** What is known of a browser that requests an order. */
export type Reader = Pick<RequestContext, 'deviceId' | 'orderLink' | 'now'>

/**
 * Whether a browser may read the personal data of an order, pay it and change it: the one that placed it, one that
 * proved its phone, or one that opened the link in the message to that phone.
 * @source design §5 "What an order code opens"
 */
export async function isOwnOrder(services: Services, order: OrderRow, reader: Reader): Promise<boolean> {
  const { deviceId, orderLink, now } = reader
  if (deviceId !== undefined && order.deviceId === deviceId) return true
  // A draft's sample orders hold no real people: its link opens their pages completely.
  if (markIn(order.branchContact) !== undefined) return true
  const link = orderLink === undefined ? undefined : services.links.read(orderLink)
  if (link?.orderId === order.id && link.expiresAt > now) return true
  if (deviceId === undefined) return false
  const entry = await services.catalog.findBranch(order.branch)
  return entry !== undefined && (await viewerOf(services, entry.branch, order.customerPhone, reader)).isProven
}

/** What the code alone opens: the items and the progress of an order, without person, door and notes. */
export function withoutPerson(order: OrderFollowUp): OrderFollowUp {
  return {
    ...order,
    own: false,
    customerName: '',
    notes: '',
    items: order.items.map((item) => ({ ...item, notes: '' })),
    reports: order.reports?.map((report) => ({ ...report, text: undefined })),
    orderText: undefined,
    paysWith: undefined,
    receiptHolder: undefined,
    receipts: undefined,
    shipmentSecurityCode: undefined,
    destination: order.destination && streetOf(order.destination),
  }
}

/** An address without its number and other details that identify the door. */
function streetOf(address: UserLocation): UserLocation {
  const { locality, city, lat, lng } = address
  // some people write the number into the street
  const apart = splitStreetLine(address.street)
  const isWithin = address.number === '' || apart.number === address.number
  const street = isWithin ? apart.street : address.street
  return {
    ...address,
    ...approximately({ lat, lng }),
    street,
    number: '',
    postalCode: '',
    betweenStreets: '',
    details: '',
    fullAddress: [...new Set([street, locality, city])].filter(Boolean).join(', '),
  }
}
