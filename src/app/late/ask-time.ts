import type { QueryClient } from '@tanstack/react-query'
import { setTime, systemClock } from '#platform/clock.ts'
import { browserOnline } from '#platform/online.ts'
import { browserVisibility } from '#platform/visibility.ts'
import { timeLimit } from '#platform/time-limit.ts'
import { isKeptPage } from '../page-state.ts'

const LIMIT_MS = 5_000
const LOOK_MS = 60_000

/**
 * Asks the server for the time and uses it unless the device agrees. Answers that came with a page from another cache
 * have that page's date, so they are refetched. All queries and the time are refetched after the device's clock was
 * changed, or after the first late answer.
 * @param onCorrected - called after that
 * @units ms
 * @errors rejects without an answer in time
 */
export async function askTime(
  toleranceMs: number,
  drawnAt: number,
  queryClient: QueryClient,
  onCorrected: () => void,
): Promise<void> {
  /** The page's start by the clock at the last answer; undefined before the first answer. */
  let known: number | undefined
  const ask = async (): Promise<number> => {
    const asked = beginning()
    const now = await correct(toleranceMs)
    known = asked
    return now
  }
  const look = (): void => {
    if (known !== undefined && Math.abs(beginning() - known) <= toleranceMs) return
    ask().then(
      () => {
        onCorrected()
        void queryClient.invalidateQueries()
      },
      // retried at the next look
      () => undefined,
    )
  }
  systemClock.every(LOOK_MS, look)
  browserVisibility().onChange(look)
  browserOnline().onChange(look)
  const now = await ask()
  if (!isKeptPage() && now - drawnAt > toleranceMs) void queryClient.invalidateQueries()
}

/** @returns the current time */
async function correct(toleranceMs: number): Promise<number> {
  const answer = await fetch('/api/health', { cache: 'no-store', signal: timeLimit(LIMIT_MS) })
  const said = Date.parse(answer.headers.get('date') ?? '')
  await answer.text()
  const own = Date.now()
  const now = Math.abs(said - own) > toleranceMs ? said : own
  setTime(now)
  return now
}

/**
 * When the page started, by the device's clock: changes when the clock is set, or where a sleeping device does not
 * count.
 */
const beginning = (): number => Date.now() - performance.now()
