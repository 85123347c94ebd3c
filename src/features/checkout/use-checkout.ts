import { useMemo } from 'react'
import { checkCheckout } from '#domain/checkout/check-checkout.ts'
import type { CheckoutContext, CheckoutFailure } from '#domain/checkout/check-checkout.ts'
import type { CheckoutField, CheckoutForm } from '#domain/checkout/form.ts'
import { parseMoney } from '#domain/money/parse-money.ts'
import { defaultPhoneCountry } from '#domain/phone/countries.ts'
import type { PhoneResult } from '#domain/phone/phone.ts'
import { isDeliveryPriced } from '#domain/pricing/delivery-charge.ts'
import type { Country, DeliveryInfo, OrderMode, PaymentType } from '#generated/models.ts'
import { useBranchContact, useSessionValue, useVenue } from '#session/page-context.ts'
import { useCheckoutQuote } from '#session/use-checkout-quote.ts'
import type { QuoteState } from '#session/use-quote.ts'
import { useCheckoutValue, cardContext } from '#session/checkout-store.ts'
import { choosePayable, needsCard, payableMode } from './payable.ts'
import { useSchedule } from './use-schedule.ts'
import type { Schedule } from './use-schedule.ts'
import { useTable } from './use-table.ts'

/** What was typed as an amount: undefined for nothing, NaN for what is none. @units minor units */
export function cashAmount(text: string, country: Country): number | undefined {
  const parsed = parseMoney(text, country)
  if (parsed.ok) return parsed.amount
  return parsed.code === 'EMPTY' ? undefined : Number.NaN
}

/** Everything the diner filled in, from where it is kept; 'Justo' is an amount only once the total is known. */
function useCheckoutForm({ scheduled, choice }: Schedule): CheckoutForm {
  const { branch, branchContact, storefront } = useVenue()
  const tip = useCheckoutValue((state) => state.tip)
  const diner = useSessionValue('diner', (state) => state)
  const location = useSessionValue('diner', (state) => state.location)
  const paymentTypeId = useSessionValue('cart', (state) => state.paymentTypeId)
  const draft = useCheckoutValue((state) => state)
  const phone = useTypedPhone()
  const { table } = useTable()
  const hasOptedIn = draft.customer?.optIn === true
  return {
    customerName: diner.name,
    ...phone,
    email: diner.email,
    document: branch?.documentRequested ? diner.document : '',
    tableNumber: table ? (table.number ?? table.uid) : draft.tableNumber,
    optIn: hasOptedIn || draft.optIn,
    location,
    betweenStreets: draft.betweenStreets,
    details: draft.details,
    notes: draft.notes,
    paysWith: cashAmount(draft.cash, storefront.country),
    paymentTypeId,
    tip: branchContact?.tips && tip,
    receiptHolder: branchContact?.receipts ? draft.receiptHolder : undefined,
    scheduled,
    scheduledAt: scheduled ? choice?.at : undefined,
  }
}

function useTypedPhone(): Pick<CheckoutForm, 'phone' | 'phoneCountry'> {
  const { branch } = useVenue()
  const phone = useSessionValue('diner', (diner) => diner.phone)
  const country = useSessionValue('diner', (diner) => diner.phoneCountry)
  return { phone, phoneCountry: country ?? defaultPhoneCountry(branch?.country) }
}

/** The typed phone as its country's plan judges it; undefined while the code for that is on its way. */
export function usePhone(): PhoneResult | undefined {
  const { phone, phoneCountry } = useTypedPhone()
  const normalise = useCheckoutValue((state) => state.normalise)
  return useMemo(() => normalise?.(phone, phoneCountry), [normalise, phone, phoneCountry])
}

export interface Checkout {
  form: CheckoutForm
  schedule: Schedule
  prices: QuoteState
  mode?: OrderMode
  /** The chosen payment, when it can be completed. */
  payment?: PaymentType
  /** What is to be paid; undefined until prices are known and the delivery is in them. */
  total?: number
  /** Undefined until mode and prices are known. */
  context?: CheckoutContext
  failures: CheckoutFailure[]
  /** The failure of a field, once the order was tried to be sent. */
  failureOf: (field: CheckoutField) => CheckoutFailure | undefined
}

/** The checkout as the rules see it: form, prices, and everything that keeps the order from being sent. */
export function useCheckout(): Checkout {
  const schedule = useSchedule()
  const typed = useCheckoutForm(schedule)
  const isExact = useCheckoutValue((state) => state.cashExact)
  const prices = useCheckoutQuote()
  const phone = usePhone()
  const venue = useBranchContact()
  const attempted = useCheckoutValue((state) => state.attempted)
  const card = useCheckoutValue((state) => state.card)
  const { mode, quote, delivery } = prices
  const payment = mode && choosePayable(mode, delivery, typed.paymentTypeId)
  const total = mode && isDeliveryPriced(mode.type, delivery) ? quote?.total : undefined
  const form = isExact ? { ...typed, paysWith: total } : typed
  const context: CheckoutContext | undefined = mode &&
    quote && {
      mode: payableMode(mode),
      payment,
      mandatoryEmail: venue.mandatoryEmail,
      betweenStreetsRequired: venue.deliveryConfig.betweenStreetsRequired,
      phone,
      tips: venue.tips,
      receiptsIn: venue.receipts ? venue.branch.country : undefined,
      total: quote.total,
      itemsTotal: quote.itemsTotal,
      delivery: deliveryState(prices),
      card: needsCard(payment, quote.total) ? cardContext(card) : undefined,
      schedule: {
        loading: form.scheduled && schedule.isLoading,
        canOrderNow: schedule.ordering?.canOrderNow === true,
      },
    }
  const failures = context ? checkCheckout(form, context).failures : []
  const failureOf = (field: CheckoutField) =>
    attempted ? failures.findLast((one) => one.field === field) : undefined
  return { form, schedule, prices, mode, payment, total, context, failures, failureOf }
}

function deliveryState({
  delivery: info,
  isDeliveryLoading,
}: {
  delivery?: DeliveryInfo
  isDeliveryLoading: boolean
}): CheckoutContext['delivery'] {
  if (info) return { status: 'success', info }
  return { status: isDeliveryLoading ? 'loading' : 'idle' }
}
