import { HOUR_MS, MINUTE_MS } from '#domain/time/lengths.ts'

import type { Db } from '../db/store.ts'
import type { JobRow } from '../repositories/jobs-repository.ts'
import type { Services } from '../services.ts'

/** A kind of background work, run by whichever process takes it first. */
export type Job = {
  /** name of its queue; rows of an unknown queue wait until a job has it */
  queue: string
  /**
   * Runs the job. It must be idempotent, since it runs again when a process dies in the middle.
   * @returns when to run again, if it is not finished
   * @errors rejects when it must be retried
   */
  run(services: Services, row: Pick<JobRow, 'key' | 'payload'>): Promise<Date | void>
  /** concurrent runs per process; one when absent */
  atOnce?: number
  /** repeats, this long after its last end */
  everyMs?: number
}

/** Next retry of a failed service: soon at first, then less often. @param age - time since the first try */
export const retryAt = (now: Date, age: number): Date =>
  new Date(now.getTime() + Math.min(Math.max(age, MINUTE_MS), HOUR_MS))

/** An event in the outbox. */
export type OutboxEvent = {
  /** a later event of the same order has a higher id */
  id: number
  topic: string
  /** id of the order, shipment or venue */
  subject: string
  payload: Record<string, unknown>
  /** when it happened */
  at: string
}

/** Events with the same key are delivered in order: an order with its shipments, or a venue. */
export const sequenceOf = ({ subject, payload }: Pick<OutboxEvent, 'subject' | 'payload'>): string =>
  typeof payload['code'] === 'string' ? payload['code'] : subject

/**
 * A subscriber to events, with its own retries: a failing one blocks no other. Events of an order are delivered in
 * sequence: a later one waits until the earlier one was handled or given up.
 */
export type EventListener = {
  id: string
  topics: readonly string[]
  /**
   * Filters venues to those with a recipient of their events; all when absent.
   * @param tx - the transaction that queues the events, for all queries
   */
  wantedVenues?(tx: Db, venues: readonly string[]): Promise<ReadonlySet<string>>
  /** Handles an event, at least once. @errors rejects when it must be retried */
  handle(services: Services, event: OutboxEvent): Promise<void>
}

/** Tries of a job before it becomes a dead letter; about five hours in all. */
export const MAX_ATTEMPTS = 12

export const FIRST_DELAY_MS = 30_000
export const LONGEST_DELAY_MS = HOUR_MS

/**
 * Delay before a job is retried: doubles from half a minute up to an hour.
 * @param attempts - tries so far, at least 1
 * @units milliseconds
 * @source assumed: a provider that is down is back within minutes or within hours
 */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS)
}
