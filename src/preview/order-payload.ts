import { isCashAsked } from '#domain/checkout/checkout-context.ts'
import { emptyCheckoutForm, type CheckoutForm } from '#domain/checkout/form.ts'
import type { ExternalBenefit } from '#domain/discounts/external-benefit.ts'
import { isProgramAt } from '#domain/loyalty/is-program-at.ts'
import { availableDays } from '#domain/schedule/slots.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type {
  BranchContact,
  CodeDiscount,
  DeliveryInfo,
  DinerEntity,
  Fees,
  GeneralDiscount,
  GeneralSurcharge,
  LoyaltyProgram,
  Menu,
  OrderMode,
  OrderPayload,
  PaymentMethod,
  UserLocation,
} from '#generated/models.ts'
import { samplePayload, type Choice } from '#scenarios/sample-payload.ts'
import type { Call } from './call.ts'

export type PayloadOptions = {
  /** in the form used at the end of mode ids: 'take-away' */
  mode?: string
  payment?: PaymentMethod
  choices: Choice[]
  form?: Partial<CheckoutForm>
  /** the balance known to the browser, and the points to redeem */
  points?: { held: number; wished: number }
  /** the code or partner benefit known to the browser */
  code?: CodeDiscount
  benefit?: ExternalBenefit
  /** scheduled for the first slot after this instant. @units ms since 1970 */
  scheduledFrom?: number
  /** creates the token of a card to be charged with the order */
  cardToken?: (publicKey: string) => Promise<string>
}

/** Value of a point. @units minor units */
const CENTS = 100

/** An order as the storefront sends it: all data fetched through the API, priced by the domain. */
export async function orderPayload(
  call: Call,
  alias: string,
  options: PayloadOptions,
): Promise<OrderPayload> {
  const { mode: slug = 'take-away', payment: method = 'CASH', choices } = options
  const get = async <T>(url: string) => (await call<T>('GET', url)).body
  const entity = await get<DinerEntity>(`/api/diner/${alias}`)
  const branchContact = contactOf(entity)
  const modeId = `${alias}.${slug}`
  const mode = branchContact.deliveryConfig.orderModes.find(({ id }) => id === modeId)
  const payment = mode?.paymentTypes.find(({ paymentMethod }) => paymentMethod === method)
  if (mode === undefined || payment === undefined)
    throw new Error(`${alias} has no ${slug} paid by ${method}`)
  const menu = await get<Menu>(`/api/diner/${alias}/menu/${modeId}`)
  const { discounts } = await get<{ discounts: GeneralDiscount[] }>(
    `/api/diner/${branchContact.branch.id}/discounts`,
  )
  const order = await get<{ discounts: GeneralDiscount[] }>(`/api/ordermodes/${modeId}/generaldiscounts`)
  const { surcharges } = await get<{ surcharges: GeneralSurcharge[] }>(
    `/api/ordermodes/${modeId}/generalsurcharges`,
  )
  const fees = await get<Fees>(`/api/ordermodes/${modeId}/fees`)
  const { needsAddress, hasTable } = ORDER_MODES[mode.type]
  const location = needsAddress ? options.form?.location : undefined
  const deliveryInfo = location && (await get<DeliveryInfo>(feeUrl(alias, location)))
  const { held = 0, wished = 0 } = options.points ?? {}
  const program = await get<LoyaltyProgram>(`/api/branch/${branchContact.branch.id}/loyalty-program`)
  const terms = isProgramAt(program, branchContact.id)
    ? { program, held, earns: true, pointValue: CENTS }
    : undefined
  const source = {
    branchContact,
    menu,
    mode,
    payment,
    plateDiscounts: discounts,
    orderDiscounts: order.discounts,
    surcharges,
    fees,
    delivery: deliveryInfo,
    codeDiscount: options.code,
  }
  const form: CheckoutForm = {
    ...emptyCheckoutForm('AR', true),
    customerName: 'Ana Pérez',
    phone: '+5491155550000',
    tableNumber: hasTable ? '7' : '',
    paysWith: isCashAsked({ mode, payment }) ? 2_000_000 : undefined,
    ...options.form,
    ...(options.scheduledFrom !== undefined && laterThan(branchContact, mode, options.scheduledFrom)),
    location,
  }
  const cardToken =
    payment.upload === 'API' ? await options.cardToken?.(payment.onlinePayment?.publicKey ?? '') : undefined
  return samplePayload(source, choices, form, {
    loyalty: { terms, wished },
    benefit: options.benefit,
    cardToken,
  })
}

function laterThan(contact: BranchContact, mode: OrderMode, now: number): Partial<CheckoutForm> {
  const [slot] = availableDays(contact, mode, now).flatMap(({ slots }) => slots)
  if (slot === undefined) throw new Error(`${contact.alias} has no slot`)
  return { scheduled: true, scheduledAt: slot.at }
}

function contactOf(entity: DinerEntity): BranchContact {
  if (entity.type !== 'branchContact') throw new Error('Not a branch contact')
  return entity.branchContact
}

export function feeUrl(alias: string, { lat, lng, fullAddress }: UserLocation): string {
  return `/api/branch/${alias}/deliveryzones/fee?lat=${lat}&lng=${lng}&fullAddress=${encodeURIComponent(fullAddress)}`
}
