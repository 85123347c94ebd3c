import { setTime } from '#platform/clock.ts'

const LIMIT_MS = 5_000

/** Asks the server what time it is, and goes by that unless the device agrees. @units ms @errors rejects without an answer in time */
export async function askTime(toleranceMs: number): Promise<void> {
  const answer = await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) })
  const said = Date.parse(answer.headers.get('date') ?? '')
  await answer.text()
  const own = Date.now()
  setTime(Math.abs(said - own) > toleranceMs ? said : own)
}
