import { useEffect, useEffectEvent, useRef } from 'react'
import { schedule as scheduleTexts } from '#messages/schedule.ts'
import { moment } from '#messages/moment.ts'
import { claimNotice } from '#session/claim-notice.ts'
import { useBranchContact, useSession, useSessionValue } from '#session/page-context.ts'
import { checkoutOf, useCheckoutValue } from '#session/checkout-store.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { dueAt } from '#ui/patterns/venue-time.ts'
import type { Schedule } from './use-schedule.ts'

/**
 * Stores the shown slot, and reports when the order's time changes: the slot has passed, or the venue closed or opened
 * during checkout.
 * @returns the text to announce; undefined while the diner's own choice holds
 * @source diner spec §4 "A chosen time not in the day's available hours moves to the first available hour"
 */
export function useSlotNote(schedule: Schedule): string | undefined {
  const { section, ordering, scheduled, choice } = schedule
  const session = useSession()
  const { alias, modal } = session
  const store = checkoutOf(session)
  /** Whether only scheduling was possible before; undefined where nothing could be scheduled. */
  const wasForced = useRef<boolean>(undefined)
  const isForced = section?.forced
  const canOrderNow = ordering?.canOrderNow
  const at = choice?.at

  const when = useSlotWords(schedule)
  const toastClosed = useEffectEvent(() => {
    if (when !== undefined) modal.getState().show('closed', { when })
  })
  useEffect(() => {
    const { scheduled: isChosen, scheduledAt: kept, followSlot } = store.getState()
    const before = isChosen ? undefined : wasForced.current
    wasForced.current = isForced
    if (before === true && canOrderNow) followSlot(undefined, 'opened')
    if (!scheduled || at === undefined) return
    if (before === false && isForced) {
      followSlot(at, 'forced')
      claimNotice(alias, 'closed')
      toastClosed()
    } else if (kept !== at) followSlot(at, kept === undefined ? undefined : 'moved')
  }, [isForced, canOrderNow, scheduled, at, store, alias])

  return useSlotText(schedule)
}

/** The note stored by {@link useSlotNote}, for display only. */
export function useSlotText(schedule: Schedule): string | undefined {
  const t = useT(scheduleTexts)
  const note = useCheckoutValue(({ slotNote }) => slotNote)
  const when = useSlotWords(schedule)
  const { scheduled, ordering } = schedule
  if (note === 'opened') return !scheduled && ordering?.canOrderNow ? t('schedule.opened') : undefined
  return scheduled && when !== undefined && note ? t(`schedule.${note}`, { when }) : undefined
}

/** The shown slot, as it follows 'para'. */
export function useSlotWords({ choice }: Schedule): string | undefined {
  const t = useT(moment)
  const now = useSessionValue('clock', (clock) => clock.now)
  const { timeZone } = useBranchContact()
  return choice && dueAt(choice.at, { now, timeZone }, t)
}
