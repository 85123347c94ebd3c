import type {
  DeliveryInfo,
  DeliverySummary,
  MinorUnits,
  OrderMode,
  PaymentMethod,
} from '#generated/models.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'

import { deliveryFeeFor } from './delivery-info.ts'
import { offeredPayments, type PayableMode } from './payment-types.ts'

/** How long it takes: the venue's own words, or minutes. @units minutes */
export type Delay = { kind: 'text'; text: string } | { kind: 'range'; min: number; max: number }

/**
 * The info table of a mode as data.
 * `delivery`: 'Llega en', 'Envío' (fee 0 reads 'Gratis'), 'Mínimo', and 'Envío gratis a partir de {amount}'.
 * `pick-up`: 'Retirar en'. While `isFrom`, more than one fee is possible: it is the lowest and reads 'Desde'.
 * @units minor units
 */
export type InfoTable =
  | { kind: 'pick-up'; delay: Delay }
  | {
      kind: 'delivery'
      delay: Delay
      fee?: MinorUnits
      isFrom: boolean
      minimum?: MinorUnits
      freeFrom?: MinorUnits
      /** The diner's address is outside all zones: the other values are for other addresses. */
      unreachable?: true
    }

/** The part of an order mode that its delay comes from. */
export type DelayMode = Pick<OrderMode, 'type' | 'minDelayInMinutes' | 'maxDelayInMinutes' | 'delayText'>

/**
 * The minutes promised for an order: those of the zone, else of the mode, each by itself.
 * @units minutes; min is never above max
 * @source diner spec §3 "minDelayInMinutes, maxDelayInMinutes"
 */
export function delayMinutes(
  mode: Pick<DelayMode, 'minDelayInMinutes' | 'maxDelayInMinutes'>,
  info?: DeliveryInfo,
): { min: number; max: number } {
  const zone = info?.inside ? info : undefined
  const min = zone?.minDelayInMinutes ?? mode.minDelayInMinutes
  const max = zone?.maxDelayInMinutes ?? mode.maxDelayInMinutes
  return { min: Math.min(min, max), max: Math.max(min, max) }
}

/**
 * How long an order takes: the zone's minutes, else the venue's own words, else the mode's minutes.
 * @units minutes
 * @source diner spec §2.9 "delay text min - max minutes"
 */
export function orderDelay(mode: DelayMode, info?: DeliveryInfo): Delay {
  const isZoned = info?.inside === true && (info.minDelayInMinutes ?? info.maxDelayInMinutes) !== undefined
  if (mode.delayText && !isZoned) return { kind: 'text', text: mode.delayText }
  return { kind: 'range', ...delayMinutes(mode, info) }
}

/**
 * Input of the table: delivery to the diner's address, the venue's summary before that, and the chosen payment method,
 * on which the fee depends.
 */
export type InfoTableContext = {
  info?: DeliveryInfo
  summary?: DeliverySummary
  paymentMethod?: PaymentMethod
}

/**
 * What the info table of a mode shows.
 * @returns undefined for in-dining, where nothing is waited for or paid
 * @units minor units; the fee that is charged, or the lowest while address or payment method are open
 * @source diner spec §2.9 "Delivery info table", design §5 "Envío"; self-service as pick-up is assumed: the diner fetches it too
 */
export function infoTable(
  mode: DelayMode & PayableMode,
  context: InfoTableContext = {},
): InfoTable | undefined {
  const { info, summary, paymentMethod } = context
  const { showsDelay, needsAddress } = ORDER_MODES[mode.type]
  if (!showsDelay) return undefined
  if (!needsAddress) return { kind: 'pick-up', delay: orderDelay(mode) }
  const delay = orderDelay(mode, info)
  if (info?.inside) {
    const methods = paymentMethod
      ? [paymentMethod]
      : offeredPayments(mode, info).map((one) => one.paymentMethod)
    const fees = methods.map((method) => deliveryFeeFor(info, method))
    const fee = fees.length > 0 ? Math.min(...fees) : deliveryFeeFor(info)
    return {
      kind: 'delivery',
      delay,
      fee,
      isFrom: fees.some((other) => other > fee),
      minimum: info.minimumOrderPrice,
      freeFrom: info.freeDeliveryAmount,
    }
  }
  return {
    kind: 'delivery',
    delay,
    fee: summary?.fee,
    isFrom: summary !== undefined && summary.highestFee > summary.fee,
    minimum: summary?.minimumOrderPrice,
    freeFrom: summary?.freeDeliveryAmount,
    unreachable: info && true,
  }
}
