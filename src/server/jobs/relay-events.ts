import { addJobs } from '../repositories/jobs-repository.ts'
import { lockOutbox, markDelivered, takeUndelivered } from '../repositories/outbox-repository.ts'
import type { Db } from '../db/store.ts'
import { ORDER_STATES } from '../observe/signals.ts'
import type { Services } from '../services.ts'
import { sequenceOf, type EventListener, type Job, type OutboxEvent } from './job.ts'

/** Maximum events per transaction; a smaller result means that none are left. */
export const BATCH = 100

/** Queue of a subscriber's pending events. */
const queueOf = ({ id }: EventListener) => `event.${id}`

/**
 * Moves events from the outbox to the queues of their subscribers. One transaction does both, so that a crash neither
 * loses an event nor queues it twice. Only one process at a time does this, so that events are queued in order.
 * @returns number of moved events
 */
export async function relayEvents(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  listeners: readonly EventListener[],
): Promise<number> {
  const relayed = await store.db.transaction(async (tx) => {
    if (!(await lockOutbox(tx))) return []
    const events = await takeUndelivered(tx, BATCH)
    if (events.length === 0) return []
    const now = clock()
    for (const listener of listeners) {
      const jobs = (await eventsFor(tx, listener, events)).map(({ createdAt, ...event }) => ({
        queue: queueOf(listener),
        key: String(event.id),
        subject: sequenceOf(event),
        payload: { ...event, at: createdAt.toISOString() } satisfies OutboxEvent,
        runAt: now,
      }))
      await addJobs(tx, jobs, now)
    }
    const ids = events.map(({ id }) => id)
    await markDelivered(tx, ids, now)
    return events
  })
  // each event is signalled once, by one process
  for (const { topic, payload } of relayed)
    if (topic === 'order.placed' || topic === 'order.moved') ORDER_STATES.publish(payload['status'])
  return relayed.length
}

type Waiting = Awaited<ReturnType<typeof takeUndelivered>>[number]

async function eventsFor(
  tx: Db,
  { topics, wantedVenues }: EventListener,
  events: readonly Waiting[],
): Promise<Waiting[]> {
  const ofTopic = events.filter(({ topic }) => topics.includes(topic))
  if (wantedVenues === undefined || ofTopic.length === 0) return ofTopic
  const wanted = await wantedVenues(tx, [...new Set(ofTopic.map(venueOf))])
  return ofTopic.filter((event) => wanted.has(venueOf(event)))
}

const venueOf = ({ payload }: Waiting) => String(payload['branchContact'])

type Untimed = Omit<OutboxEvent, 'at'> & Partial<OutboxEvent>

/** The job that delivers events to a subscriber. */
export function listenerJob(listener: EventListener): Job {
  return {
    queue: queueOf(listener),
    // written only by relayEvents above; the previous version wrote no time
    run: (services, { payload }) =>
      listener.handle(services, { at: services.clock().toISOString(), ...(payload as Untimed) }),
  }
}
