import { joinPacked, refill } from './gzip-segments.ts'
import type { Segment } from './gzip-segments.ts'

/** Answers of one page that are seldom exceeded at once; copies above it are left to the collector. */
export const MAX_IDLE_COPIES = 3

/**
 * Compressed copies of a page that are used again once they are sent: they differ in nonce and checksum only, and
 * a fresh copy of thirty kilobytes for each visitor costs more than all else that is done for a kept page.
 */
export class PageCopies {
  private readonly segments: readonly Segment[]
  private readonly idle: Buffer[] = []

  constructor(segments: readonly Segment[]) {
    this.segments = segments
  }

  /** A copy with this nonce, nobody else's until it is given back. Nonces have one length. */
  take(nonce: string): Buffer {
    const filling = Buffer.from(nonce)
    const copy = this.idle.pop()
    return copy === undefined ? joinPacked(this.segments, filling) : refill(copy, this.segments, filling)
  }

  /** Only when its last byte has left the process; a copy that nobody gives back is merely lost. */
  giveBack(copy: Buffer): void {
    if (this.idle.length < MAX_IDLE_COPIES) this.idle.push(copy)
  }
}
