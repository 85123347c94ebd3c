import type { QueryClient } from '@tanstack/react-query'
import { setTime, systemClock } from '#platform/clock.ts'
import { browserOnline } from '#platform/online.ts'
import { browserVisibility } from '#platform/visibility.ts'
import { timeLimit } from '#platform/time-limit.ts'
import { isKeptPage } from '../page-state.ts'

const LIMIT_MS = 5_000
const LOOK_MS = 60_000

/**
 * Asks the server what time it is, and goes by that unless the device agrees. The answers of a page that another cache
 * kept were dated by the page, and are asked for again; so is everything, with the time, once the device's clock is set,
 * or once the first answer comes after all.
 * @param onCorrected - called when that was done
 * @units ms
 * @errors rejects without an answer in time
 */
export async function askTime(
  toleranceMs: number,
  drawnAt: number,
  queryClient: QueryClient,
  onCorrected: () => void,
): Promise<void> {
  /** The beginning by the clock that the server was asked about; none until it has answered. */
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
      // at the next look
      () => undefined,
    )
  }
  systemClock.every(LOOK_MS, look)
  browserVisibility().onChange(look)
  browserOnline().onChange(look)
  const now = await ask()
  if (!isKeptPage() && now - drawnAt > toleranceMs) void queryClient.invalidateQueries()
}

/** @returns the present moment */
async function correct(toleranceMs: number): Promise<number> {
  const answer = await fetch('/api/health', { cache: 'no-store', signal: timeLimit(LIMIT_MS) })
  const said = Date.parse(answer.headers.get('date') ?? '')
  await answer.text()
  const own = Date.now()
  const now = Math.abs(said - own) > toleranceMs ? said : own
  setTime(now)
  return now
}

/** When the page began, by the device's clock: it changes as that is set, and where a device sleeps without counting. */
const beginning = (): number => Date.now() - performance.now()
