import { LruCache } from '../catalog/lru-cache.ts'

const MAX_CALLERS = 50_000

export type Rate = { perMinute: number; burst: number }

type Bucket = { tokens: number; at: number }

/** Token buckets by caller, in the memory of this process. */
export class RateLimiter {
  private readonly buckets = new LruCache<string, Bucket>(MAX_CALLERS)
  private readonly rate: Rate

  constructor(rate: Rate) {
    this.rate = rate
  }

  /** @returns 0 when the call may go on, else the seconds after which to try again */
  waitSeconds(caller: string, nowMs: number): number {
    const { perMinute, burst } = this.rate
    const last = this.buckets.get(caller) ?? { tokens: burst, at: nowMs }
    const refilled = Math.min(burst, last.tokens + (Math.max(0, nowMs - last.at) / 60_000) * perMinute)
    if (refilled < 1) {
      this.buckets.set(caller, { tokens: refilled, at: nowMs })
      return Math.ceil(((1 - refilled) / perMinute) * 60)
    }
    this.buckets.set(caller, { tokens: refilled - 1, at: nowMs })
    return 0
  }
}
