import type { AnalyticsEvent, CartItem, Country } from '#generated/models.ts'

/** A plate as marketing vendors count it. @units price in whole units of the currency, with decimals */
export type MarketingItem = { id: string; name: string; category?: string; quantity: number; price: number }

/** An event as sent to marketing vendors: nothing about the diner. @units value in whole units of the currency */
export type MarketingEvent = {
  kind: 'view' | 'add' | 'purchase'
  currency: string
  value: number
  items: MarketingItem[]
  /** purchases only: distinguishes orders without giving access to any */
  transactionId?: string
}

type Told = {
  event: AnalyticsEvent
  sessionId: string
  items: readonly CartItem[]
  country: Country
  /** the branch whose vendors receive it: they see nothing of another brand */
  branchId: string
}

/**
 * An event of the visit as marketing hears it, or nothing: only product views, additions and purchases are its
 * business. The code of an order opens it, so a purchase carries the id of the visit instead.
 * @param told - with the cart at that moment, which becomes the items of a purchase
 * @units minor units in, whole units of the currency out
 * @source diner spec §7 "Marketing"; requirements ANALYTICS-02
 */
export function toMarketingEvent({
  event,
  sessionId,
  items,
  country,
  branchId,
}: Told): MarketingEvent | undefined {
  const { context } = event
  if (context.branchId !== branchId) return undefined
  const major = (amount: number) => amount / 10 ** country.mantissaLength
  const currency = country.currencyCode
  if (event.event === 'PAY_ORDER') {
    const value = major(context.price ?? context.total ?? 0)
    return { kind: 'purchase', currency, value, transactionId: sessionId, items: items.map(itemOf) }
  }
  if (event.event !== 'ITEM_VIEW' && event.event !== 'ADD_ITEM') return undefined
  const { referenceId: id, name, categoryId: category, quantity = 1, price = 0 } = context
  if (id === undefined || name === undefined) return undefined
  const item = { id, name, category, quantity, price: major(price) }
  const kind = event.event === 'ADD_ITEM' ? 'add' : 'view'
  return { kind, currency, value: major(price * quantity), items: [item] }

  function itemOf({ referenceId, name: itemName, categoryShowName, quantity: count, price: each }: CartItem) {
    return {
      id: referenceId,
      name: itemName,
      category: categoryShowName,
      quantity: count,
      price: major(each),
    }
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function isItem(value: unknown): value is MarketingItem {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, category, quantity, price } = value as Record<string, unknown>
  return (
    isText(id) &&
    isText(name) &&
    (category === undefined || isText(category)) &&
    isNumber(quantity) &&
    isNumber(price)
  )
}

/** Whether a value from a message or from storage is an event of this kind. */
export function isMarketingEvent(value: unknown): value is MarketingEvent {
  if (typeof value !== 'object' || value === null) return false
  const { kind, currency, value: amount, items, transactionId } = value as Record<string, unknown>
  return (
    (kind === 'view' || kind === 'add' || kind === 'purchase') &&
    isText(currency) &&
    isNumber(amount) &&
    Array.isArray(items) &&
    items.every(isItem) &&
    (transactionId === undefined || isText(transactionId))
  )
}
