import { splitStreetLine } from '#domain/address/street-line.ts'
import { metersFromAddress } from '#domain/address/far-point.ts'
import { judgeAddress, type AddressVerdict } from '#domain/address/written-address.ts'
import type { Point } from '#domain/geo/distance.ts'
import { deliveryInfoFor } from '#domain/delivery/delivery-info.ts'
import type { DeliveryInfo, MapProvider, UserLocation } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import type { Services } from '../../services.ts'

/** What of an address is written, and the point that came with it. */
export type WrittenAddress = Point &
  Pick<UserLocation, 'fullAddress'> &
  Partial<Pick<UserLocation, 'street' | 'number' | 'locality' | 'city' | 'byPosition'>>

/** The verdict, and how far the point lies from the written line; without it where that is not known. */
export type CheckedAddress = AddressVerdict & Pick<DeliveryInfo, 'addressDistanceMeters'>

/**
 * Judges the point of an address by the address itself, which the geocoder reads again: whatever the browser says
 * about where the point is from counts for nothing. A geocoder that fails knows nothing.
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
      // without a house number a street is anywhere along itself: enough to ask the diner, too little to refuse
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
 * What delivery to an address costs, also to one that an order would be refused for. The call does not say whose the
 * point is, so it is taken for the device's, and the answer says where only such a one is delivered to.
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

/** The line the venue reads, and street and number, which another program may read. */
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
