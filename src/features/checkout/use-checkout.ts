import { useCallback, useSyncExternalStore } from 'react'
import { checkCheckout, type CheckoutContext, type CheckoutFailure } from '#domain/checkout/check-checkout.ts'
import type { CheckoutField, CheckoutForm } from '#domain/checkout/form.ts'
import { TABLE_MAX } from '#domain/checkout/typed-length.ts'
import { parseMoney } from '#domain/money/parse-money.ts'
import { defaultPhoneCountry } from '#domain/phone/countries.ts'
import type { PhoneResult } from '#domain/phone/phone.ts'
import { isDeliveryPriced } from '#domain/pricing/delivery-charge.ts'
import type { Country, OrderMode, PaymentType } from '#generated/models.ts'
import { checkoutErrors } from '#messages/checkout-errors.ts'
import { useBranchContact, useSession, useSessionValue, useVenue } from '#session/page-context.ts'
import { useCheckoutQuote } from '#session/use-checkout-quote.ts'
import type { QuoteState } from '#session/use-quote.ts'
import { phoneCode } from '#session/phone-code.ts'
import { cardContext, checkoutOf, useCheckoutValue } from '#session/checkout-store.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { useCode } from '#ui/primitives/base/lazy-view.tsx'
import { choosePayable, needsCard } from './payable.ts'
import { useSchedule, type Schedule } from './use-schedule.ts'
import { useTable } from './use-table.ts'

/** A typed amount: undefined when empty, NaN when invalid. @units minor units */
export function cashAmount(text: string, country: Country): number | undefined {
  const parsed = parseMoney(text, country)
  if (parsed.ok) return parsed.amount
  return parsed.code === 'EMPTY' ? undefined : Number.NaN
}

/** The typed phone, validated by its country's plan; undefined while that code is loading. */
export function usePhone(): PhoneResult | undefined {
  const { branch } = useVenue()
  const phone = useSessionValue('diner', (diner) => diner.phone)
  const country =
    useSessionValue('diner', (diner) => diner.phoneCountry) ?? defaultPhoneCountry(branch?.country)
  // Without it the phone stays unvalidated, and sending requests it again.
  const judge = useCode(phoneCode, () => undefined)
  return judge?.normalisePhone(phone, country)
}

/** A snapshot of the form, and what blocks the order. */
interface Filled {
  form: CheckoutForm
  /** Undefined until mode and prices are loaded. */
  context?: CheckoutContext
  failures: readonly CheckoutFailure[]
}

export interface Checkout {
  schedule: Schedule
  prices: QuoteState
  mode?: OrderMode
  /** The chosen payment, when it can be completed. */
  payment?: PaymentType
  /** The total; undefined until prices and the delivery fee are loaded. */
  total?: number
  /** Reads and validates the form. */
  read: () => Filled
}

/**
 * The order being made. It does not contain the typed input, which is read on demand: a keystroke re-renders only its
 * own field.
 */
export function useCheckout(): Checkout {
  const session = useSession()
  const venue = useBranchContact()
  const { country } = useVenue().storefront
  const schedule = useSchedule()
  const prices = useCheckoutQuote()
  const { table } = useTable()
  const paymentTypeId = useSessionValue('cart', (cart) => cart.paymentTypeId)
  const { mode, quote, delivery } = prices
  const payment = mode && choosePayable(mode, delivery, paymentTypeId)
  const total = mode && isDeliveryPriced(mode.type, delivery) ? quote?.total : undefined

  const readForm = (): CheckoutForm => {
    const diner = session.diner.getState()
    const draft = checkoutOf(session).getState()
    return {
      customerName: diner.name,
      phone: diner.phone,
      phoneCountry: diner.phoneCountry ?? defaultPhoneCountry(venue.branch.country),
      email: diner.email,
      document: venue.branch.documentRequested ? diner.document : '',
      tableNumber: table ? (table.number ?? table.uid.slice(0, TABLE_MAX)) : draft.tableNumber,
      optIn: draft.customer?.optIn === true || draft.optIn,
      location: diner.location,
      betweenStreets: draft.betweenStreets,
      details: draft.details,
      notes: draft.notes,
      // 'Justo' has an amount only once the total is known
      paysWith: draft.cashExact ? total : cashAmount(draft.cash, country),
      paymentTypeId,
      tip: venue.tips && draft.tip,
      receiptHolder: venue.receipts ? draft.receiptHolder : undefined,
      scheduled: schedule.scheduled,
      scheduledAt: schedule.at,
    }
  }
  const read = (): Filled => {
    const form = readForm()
    if (!mode || !quote) return { form, failures: [] }
    const { card } = checkoutOf(session).getState()
    const context: CheckoutContext = {
      mode,
      payment,
      mandatoryEmail: venue.mandatoryEmail,
      betweenStreetsRequired: venue.deliveryConfig.betweenStreetsRequired,
      phone: phoneCode.here?.normalisePhone(form.phone, form.phoneCountry),
      tips: venue.tips,
      receiptsIn: venue.receipts ? venue.branch.country : undefined,
      total: quote.total,
      itemsTotal: quote.itemsTotal,
      delivery: delivery
        ? { status: 'success', info: delivery }
        : { status: prices.isDeliveryLoading ? 'loading' : 'idle' },
      card: needsCard(payment, quote.total) ? cardContext(card) : undefined,
      schedule: {
        loading: form.scheduled && schedule.isLoading,
        canOrderNow: schedule.ordering?.canOrderNow === true,
      },
    }
    return { form, context, failures: checkCheckout(form, context).failures }
  }
  return { schedule, prices, mode, payment, total, read }
}

/** A value derived from the form; the component renders again only when that value changes. */
export function useFilled<Value>(value: () => Value): Value {
  const session = useSession()
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [session.diner.subscribe(listener), checkoutOf(session).subscribe(listener)]
      return () => ends.forEach((end) => end())
    },
    [session],
  )
  return useSyncExternalStore(subscribe, value, value)
}

/** The text of a failed check, with its amount. @source diner spec §5 checkout table */
export function useFailureText() {
  const t = useT(checkoutErrors)
  const money = useMoney()
  return (failure: CheckoutFailure | undefined): string | undefined => {
    if (!failure) return undefined
    if (failure.code === 'BELOW_MINIMUM')
      return t('checkout.error.BELOW_MINIMUM', { min: money(failure.params?.min ?? 0) })
    return t(`checkout.error.${failure.code}`)
  }
}

/** The error text of a field, once sending was tried. */
export function useFieldError({ read }: Checkout, field: CheckoutField): string | undefined {
  const textOf = useFailureText()
  const attempted = useCheckoutValue((state) => state.attempted)
  return useFilled(() =>
    attempted
      ? textOf(
          read()
            .failures.filter((one) => one.field === field)
            .at(-1),
        )
      : undefined,
  )
}
