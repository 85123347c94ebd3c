import type { OrderingState } from '#domain/hours/ordering.ts'

/** When an order is made: 'En el momento' or 'Programado'. */
export type OrderTiming = 'NOW' | 'SCHEDULED'

/** The section on scheduling: `schedule-your-order` is 'Programa tu pedido', `order-kind` 'Tipo de pedido'. */
export type ScheduleSection = {
  title: 'schedule-your-order' | 'order-kind'
  options: OrderTiming[]
  forced: boolean
}

/**
 * The scheduling section of the checkout: a choice when both are possible, the schedule alone when only that is.
 * @returns undefined when nothing can be scheduled
 * @source diner spec §2.8 "Scheduled-order section", §4 "If only scheduling is available it is forced on"
 */
export function scheduleSection(
  state: Pick<OrderingState, 'canOrderNow' | 'canSchedule'>,
): ScheduleSection | undefined {
  if (!state.canSchedule) return undefined
  if (state.canOrderNow) return { title: 'order-kind', options: ['NOW', 'SCHEDULED'], forced: false }
  return { title: 'schedule-your-order', options: ['SCHEDULED'], forced: true }
}
