import { addJobs } from '../repositories/jobs-repository.ts'
import { lockOutbox, markDelivered, takeUndelivered } from '../repositories/outbox-repository.ts'
import type { Db } from '../db/store.ts'
import { ORDER_STATES } from '../observe/signals.ts'
import type { Services } from '../services.ts'
import { sequenceOf, type EventListener, type Job, type OutboxEvent } from './job.ts'

/** How many events are moved in one transaction; fewer were moved when no more wait. */
export const BATCH = 100

/** Queue of what a listener has still to hear. */
const queueOf = ({ id }: EventListener) => `event.${id}`

/**
 * Moves events from the outbox to the queues of those who want to hear of them. Both happens in one transaction,
 * so that no event is lost and none is queued twice, whatever dies in between. One process at a time does it, so that
 * events are queued in their order.
 * @returns events moved
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
      const told = (await heardBy(tx, listener, events)).map(({ createdAt, ...event }) => ({
        queue: queueOf(listener),
        key: String(event.id),
        subject: sequenceOf(event),
        payload: { ...event, at: createdAt.toISOString() } satisfies OutboxEvent,
        runAt: now,
      }))
      await addJobs(tx, told, now)
    }
    const ids = events.map(({ id }) => id)
    await markDelivered(tx, ids, now)
    return events
  })
  // of each event one process tells, once
  for (const { topic, payload } of relayed)
    if (topic === 'order.placed' || topic === 'order.moved') ORDER_STATES.publish(payload['status'])
  return relayed.length
}

type Waiting = Awaited<ReturnType<typeof takeUndelivered>>[number]

async function heardBy(
  tx: Db,
  { topics, venuesToHear }: EventListener,
  events: readonly Waiting[],
): Promise<Waiting[]> {
  const ofTopic = events.filter(({ topic }) => topics.includes(topic))
  if (venuesToHear === undefined || ofTopic.length === 0) return ofTopic
  const heard = await venuesToHear(tx, [...new Set(ofTopic.map(venueOf))])
  return ofTopic.filter((event) => heard.has(venueOf(event)))
}

const venueOf = ({ payload }: Waiting) => String(payload['branchContact'])

type Untimed = Omit<OutboxEvent, 'at'> & Partial<OutboxEvent>

/** What a listener has to hear, as a job. */
export function listenerJob(listener: EventListener): Job {
  return {
    queue: queueOf(listener),
    // written by relayEvents above, and by nobody else; the version before wrote no time
    run: (services, { payload }) =>
      listener.hear(services, { at: services.clock().toISOString(), ...(payload as Untimed) }),
  }
}
