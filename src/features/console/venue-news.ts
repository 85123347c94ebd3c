import type { ConsoleOrder } from '#generated/models.ts'

import { newCodes } from './order-groups.ts'

/** What a venue has to look at at once. */
export interface VenueNews {
  id: string
  kind: 'order' | 'cancel'
}

/** Orders that nobody has accepted yet, and wishes to cancel one that the venue still can cancel. */
export const newsOf = (orders: readonly ConsoleOrder[]): VenueNews[] => [
  ...newCodes(orders).map((id) => ({ id, kind: 'order' as const })),
  ...orders.filter(wantsCancel).map(({ order }) => ({ id: `cancel ${order.code}`, kind: 'cancel' as const })),
]

const wantsCancel = ({ order, actions }: ConsoleOrder): boolean =>
  actions.includes('CANCEL') && order.reports?.some(({ errorType }) => errorType === 'CANCEL') === true
