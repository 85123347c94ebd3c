import { setTimeout as wait } from 'node:timers/promises'

import { GeocoderUnreachable } from './contract.ts'

/** Who would wait longer is sent away: the list of suggestions is no use by then. */
const MAX_WAIT_MS = 3_000

/** Calls to a service one after the other, at the pace that it allows for all visitors together. */
export class Turns {
  private readonly paceMs: number
  private nextAtMs = 0

  constructor(perSecond: number) {
    this.paceMs = 1_000 / perSecond
  }

  /** Resolves when it is the caller's turn. @errors {@link GeocoderUnreachable} when too many wait already */
  async take(): Promise<void> {
    const nowMs = performance.now()
    const atMs = Math.max(nowMs, this.nextAtMs)
    if (atMs - nowMs > MAX_WAIT_MS) throw new GeocoderUnreachable('The geocoder is asked too often')
    this.nextAtMs = atMs + this.paceMs
    if (atMs > nowMs) await wait(atMs - nowMs)
  }
}
