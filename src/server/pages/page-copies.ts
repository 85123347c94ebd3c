import type { ServerResponse } from 'node:http'

import { joinPacked, refill } from './gzip-segments.ts'
import type { Segment } from './gzip-segments.ts'

/** Answers of one page that are seldom exceeded at once; copies above it are left to the collector. */
export const MAX_IDLE_COPIES = 3

const LENT = Symbol('page copy')
type Borrower = ServerResponse & { [LENT]?: { from: Buffer[]; copy: Buffer } }

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

  /**
   * A copy with this nonce, nobody else's until the last byte of the answer has left the process. An answer that
   * never ends keeps it. Nonces have one length.
   */
  lend(nonce: string, answer: ServerResponse): Buffer {
    const filling = Buffer.from(nonce)
    const idle = this.idle.pop()
    const copy =
      idle === undefined ? joinPacked(this.segments, filling) : refill(idle, this.segments, filling)
    const borrower: Borrower = answer
    borrower[LENT] = { from: this.idle, copy }
    // one function for all: a closure for each makes answers outlive the young generation, and collecting them
    // cost as much as answering
    borrower.on('finish', giveBack)
    return copy
  }
}

function giveBack(this: Borrower): void {
  const lent = this[LENT]
  this[LENT] = undefined
  if (lent !== undefined && lent.from.length < MAX_IDLE_COPIES) lent.from.push(lent.copy)
}
