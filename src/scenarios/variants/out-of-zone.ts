import type { TenantBranchContact } from '#generated/tenant.ts'

/** Far enough that no street of the brand lies there. @units degrees and metres */
const AWAY_DEGREES = 1
const RADIUS_METERS = 500

/** A venue that delivers, but to none of the brand's streets. */
export function outOfZone(contact: TenantBranchContact): TenantBranchContact {
  const { lat, lng } = contact.address
  const center: [number, number] = [lat > 0 ? lat - AWAY_DEGREES : lat + AWAY_DEGREES, lng]
  return {
    ...contact,
    deliveryZones: contact.deliveryZones?.slice(0, 1).map((zone) => {
      const { polygon: _, ...rest } = zone
      return { ...rest, center, radiusMeters: RADIUS_METERS }
    }),
  }
}
