import type { MarketingEvent } from './marketing-event.ts'

const NAMES = { view: 'view_item', add: 'add_to_cart', purchase: 'purchase' } as const

/**
 * Name of an event in the vocabulary that tag manager and analytics share.
 * @source requirements ANALYTICS-02; the names are the vendor's
 */
export const ecommerceName = ({ kind }: MarketingEvent): (typeof NAMES)[MarketingEvent['kind']] => NAMES[kind]

/**
 * Data of an event in that vocabulary.
 * @units whole units of the currency, with decimals
 * @source requirements ANALYTICS-02; the fields are the vendor's
 */
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
