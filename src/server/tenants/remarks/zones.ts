import { distanceMeters, radians, type Point } from '#domain/geo/distance.ts'
import { crossesItself, enclosedDegrees } from '#domain/geo/polygon.ts'
import { inZone, type Corner, type DeliveryZone } from '#domain/geo/zones.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'

import type { Contact, Remark, TenantRemark } from './remark.ts'

/**
 * A zone farther than this from its store is probably a mistake. @source assumed: nobody rides so far with a warm meal
 */
const FAR_METERS = 100_000

/** Zones that are malformed, never used, or contradict the payment methods. */
export function zoneRemarks(contact: Contact, remark: Remark): TenantRemark[] {
  const { alias, document, settings } = contact
  const { zones } = settings
  const modes = document.deliveryConfig.orderModes.filter(({ active }) => active)
  const delivery = modes.find(({ type }) => ORDER_MODES[type].needsAddress)
  const at = `${alias}: $.deliveryZones`
  return [
    ...(delivery && zones.length === 0
      ? [remark(at, 'delivery-without-zones', { mode: delivery.showName })]
      : []),
    ...(!delivery && zones.length > 0 ? [remark(at, 'zones-without-delivery')] : []),
    ...zones.flatMap((zone, index) =>
      zoneFaults(zone, zones.slice(0, index), contact).map(([code, details]) =>
        remark(`${at}[${index}]`, code, { zone: zone.name, ...details }),
      ),
    ),
    ...(delivery?.paymentTypes ?? [])
      .filter(
        ({ active, paymentMethod }) =>
          active && zones.length > 0 && !zones.some((zone) => takes(zone, paymentMethod)),
      )
      .map(({ showName }) =>
        remark(`${alias}: $.orderModes`, 'payment-nowhere', {
          payment: showName,
          mode: delivery?.showName ?? '',
        }),
      ),
    ...modes
      .filter(({ minDelayInMinutes: min, maxDelayInMinutes: max }) => min > max)
      .map(({ showName: mode, minDelayInMinutes: min, maxDelayInMinutes: max }) =>
        remark(`${alias}: $.orderModes`, 'delays-reversed', { mode, min: String(min), max: String(max) }),
      ),
  ]
}

type Fault = [Parameters<Remark>[1], Parameters<Remark>[2]?]

const takes = (zone: DeliveryZone, method: keyof DeliveryZone['fees']): boolean =>
  zone.fees[method] !== undefined && (method !== 'CASH' || zone.cashAllowed)

function zoneFaults(zone: DeliveryZone, earlier: readonly DeliveryZone[], { document }: Contact): Fault[] {
  const { polygon, fees, cashAllowed, freeDeliveryAmount, minimumOrderPrice } = zone
  const { minDelayInMinutes: min = 0, maxDelayInMinutes: max = min } = zone
  const meters = distanceMeters(document.address, nearest(zone, document.address))
  const by = earlier.find((one) => holds(one, zone))
  const faults: (Fault | false)[] = [
    polygon !== undefined && crossesItself(polygon)
      ? ['zone-crosses-itself']
      : polygon !== undefined && enclosedDegrees(polygon) === 0 && ['zone-without-area'],
    by !== undefined && ['zone-hidden', { by: by.name }],
    meters > FAR_METERS && ['zone-far', { km: String(Math.round(meters / 1_000)) }],
    min > max && ['delays-reversed', { min: String(min), max: String(max) }],
    cashAllowed && fees.CASH === undefined && ['zone-cash-without-fee'],
    freeDeliveryAmount !== undefined &&
      freeDeliveryAmount <= minimumOrderPrice &&
      freeDeliveryAmount > 0 && ['zone-free-below-minimum'],
  ]
  return faults.filter((fault) => fault !== false)
}

/** The corners of a polygon, or points around a circle. */
function outline({ polygon, center, radiusMeters = 0 }: DeliveryZone): Corner[] {
  if (polygon) return [...polygon]
  if (!center) return []
  const [lat, lng] = center
  const north = radiusMeters / METERS_PER_DEGREE
  const east = north / Math.max(Math.cos(radians(lat)), 0.01)
  return Array.from({ length: 16 }, (_, turn): Corner => {
    const angle = (turn / 8) * Math.PI
    return [lat + north * Math.sin(angle), lng + east * Math.cos(angle)]
  })
}

const METERS_PER_DEGREE = 111_195

/** Whether the earlier zone covers the later one completely, judged by its corners and the midpoints between them. */
function holds(earlier: DeliveryZone, later: DeliveryZone): boolean {
  const corners = outline(later)
  const middles = corners.map(([lat, lng], index): Corner => {
    const [nextLat, nextLng] = corners[(index + 1) % corners.length] ?? [lat, lng]
    return [(lat + nextLat) / 2, (lng + nextLng) / 2]
  })
  const points = [...corners, ...middles]
  return points.length > 0 && points.every(([lat, lng]) => inZone(earlier, { lat, lng }))
}

/** The corner nearest to a place, or the place itself if the zone contains it. */
function nearest(zone: DeliveryZone, place: Point): Point {
  if (inZone(zone, place)) return place
  const corners = outline(zone).map(([lat, lng]) => ({ lat, lng }))
  return corners.reduce(
    (best, corner) => (distanceMeters(place, corner) < distanceMeters(place, best) ? corner : best),
    corners[0] ?? place,
  )
}
