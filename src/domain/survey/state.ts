import { HOUR_MS } from '#domain/time/lengths.ts'
import type { OrderStatus, SurveyState } from '#generated/models.ts'
import { SURVEY_OPENS_AFTER_HOURS } from '#domain/defaults.ts'
import { instantMs, type Instant } from '#domain/time/zone-offset.ts'

/** What determines whether an order can be rated. */
export type RatedOrder = { status: OrderStatus; orderedAt: Date; scheduledAt: Date | null }

/**
 * Whether the survey of an order can be answered: once it is delivered, or an hour after it was ordered, because many
 * venues never report a delivery. A scheduled order counts from its scheduled time. A canceled one cannot be rated.
 * @source assumed: the spec links the survey from the follow-up and says no moment
 */
export function surveyState({ status, orderedAt, scheduledAt }: RatedOrder, now: Instant): SurveyState {
  if (status === 'CANCELED') return 'CANCELED'
  if (status === 'DELIVERED') return 'OPEN'
  const from = Math.max(orderedAt.getTime(), scheduledAt?.getTime() ?? 0)
  return instantMs(now) - from > SURVEY_OPENS_AFTER_HOURS * HOUR_MS ? 'OPEN' : 'EARLY'
}
