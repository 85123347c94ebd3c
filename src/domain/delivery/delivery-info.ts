import type { DeliveryInfo, DeliverySummary, MinorUnits, PaymentMethod } from '#generated/models.ts'

import type { Point } from '#domain/geo/distance.ts'
import { zoneFor, type DeliveryZone } from '#domain/geo/zones.ts'

import { offeredPayments, type PayableMode } from './payment-types.ts'

/** Every payment method, in the order the fees are listed. */
const METHODS: readonly PaymentMethod[] = ['CASH', 'CARD', 'ONLINE']

/**
 * Further facts about a delivery. `providersFailed`: no courier answered for the zone; `addressDistanceMeters`:
 * distance of the point from the written address; `addressElsewhere`: deliverable only to a measured position.
 */
export type DeliveryContext = Partial<
  Pick<DeliveryInfo, 'providersFailed' | 'addressDistanceMeters' | 'addressElsewhere'>
>

/**
 * Cost and conditions of delivery to a point, by the zones of a branch contact.
 * @param zones - in order of priority
 * @returns outside all zones `inside` is false and the rest is empty
 * @units minor units; minutes
 * @source diner spec §3 "Delivery info", §7 deliveryzones/fee
 */
export function deliveryInfoFor(
  zones: readonly DeliveryZone[],
  point: Point,
  context: DeliveryContext = {},
): DeliveryInfo {
  const zone = zoneFor(zones, point)
  if (!zone)
    return { inside: false, providersFailed: false, fees: [], minimumOrderPrice: 0, cashAllowed: false }
  const methods = METHODS.filter((method) => method !== 'CASH' || zone.cashAllowed)
  return {
    inside: true,
    providersFailed: context.providersFailed ?? false,
    fees: methods.map((paymentMethod) => ({ paymentMethod, amount: zoneFee(zone, paymentMethod) })),
    minimumOrderPrice: zone.minimumOrderPrice,
    freeDeliveryAmount: zone.freeDeliveryAmount,
    cashAllowed: zone.cashAllowed,
    minDelayInMinutes: zone.minDelayInMinutes,
    maxDelayInMinutes: zone.maxDelayInMinutes,
    zoneId: zone.id,
    addressDistanceMeters: context.addressDistanceMeters,
    addressElsewhere: context.addressElsewhere,
  }
}

/**
 * The fee of a payment method; a missing one costs the highest fee in the file, so that an omission gives nothing away.
 */
const zoneFee = (zone: DeliveryZone, method: PaymentMethod): MinorUnits =>
  zone.fees[method] ?? Math.max(0, ...Object.values(zone.fees))

/**
 * The delivery fee for a way to pay, before free delivery is considered.
 * @param method - absent while nothing is chosen: the highest fee, so that the total can only fall
 * @units minor units
 * @errors none; outside of the zones it is 0
 * @source diner spec §5 "The delivery fee depends on the payment method"
 */
export function deliveryFeeFor(info: DeliveryInfo, method?: PaymentMethod): MinorUnits {
  const fee = info.fees.find(({ paymentMethod }) => paymentMethod === method)
  return fee?.amount ?? Math.max(0, ...info.fees.map(({ amount }) => amount))
}

/**
 * What the info table shows before an address is known: the zone with the lowest fee, and how far fees go.
 * @param mode - of delivery: only its ways to pay count
 * @returns undefined without zones
 * @units minor units
 * @source assumed: the table of diner spec §2.9 is seen before an address is given
 */
export function deliverySummary(
  zones: readonly DeliveryZone[],
  mode?: PayableMode,
): DeliverySummary | undefined {
  const payable = new Set(mode && offeredPayments(mode).map(({ paymentMethod }) => paymentMethod))
  const priced = zones.map((zone) => {
    const taken = METHODS.filter((method) => method !== 'CASH' || zone.cashAllowed)
    const offered = taken.filter((method) => payable.has(method))
    const fees = (offered.length > 0 ? offered : taken).map((method) => zoneFee(zone, method))
    return { zone, fee: Math.min(...fees), highestFee: Math.max(...fees) }
  })
  const [cheapest] = [...priced].sort((a, b) => a.fee - b.fee)
  return (
    cheapest && {
      fee: cheapest.fee,
      highestFee: Math.max(...priced.map(({ highestFee }) => highestFee)),
      minimumOrderPrice: cheapest.zone.minimumOrderPrice,
      freeDeliveryAmount: cheapest.zone.freeDeliveryAmount,
    }
  )
}
