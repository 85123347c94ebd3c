import type { ConsoleOrder } from '#generated/models.ts'

import { newCodes } from './order-groups.ts'

/** Something that needs the venue's attention at once. */
export interface VenueNews {
  id: string
  kind: 'order' | 'cancel'
}

/** Orders not accepted yet, and requests to cancel orders that can still be canceled. */
export const newsOf = (orders: readonly ConsoleOrder[]): VenueNews[] => [
  ...newCodes(orders).map((id) => ({ id, kind: 'order' as const })),
  ...orders.filter(wantsCancel).map(({ order }) => ({ id: `cancel ${order.code}`, kind: 'cancel' as const })),
]

const wantsCancel = ({ order, actions }: ConsoleOrder): boolean =>
  actions.includes('CANCEL') && order.reports?.some(({ errorType }) => errorType === 'CANCEL') === true
