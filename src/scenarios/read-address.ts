import { zoneFor } from '#domain/geo/zones.ts'
import type { DeliveryZone } from '#domain/geo/zones.ts'
import type { DemoStreet, TenantBranchContact, TenantFile } from '#generated/tenant.ts'

import type { BrandAddress } from './brand.ts'

/**
 * An address on one of the brand's streets that its venue delivers to; cash is taken there when anywhere.
 *
 * @errors none; undefined where no street leads into a zone
 */
export function readAddress(tenant: TenantFile, contact: TenantBranchContact): BrandAddress | undefined {
  const zones = zonesOf(contact)
  const found = (tenant.streets ?? []).map(middleOf).flatMap((address) => {
    const zone = zoneFor(zones, address)
    return zone === undefined ? [] : [{ address, zone }]
  })
  return (found.find(({ zone }) => zone.cashAllowed) ?? found[0])?.address
}

/** The zone of an address: its minimum decides how much has to be in the cart. */
export const zoneOf = (contact: TenantBranchContact, address: BrandAddress): DeliveryZone | undefined =>
  zoneFor(zonesOf(contact), address)

const zonesOf = ({ deliveryZones = [] }: TenantBranchContact): DeliveryZone[] => deliveryZones

function middleOf({ street, from, to, locality, city }: DemoStreet): BrandAddress {
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
