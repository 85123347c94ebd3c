import { setTime } from '#platform/clock.ts'

/** Asks the server what time it is, and goes by that unless the device agrees. @units ms */
export async function askTime(toleranceMs: number): Promise<void> {
  const answer = await fetch('/api/health', { cache: 'no-store' })
  const said = Date.parse(answer.headers.get('date') ?? '')
  await answer.text()
  const own = Date.now()
  setTime(Math.abs(said - own) > toleranceMs ? said : own)
}
