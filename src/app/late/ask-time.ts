import type { QueryClient } from '@tanstack/react-query'
import { setTime } from '#platform/clock.ts'
import { isKeptPage } from '../page-state.ts'

const LIMIT_MS = 5_000

/**
 * Asks the server what time it is, and goes by that unless the device agrees. The answers of a page that another cache
 * kept were dated by the page, and are asked for again. @units ms @errors rejects without an answer in time
 */
export async function askTime(toleranceMs: number, drawnAt: number, queryClient: QueryClient): Promise<void> {
  const answer = await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) })
  const said = Date.parse(answer.headers.get('date') ?? '')
  await answer.text()
  const own = Date.now()
  const now = Math.abs(said - own) > toleranceMs ? said : own
  setTime(now)
  if (!isKeptPage() && now - drawnAt > toleranceMs) void queryClient.invalidateQueries()
}
