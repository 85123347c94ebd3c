import { HOUR_MS, MINUTE_MS } from '#domain/time/lengths.ts'

import type { Db } from '../db/store.ts'
import type { JobRow } from '../repositories/jobs-repository.ts'
import type { Services } from '../services.ts'

/** A kind of work that is done later, by whichever process takes it first. */
export type Job = {
  /** name of its queue; rows of a queue that no job has any more wait until one has */
  queue: string
  /**
   * Does it. It may run again after a process died in the middle, so doing it twice must do no harm.
   * @returns when it runs again, for one that is not done yet
   * @errors rejects when it is to be tried again
   */
  run(services: Services, row: Pick<JobRow, 'key' | 'payload'>): Promise<Date | void>
  /** how many of its queue a process does at the same time; one when absent */
  atOnce?: number
  /** runs again and again, this long after its last end */
  everyMs?: number
}

/** When a service that is down is asked again: soon at first, and then more rarely. @param age - since when it is asked */
export const retryAt = (now: Date, age: number): Date =>
  new Date(now.getTime() + Math.min(Math.max(age, MINUTE_MS), HOUR_MS))

/** A mark that something happened, from the outbox. */
export type OutboxEvent = {
  /** a later event of the same order has a higher one */
  id: number
  topic: string
  /** id of what it is about: an order, a shipment or a venue */
  subject: string
  payload: Record<string, unknown>
  /** when it happened */
  at: string
}

/** What is told in order: an order with its shipments, or a venue. */
export const sequenceOf = ({ subject, payload }: Pick<OutboxEvent, 'subject' | 'payload'>): string =>
  typeof payload['code'] === 'string' ? payload['code'] : subject

/**
 * Somebody to tell about events, each with tries of its own: one that fails keeps nobody else from hearing. It hears of an
 * order in the order of events: a later one waits until the earlier one was heard or given up.
 */
export type EventListener = {
  id: string
  topics: readonly string[]
  /**
   * Those venues among which it has somebody to tell of what happens there; it hears of all when absent.
   * @param tx - the transaction that queues the events; nothing else may be asked
   */
  venuesToHear?(tx: Db, venues: readonly string[]): Promise<ReadonlySet<string>>
  /** Hears an event at least once. @errors rejects when it is to be told again */
  hear(services: Services, event: OutboxEvent): Promise<void>
}

/** So often a job is tried; then it is a dead letter. About five hours in all. */
export const MAX_ATTEMPTS = 12

export const FIRST_DELAY_MS = 30_000
export const LONGEST_DELAY_MS = HOUR_MS

/**
 * How long to wait before a job is tried again: doubling from half a minute, an hour at most.
 * @param attempts - tries so far, at least 1
 * @units milliseconds
 * @source assumed: a provider that is down is back within minutes or within hours
 */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS)
}
