import { splitStreetNumber } from '#domain/address/address.ts'
import { judgeAddress } from '#domain/address/written-address.ts'
import type { AddressVerdict } from '#domain/address/written-address.ts'
import type { Point } from '#domain/geo/distance.ts'
import type { MapProvider, UserLocation } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import type { Services } from '../../services.ts'

/** What of an address is written, and the point that came with it. */
export type WrittenAddress = Point &
  Pick<UserLocation, 'fullAddress'> &
  Partial<Pick<UserLocation, 'street' | 'number' | 'locality' | 'city' | 'byPosition'>>

/**
 * Judges the point of an address by the address itself, which the geocoder reads again: whatever the browser says
 * about where the point is from counts for nothing. A geocoder that fails knows nothing.
 */
export async function checkAddress(
  services: Services,
  contact: ContactEntry,
  address: WrittenAddress,
): Promise<AddressVerdict> {
  const { country, mapProvider } = contact.branchContact.branch
  const found = await Promise.all(
    waysToWrite(address).map((text) => pointsOf(services, mapProvider, text, country)),
  )
  return judgeAddress(address, found, contact.settings.zones)
}

/** The point whose zone and fee count, also for an address that an order would be refused for. */
export async function feePoint(
  services: Services,
  contact: ContactEntry,
  address: WrittenAddress,
): Promise<Point> {
  const verdict = await checkAddress(services, contact, address)
  return verdict.ok ? verdict.point : { lat: address.lat, lng: address.lng }
}

/** The line the venue reads, and street and number, which another program may read. */
function waysToWrite({ fullAddress, street = '', number = '', locality, city }: WrittenAddress): string[] {
  const parts = [`${street} ${number}`.trim(), locality, city]
  const own = street === '' ? '' : parts.filter((part) => part !== undefined && part !== '').join(', ')
  return [...new Set([fullAddress, own])].filter((text) => text.trim() !== '')
}

/** Without a house number a street is anywhere along itself: that is as good as not known. */
async function pointsOf(
  { geocoding, log }: Services,
  provider: MapProvider,
  text: string,
  country: string,
): Promise<Point[]> {
  if (splitStreetNumber(text).number === '') return []
  try {
    const found = await geocoding.known[provider].find(text, [country])
    return found.map(({ lat, lon }) => ({ lat: Number(lat), lng: Number(lon) }))
  } catch (error) {
    log.warn({ err: error }, 'the geocoder does not answer; the address of an order goes unchecked')
    return []
  }
}
