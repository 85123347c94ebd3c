import type { OrderFollowUp } from '#generated/models.ts'

/**
 * Whether an order holds money of its diner: one that cost nothing is paid, and nothing of it can go back.
 *
 * @errors none
 * @source issue 15 part 5 "A total of zero is paid without a provider"
 */
export const holdsMoney = ({ paid, price }: Pick<OrderFollowUp, 'paid' | 'price'>): boolean =>
  paid && price > 0
