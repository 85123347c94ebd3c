import type { AddressCheck, CartItem, MinorUnits, OrderPayload } from '#generated/models.ts'
import { lineTotal } from '#domain/cart/line-total.ts'
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
  | 'order.text.missing'

/** The parts of an order that are told to the venue. */
export type DescribedOrder = Pick<
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
  order: DescribedOrder
  textOf: (key: OrderTextKey) => string
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
export function line(
  input: OrderTextInput,
  key: OrderTextKey,
  values: Record<string, string | undefined>,
): string[] {
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    if (!value?.trim()) return []
    given[name] = value.trim()
  }
  return [fill(input.textOf(key), given)]
}

/**
 * The whole order as a message a person can read: what, how it adds up, who and where.
 * Lines without a value are left out.
 * @returns lines joined by line feeds, the parts set apart by an empty one; beyond the contract's limit whole lines are
 *   dropped from the end
 * @units minor units, written by `formatMoney`
 * @source diner spec §4 "Generate the order text"; the wording is the dictionary's
 */
export function orderText(input: OrderTextInput): string {
  const parts = [
    headingLines(input),
    input.order.items.flatMap((item) => itemLines(item, input.formatMoney)),
    amountLines(input),
    [...dinerLines(input), ...notesLine(input)],
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

/** Which order, how it is handed over, and when. */
export const headingLines = (input: OrderTextInput): string[] => [
  ...line(input, 'order.text.title', { code: input.code }),
  ...line(input, 'order.text.mode', { mode: input.modeName }),
  ...line(input, 'order.text.scheduled', { when: input.scheduledFor }),
]

const itemLines = (item: CartItem, formatMoney: OrderTextInput['formatMoney']): string[] => [
  `${itemLine(item)}: ${formatMoney(lineTotal(item))}`,
  ...garnishLines(item),
  ...noteLines(item),
]

/** A plate, its size and how many. */
export const itemLine = (item: CartItem): string => `${item.quantity} x ${nameWithSize(item)}`

/** 'Pizza (grande)'; the name alone where the size has none of its own. */
export function nameWithSize({ name, sizeName }: Pick<CartItem, 'name' | 'sizeName'>): string {
  const size = sizeName.trim()
  return size === '' || sizeName === name ? name : `${name} (${size})`
}

/** The chosen garnishes of a plate, a line a group. */
export const garnishLines = ({ extras }: CartItem): string[] =>
  extras.flatMap(({ groupName, groupItems }) => {
    const chosen = groupItems.map(({ name, quantity }) => (quantity > 1 ? `${quantity} x ${name}` : name))
    return chosen.length > 0 ? [`  ${groupName}: ${chosen.join(', ')}`] : []
  })

/** What the diner wrote about a plate. */
export const noteLines = ({ notes }: CartItem): string[] =>
  notes.trim() === '' ? [] : [`  "${notes.trim()}"`]

/** What the diner wrote about the order. */
export const notesLine = (input: OrderTextInput): string[] =>
  line(input, 'order.text.notes', { text: input.order.notes })

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

/** Who ordered, where it goes, and how it is paid. */
export function dinerLines(input: OrderTextInput): string[] {
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
  ]
}
