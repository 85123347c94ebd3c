import type { MarketingEvent } from '#domain/marketing/marketing-event.ts'

const NAMES = { view: 'view_item', add: 'add_to_cart', purchase: 'purchase' } as const

/** Name of an event in the vocabulary that tag manager and analytics share. */
export const ecommerceName = ({ kind }: MarketingEvent) => NAMES[kind]

/** Its data in that vocabulary. */
export const ecommerceData = ({ currency, value, items, transactionId }: MarketingEvent) => ({
  currency,
  value,
  transaction_id: transactionId,
  items: items.map(({ id, name, category, quantity, price }) => ({
    item_id: id,
    item_name: name,
    item_category: category,
    quantity,
    price,
  })),
})
