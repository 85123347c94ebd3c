import { useSearchParams } from 'react-router-dom'
import type { BookDaysAsked } from '#api/console-calls.ts'
import { bookDays } from '#domain/payment/book-days.ts'
import { systemClock } from '#platform/clock.ts'
import { useBranchContact } from '#session/page-context.ts'

/** The days that the address asks for, so that they outlive a reload; today's where it asks for none that there are. */
export function useAskedDays(): { days: BookDaysAsked; show: (days: BookDaysAsked) => void } {
  const { timeZone } = useBranchContact()
  const [asked, ask] = useSearchParams()
  const [from, to] = [asked.get('from') ?? undefined, asked.get('to') ?? undefined]
  const isGiven = from !== undefined && bookDays({ from, to }, timeZone, systemClock.now()).ok
  return {
    days: isGiven ? { from, to } : {},
    show(days) {
      const chosen = Object.entries(days).filter(([, day]) => day !== undefined)
      ask(Object.fromEntries(chosen), { replace: true })
    },
  }
}
