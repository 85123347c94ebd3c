import { isCashAsked } from '#domain/checkout/checkout-context.ts'
import { emptyCheckoutForm, type CheckoutForm } from '#domain/checkout/form.ts'
import type { ExternalBenefit } from '#domain/discounts/external-benefit.ts'
import { withLoyalty } from '#domain/loyalty/with-loyalty.ts'
import { buildOrderPayload } from '#domain/order/payload.ts'
import { toCartItem } from '#domain/plate/selection-price.ts'
import type { PlateSelection } from '#domain/plate/plate-selection.ts'
import { quoteOrder, type QuoteInput } from '#domain/pricing/quote.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type {
  BranchContact,
  CountryCode,
  OrderMode,
  OrderPayload,
  PaymentType,
  UserLocation,
} from '#generated/models.ts'
import { DINER, phoneOf } from './stage-facts.ts'

/** An ordered plate: its id and its choices. */
export type Choice = { plate: string } & Partial<PlateSelection>

/** A venue's data for an order, from any source. */
export type OrderSource = Omit<QuoteInput, 'items' | 'mode' | 'payment'> & {
  branchContact: BranchContact
  mode: OrderMode
  payment: PaymentType
}

type Extras = {
  loyalty?: { terms: Parameters<typeof withLoyalty>[1]; wished: number }
  benefit?: ExternalBenefit
  cardToken?: string
}

/** An order as the storefront sends it, priced by the domain. */
export function samplePayload(
  source: OrderSource,
  choices: readonly Choice[],
  form: CheckoutForm,
  { loyalty, benefit, cardToken }: Extras = {},
): OrderPayload {
  const { branchContact, menu, mode, payment, plateDiscounts, delivery } = source
  const context = { orderModeType: mode.type, paymentMethod: payment.paymentMethod }
  const plates = menu.categories.flatMap((category) => category.plates)
  const items = choices.map((choice, index) => {
    const plate = plates.find(({ id }) => id === choice.plate)
    if (plate === undefined) throw new Error(`No plate ${choice.plate}`)
    const selection = { sizeId: plate.sizes[0]?.id ?? '', garnishes: {}, notes: '', quantity: 1, ...choice }
    return toCartItem(plate, selection, { source: 'plate', index, discounts: plateDiscounts, context })
  })
  const priced = quoteOrder({ ...source, items, externalBenefit: benefit })
  const quote = loyalty ? withLoyalty(priced, loyalty.terms, loyalty.wished) : priced
  const payload = buildOrderPayload({
    form,
    items,
    quote,
    mode,
    payment,
    branchContact,
    deliveryInfo: delivery,
    phone: form.phone,
    origin: benefit && { partnerName: benefit.partner, userExternalReference: 'ana' },
    cardToken,
  })
  return JSON.parse(JSON.stringify(payload)) as OrderPayload
}

/** More than any cart on the stage costs. @units minor units */
const BANKNOTE = 100_000_000

/** The checkout input of the stage's diner. */
export function dinerForm(
  country: CountryCode,
  { mode, payment }: { mode: Pick<OrderMode, 'type'>; payment: Pick<PaymentType, 'paymentMethod'> },
  location?: UserLocation,
): CheckoutForm {
  return {
    ...emptyCheckoutForm(country, true),
    customerName: DINER.name,
    phone: phoneOf(country, 0).stored,
    email: DINER.email,
    tableNumber: ORDER_MODES[mode.type].hasTable ? '7' : '',
    paysWith: isCashAsked({ mode, payment }) ? BANKNOTE : undefined,
    location,
  }
}
