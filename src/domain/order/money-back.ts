import type { OrderFollowUp } from '#generated/models.ts'

/**
 * Whether an order holds money of its diner: one that cost nothing is paid, and nothing of it can go back.
 *
 * @errors none
 * @source issue 15 part 5 "A total of zero is paid without a provider"
 */
export const holdsMoney = ({ paid, price }: Pick<OrderFollowUp, 'paid' | 'price'>): boolean =>
  paid && price > 0

/**
 * Whether money goes back to the diner.
 *
 * @errors none
 * @source ours: what a canceled order was paid with is given back
 */
export const isOwedBack = (order: Pick<OrderFollowUp, 'status' | 'paid' | 'price'>): boolean =>
  order.status === 'CANCELED' && holdsMoney(order)
