import type {
  CountryCode,
  DeliveryInfo,
  MinorUnits,
  OrderMode,
  PaymentType,
  TipTerms,
} from '#generated/models.ts'

import type { PhoneResult } from '#domain/phone/phone.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'

/** What the checks need beyond the form; the caller knows it, the domain does not look it up. */
export type CheckoutContext = {
  mode: Pick<OrderMode, 'id' | 'type' | 'paymentTypes' | 'nameRequired'>
  payment?: PaymentType
  mandatoryEmail: boolean
  betweenStreetsRequired: boolean
  /** The typed phone as `normalisePhone` judged it; undefined while its code is still loading. */
  phone?: PhoneResult
  /** What the diner pays, and what of it are items. @units minor units */
  total: MinorUnits
  itemsTotal: MinorUnits
  /** The fee request for the address; `idle` when none was made. */
  delivery: { status: 'idle' | 'loading' | 'success' | 'error'; info?: DeliveryInfo }
  /** Tips the venue takes; undefined where it takes none. */
  tips?: TipTerms
  /** Country in which the venue issues receipts; undefined where it issues none. */
  receiptsIn?: CountryCode
  /** The card section, when a card is entered on the page. */
  card?: { fieldsValid: boolean; tokenFailed: boolean }
  /** The venue's hours at this moment; `loading` while its schedule is on the way. */
  schedule: { loading: boolean; canOrderNow: boolean }
}

/**
 * Whether phone and name must be given.
 * @source diner spec §5 "Name and phone are mandatory for delivery and take-away modes"
 */
export const isContactForced = ({ mode }: Pick<CheckoutContext, 'mode'>): boolean =>
  ORDER_MODES[mode.type].needsContact

/**
 * Whether the name must be given: where the phone must, and where the venue calls it out.
 * @source diner spec §5 checkout table, row 2; self-service assumed: ours, off unless a venue asks
 */
export const isNameForced = (context: Pick<CheckoutContext, 'mode'>): boolean =>
  isContactForced(context) ||
  (ORDER_MODES[context.mode.type].mayRequireName && context.mode.nameRequired === true)

/**
 * Whether the diner is asked what they pay with.
 * @source diner spec §5 "Cash input: shown only for cash in delivery"
 */
export const isCashAsked = ({
  mode,
  payment,
}: {
  mode: Pick<OrderMode, 'type'>
  payment?: Pick<PaymentType, 'paymentMethod'>
}): boolean => ORDER_MODES[mode.type].needsAddress && payment?.paymentMethod === 'CASH'

/**
 * The delivery info that counts: of a delivery whose fee request has been answered.
 * @source diner spec §5 checkout table
 */
export const deliveryInfoOf = ({ mode, delivery }: CheckoutContext): DeliveryInfo | undefined =>
  ORDER_MODES[mode.type].needsAddress && delivery.status === 'success' ? delivery.info : undefined
