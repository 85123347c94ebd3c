import type { AddressCheck, CartItem, MinorUnits, OrderPayload } from '#generated/models.ts'
import { ORDER_TEXT_MAX_LENGTH } from '#domain/defaults.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'

/** The texts a message is made of; `src/messages` has them, a tenant may replace them. `{name}` marks a value. */
export type OrderTextKey =
  | 'order.text.title'
  | 'order.text.mode'
  | 'order.text.name'
  | 'order.text.phone'
  | 'order.text.address'
  | 'order.text.address-unsure'
  | 'order.text.address-by-diner'
  | 'order.text.between-streets'
  | 'order.text.details'
  | 'order.text.table'
  | 'order.text.receipt'
  | 'order.text.payment'
  | 'order.text.pays-with'
  | 'order.text.change'
  | 'order.text.scheduled'
  | 'order.text.notes'
  | 'order.text.delivery'
  | 'order.text.service-fee'
  | 'order.text.tip'
  | 'order.text.points'
  | 'order.text.total'
  | 'order.text.link'

/** The parts of an order that are told to the venue. */
export type ToldOrder = Pick<
  OrderPayload,
  | 'items'
  | 'type'
  | 'price'
  | 'userServiceFee'
  | 'deliveryFee'
  | 'discounts'
  | 'surcharges'
  | 'notes'
  | 'customerName'
  | 'phone'
  | 'destination'
  | 'tableNumber'
  | 'paysWith'
> & {
  /** What redeemed points take off. */
  redeemed?: MinorUnits
  /** What the tip comes to. */
  tip?: MinorUnits
  /** Whom the receipt is made out to, with the document as it is written. */
  receipt?: { name: string; document: string }
}

/** What a message is written from. Texts of values come formatted: the domain knows no language. */
export type OrderTextInput = {
  order: ToldOrder
  texts: Readonly<Record<OrderTextKey, string>>
  formatMoney: (amount: MinorUnits) => string
  modeName: string
  paymentName: string
  /** Whether the address was found where the order says; absent while nobody has looked. */
  addressCheck?: AddressCheck
  /** The code in groups, once the order has one. */
  code?: string
  /** The slot of a scheduled order, in words. */
  scheduledFor?: string
  /** Address of the follow-up page. */
  link?: string
}

type Values = Readonly<Record<string, string>>

const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** A line of the dictionary, or none when a value of it is missing or blank. */
function line(
  input: OrderTextInput,
  key: OrderTextKey,
  values: Record<string, string | undefined>,
): string[] {
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    if (!value?.trim()) return []
    given[name] = value.trim()
  }
  return [fill(input.texts[key], given)]
}

/**
 * The whole order as a message a person can read: what, how it adds up, who and where.
 * Lines without a value are left out.
 *
 * @returns lines joined by line feeds, the parts set apart by an empty one; beyond the contract's limit whole lines are
 *   dropped from the end
 * @units minor units, written by `formatMoney`
 * @errors none
 * @source diner spec §4 "Generate the order text"; the wording is the dictionary's
 */
export function orderText(input: OrderTextInput): string {
  const parts = [
    [...heading(input), ...line(input, 'order.text.scheduled', { when: input.scheduledFor })],
    input.order.items.flatMap((item) => itemLines(item, input.formatMoney)),
    amountLines(input),
    diner(input),
    line(input, 'order.text.link', { url: input.link }),
  ]
  const text = parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
  return text.length <= ORDER_TEXT_MAX_LENGTH
    ? text
    : text.slice(0, text.lastIndexOf('\n', ORDER_TEXT_MAX_LENGTH))
}

/**
 * The order in a few lines, for when the whole of it does not fit: which, whose, how much, and where to read it.
 *
 * @errors none
 * @source design §5 "WhatsApp text: longer: summary and link"
 */
export const orderSummary = (input: OrderTextInput): string =>
  [
    ...heading(input),
    ...line(input, 'order.text.name', { name: input.order.customerName }),
    ...line(input, 'order.text.total', { amount: input.formatMoney(input.order.price) }),
    ...line(input, 'order.text.link', { url: input.link }),
  ].join('\n')

const heading = (input: OrderTextInput): string[] => [
  ...line(input, 'order.text.title', { code: input.code }),
  ...line(input, 'order.text.mode', { mode: input.modeName }),
]

function itemLines(item: CartItem, formatMoney: OrderTextInput['formatMoney']): string[] {
  const size = item.sizeName.trim() === '' || item.sizeName === item.name ? '' : ` (${item.sizeName.trim()})`
  const total = item.originalPrice * item.quantity - (item.discount?.amount ?? 0)
  const extras = item.extras.flatMap(({ groupName, groupItems }) => {
    const chosen = groupItems.map(({ name, quantity }) => (quantity > 1 ? `${quantity} x ${name}` : name))
    return chosen.length > 0 ? [`  ${groupName}: ${chosen.join(', ')}`] : []
  })
  const notes = item.notes.trim() === '' ? [] : [`  "${item.notes.trim()}"`]
  return [`${item.quantity} x ${item.name}${size}: ${formatMoney(total)}`, ...extras, ...notes]
}

function amountLines(input: OrderTextInput): string[] {
  const { order, formatMoney } = input
  const amount = (key: OrderTextKey, value: MinorUnits): string[] =>
    line(input, key, { amount: formatMoney(value) })
  return [
    ...order.surcharges.map(({ name, amount: extra }) => `${name}: ${formatMoney(extra)}`),
    ...order.discounts.map(({ name, amount: off }) => `${name}: -${formatMoney(off)}`),
    ...(ORDER_MODES[order.type].needsAddress ? amount('order.text.delivery', order.deliveryFee) : []),
    ...(order.userServiceFee > 0 ? amount('order.text.service-fee', order.userServiceFee) : []),
    ...(order.redeemed ? amount('order.text.points', order.redeemed) : []),
    ...(order.tip ? amount('order.text.tip', order.tip) : []),
    ...amount('order.text.total', order.price),
  ]
}

/** What the venue is told of an address. */
const ADDRESS_DOUBTS: Record<AddressCheck, OrderTextKey | undefined> = {
  CONFIRMED: undefined,
  BY_DINER: 'order.text.address-by-diner',
  BY_POSITION: 'order.text.address-unsure',
  UNKNOWN: 'order.text.address-unsure',
}

function diner(input: OrderTextInput): string[] {
  const { order, formatMoney } = input
  const cash = order.paysWith
  const doubt = input.addressCheck && ADDRESS_DOUBTS[input.addressCheck]
  return [
    ...line(input, 'order.text.name', { name: order.customerName }),
    ...line(input, 'order.text.phone', { phone: order.phone }),
    ...line(input, 'order.text.table', { table: order.tableNumber }),
    ...line(input, 'order.text.address', { address: order.destination?.fullAddress }),
    ...(doubt ? line(input, doubt, {}) : []),
    ...line(input, 'order.text.between-streets', { text: order.destination?.betweenStreets }),
    ...line(input, 'order.text.details', { text: order.destination?.details }),
    ...line(input, 'order.text.receipt', { name: order.receipt?.name, document: order.receipt?.document }),
    ...line(input, 'order.text.payment', { name: input.paymentName }),
    ...(cash === undefined ? [] : line(input, 'order.text.pays-with', { amount: formatMoney(cash) })),
    ...(cash === undefined || cash <= order.price
      ? []
      : line(input, 'order.text.change', { amount: formatMoney(cash - order.price) })),
    ...line(input, 'order.text.notes', { text: order.notes }),
  ]
}
