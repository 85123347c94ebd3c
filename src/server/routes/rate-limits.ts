import { fail } from '../contract/handlers.ts'
import type { Failure } from '../contract/handlers.ts'
import type { RequestContext } from '../contract/request-context.ts'
import { RateLimiter } from '../http/rate-limiter.ts'
import type { Rate } from '../http/rate-limiter.ts'

export type RateGuard = (context: RequestContext) => Failure | undefined

/** Refuses callers above a rate, by address; switched off as a whole by the configuration (benchmarks). */
export function rateGuard(rate: Rate, enabled: boolean): RateGuard {
  const limiter = new RateLimiter(rate)
  return ({ ip, now }) => {
    const wait = enabled ? limiter.waitSeconds(ip, now.getTime()) : 0
    return wait === 0 ? undefined : fail('RATE_LIMITED', { headers: { 'retry-after': String(wait) } })
  }
}
