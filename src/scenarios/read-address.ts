import { zoneFor, type DeliveryZone } from '#domain/geo/zones.ts'
import type { DemoStreet, TenantBranchContact, TenantFile } from '#generated/tenant.ts'

import type { BrandAddress } from './brand.ts'

/**
 * An address on one of the brand's streets: preferably one that its venue delivers to and where cash is accepted.
 * @errors none; undefined when the brand has no streets
 */
export function readAddress(tenant: TenantFile, contact: TenantBranchContact): BrandAddress | undefined {
  const zones = zonesOf(contact)
  const all = (tenant.streets ?? [])
    .map(middleOf)
    .map((address) => ({ address, zone: zoneFor(zones, address) }))
  const reached = all.filter(({ zone }) => zone !== undefined)
  const found = reached.find(({ zone }) => zone?.cashAllowed) ?? reached[0] ?? all[0]
  return found && { ...found.address, reached: found.zone !== undefined }
}

/** The zone of an address: its minimum decides how much must be in the cart. */
export const zoneOf = (contact: TenantBranchContact, address: BrandAddress): DeliveryZone | undefined =>
  zoneFor(zonesOf(contact), address)

const zonesOf = ({ deliveryZones = [] }: TenantBranchContact): DeliveryZone[] => deliveryZones

function middleOf({ street, from, to, locality, city }: DemoStreet): Omit<BrandAddress, 'reached'> {
  const number = Math.round((from.number + to.number) / 2)
  const along = to.number === from.number ? 0.5 : (number - from.number) / (to.number - from.number)
  return {
    typed: `${street} ${number}`,
    street,
    number: String(number),
    locality,
    city,
    lat: Number((from.lat + (to.lat - from.lat) * along).toFixed(6)),
    lng: Number((from.lng + (to.lng - from.lng) * along).toFixed(6)),
  }
}
