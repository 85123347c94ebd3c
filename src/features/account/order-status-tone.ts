import type { OrderStatus } from '#generated/models.ts'
import type { TagTone } from '#ui/primitives/feedback/tag.tsx'

/** The colour of a status; its word says the same. */
export const ORDER_STATUS_TONE: Readonly<Record<OrderStatus, TagTone>> = {
  UNCONFIRMED: 'warning',
  GENERATED: 'brand',
  ACCEPTED: 'brand',
  READY: 'success',
  DELIVERED: 'neutral',
  CANCELED: 'danger',
}
