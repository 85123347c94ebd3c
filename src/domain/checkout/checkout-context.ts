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

/** What the checks need beyond the form; the caller passes it in. */
export type CheckoutContext = {
  mode: Pick<OrderMode, 'id' | 'type' | 'paymentTypes' | 'nameRequired'>
  payment?: PaymentType
  mandatoryEmail: boolean
  betweenStreetsRequired: boolean
  /** The typed phone as validated by `normalisePhone`; undefined while its code is loading. */
  phone?: PhoneResult
  /** The total, and the part of it that is items. @units minor units */
  total: MinorUnits
  itemsTotal: MinorUnits
  /** The fee request for the address; `idle` when none was sent. */
  delivery: { status: 'idle' | 'loading' | 'success' | 'error'; info?: DeliveryInfo }
  /** Tips the venue takes; undefined where it takes none. */
  tips?: TipTerms
  /** Country in which the venue issues receipts; undefined where it issues none. */
  receiptsIn?: CountryCode
  /** The card section, when a card is entered on the page. */
  card?: { fieldsValid: boolean; tokenFailed: boolean }
  /** The venue's hours at this moment; `loading` while its schedule is being loaded. */
  schedule: { loading: boolean; canOrderNow: boolean }
}

/**
 * Whether phone and name are required.
 * @source diner spec §5 "Name and phone are mandatory for delivery and take-away modes"
 */
export const isContactForced = ({ mode }: Pick<CheckoutContext, 'mode'>): boolean =>
  ORDER_MODES[mode.type].needsContact

/**
 * Whether the name is required: where the phone is, and where the venue calls out names.
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
 * The delivery info that applies: only for delivery, and once the fee request was answered.
 * @source diner spec §5 checkout table
 */
export const deliveryInfoOf = ({ mode, delivery }: CheckoutContext): DeliveryInfo | undefined =>
  ORDER_MODES[mode.type].needsAddress && delivery.status === 'success' ? delivery.info : undefined
