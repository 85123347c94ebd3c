import { splitStreetLine } from '#domain/address/street-line.ts'
import { metersFromAddress } from '#domain/address/far-point.ts'
import { judgeAddress, type AddressVerdict } from '#domain/address/written-address.ts'
import type { Point } from '#domain/geo/distance.ts'
import { deliveryInfoFor } from '#domain/delivery/delivery-info.ts'
import type { DeliveryInfo, MapProvider, UserLocation } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import type { Services } from '../../services.ts'

/** The written lines of an address and the point that came with it. */
export type WrittenAddress = Point &
  Pick<UserLocation, 'fullAddress'> &
  Partial<Pick<UserLocation, 'street' | 'number' | 'locality' | 'city' | 'byPosition'>>

/** The verdict and the distance of the point from the written line, absent where unknown. */
export type CheckedAddress = AddressVerdict & Pick<DeliveryInfo, 'addressDistanceMeters'>

/**
 * Judges the point of an address by geocoding the address again: the browser's claim about where the point comes from
 * is not trusted. A failing geocoder means that nothing is known.
 */
export async function checkAddress(
  services: Services,
  contact: ContactEntry,
  address: WrittenAddress,
): Promise<CheckedAddress> {
  const { country, mapProvider } = contact.branchContact.branch
  const ways = await Promise.all(
    waysToWrite(address).map(async (text) => {
      const isLine = text === address.fullAddress
      // without a house number the street may be anywhere along its length: enough to ask the diner, too little to
      // refuse
      const isExact = /\d/.test(splitStreetLine(text).number)
      const places = isLine || isExact ? await pointsOf(services, mapProvider, text, country) : []
      return { isLine, places, exact: isExact ? places : [] }
    }),
  )
  const exact = ways.map((way) => way.exact)
  const verdict = judgeAddress(address, exact, contact.settings.zones)
  if (!verdict.ok) return verdict
  const line = ways.find(({ isLine }) => isLine)?.places ?? []
  return { ...verdict, addressDistanceMeters: metersFromAddress(address, line) }
}

/**
 * Delivery cost to an address, even one that an order would be refused for. The call does not say where the point
 * comes from, so it is treated as the device's. The answer says where only such a point is delivered to.
 */
export async function deliveryTo(
  services: Services,
  contact: ContactEntry,
  address: WrittenAddress,
): Promise<DeliveryInfo> {
  const checked = await checkAddress(services, contact, { ...address, byPosition: true })
  if (!checked.ok) return deliveryInfoFor(contact.settings.zones, address)
  const { point, addressDistanceMeters, isElsewhere } = checked
  const addressElsewhere = isElsewhere || undefined
  return deliveryInfoFor(contact.settings.zones, point, { addressDistanceMeters, addressElsewhere })
}

/** The full line as the venue reads it, and street with number, which another program may understand. */
function waysToWrite({ fullAddress, street = '', number = '', locality, city }: WrittenAddress): string[] {
  const parts = [`${street} ${number}`.trim(), locality, city]
  const own = street === '' ? '' : parts.filter((part) => part !== undefined && part !== '').join(', ')
  return [...new Set([fullAddress, own])].filter((text) => text.trim() !== '')
}

async function pointsOf(
  { geocoding, log }: Services,
  provider: MapProvider,
  text: string,
  country: string,
): Promise<Point[]> {
  try {
    const found = await geocoding.known[provider].find(text, [country])
    return found.map(({ lat, lon }) => ({ lat: Number(lat), lng: Number(lon) }))
  } catch (error) {
    log.warn({ err: error }, 'the geocoder does not answer; the address of an order goes unchecked')
    return []
  }
}
