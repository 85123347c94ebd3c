import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '#api/api-context.tsx'
import { scheduleQuery } from '#api/order-queries.ts'
import { orderingState, type OrderingState } from '#domain/hours/ordering.ts'
import { chooseSlot, slotAt, withoutSlots, type ScheduleChoice } from '#domain/schedule/choice.ts'
import { scheduleDays, type ScheduleDay } from '#domain/schedule/days.ts'
import { scheduleSection, type ScheduleSection } from '#domain/schedule/options.ts'
import { scheduleRules } from '#domain/schedule/slots.ts'
import { useBranchContact, useSessionValue } from '#session/page-context.ts'
import { useOrderMode } from '#session/use-menu.ts'
import { useCheckoutValue } from '#session/checkout-store.ts'

export interface Schedule {
  /** Which orders the venue takes in the mode, whatever the address; undefined without a mode. */
  ordering?: OrderingState
  /** Undefined when scheduling is not possible. */
  section?: ScheduleSection
  /** The order is scheduled: chosen, or the only option. */
  scheduled: boolean
  days: readonly ScheduleDay[]
  /** The order's slot; undefined while there is none to choose. */
  choice?: ScheduleChoice
  /** Time of the order; undefined for an immediate one, and while there is no slot to choose. @units ISO-8601 UTC */
  at?: string
  isLoading: boolean
  isError: boolean
}

const NO_DAYS: readonly ScheduleDay[] = []

/**
 * When the order is for, based on the slots available now.
 * @source diner spec §4 "Scheduling", requirements SCHED-01 … SCHED-03
 */
export function useSchedule(): Schedule {
  const { client } = useApi()
  const venue = useBranchContact()
  const mode = useOrderMode()
  const now = useSessionValue('clock', (clock) => clock.now)
  const isChosen = useCheckoutValue((state) => state.scheduled)
  const kept = useCheckoutValue((state) => state.scheduledAt)
  const gone = useCheckoutValue((state) => state.goneSlots)
  const ordering = useMemo(() => mode && orderingState(venue, mode, now), [venue, mode, now])
  const section = useMemo(() => ordering && scheduleSection(ordering), [ordering])
  const wanted = section !== undefined
  const { data, isError } = useQuery({ ...scheduleQuery(client, mode?.id ?? ''), enabled: wanted })
  const days = useMemo(() => {
    if (!mode || !wanted || !data) return NO_DAYS
    return withoutSlots(scheduleDays(data, scheduleRules(venue, mode, now), now), gone)
  }, [wanted, data, venue, mode, now, gone])
  const scheduled = section !== undefined && (section.forced || isChosen)
  const choice = chooseSlot(days, kept === undefined ? undefined : slotAt(kept, venue.timeZone))
  const isLoading = wanted && !data && !isError
  const at = scheduled ? choice?.at : undefined
  return { ordering, section, scheduled, days, choice, at, isLoading, isError }
}
