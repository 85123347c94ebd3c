import type { WebhookTopic } from '#generated/models.ts'

import { uuidV7 } from '../../db/uuid-v7.ts'
import { sequenceOf } from '../../jobs/job.ts'
import type { EventListener, Job, OutboxEvent } from '../../jobs/job.ts'
import { MAX_ATTEMPTS, retryDelayMs } from '../../jobs/retry-delay.ts'
import { putJob } from '../../repositories/jobs-repository.ts'
import {
  changeDelivery,
  findWebhook,
  insertDeliveries,
  listBehind,
  listVenuesWithWebhooks,
  listWaiting,
  listWebhooks,
} from '../../repositories/webhooks-repository.ts'
import type { DeliveryRow, WebhookRow } from '../../repositories/webhooks-repository.ts'
import type { Services } from '../../services.ts'
import { sendWebhook } from '../../webhooks/send-webhook.ts'
import type { Sent } from '../../webhooks/send-webhook.ts'
import { signWebhook } from '../../webhooks/signature.ts'

const QUEUE = 'webhooks.deliver'
const RESUME_MS = 5 * 60_000
const HOUR_MS = 3_600_000
const RANDOM_ID_BYTES = 10
const MAX_WEBHOOKS = 100
/** A receiver that does not answer takes a place of these for one timeout. */
const AT_ONCE = 8
/** One run: others want their turn too. */
const MAX_SENDS = 20
const MAX_LOOKED_AT = 500
/** The same in time, for a receiver that answers slowly. */
const MAX_RUN_MS = 15_000
/** Statuses of who stands before a receiver that is not there (from 520 on: Cloudflare's), or of one that asks for time. */
const AWAY: ReadonlySet<string> = new Set(
  '408 429 502 503 504 520 521 522 523 524 525 526 527 530'.split(' '),
)
/** Until then a receiver that was not there may be back. @source assumed: a weekend and a day of work */
const AWAY_FOR_MS = 3 * HOUR_MS * 24

const TOPICS: readonly WebhookTopic[] = [
  'order.placed',
  'order.moved',
  'order.changed',
  'order.reported',
  'payment.changed',
  'shipment.moved',
  'venue.paused',
  'venue.resumed',
]
const isTopic = (topic: string): topic is WebhookTopic => TOPICS.some((one) => one === topic)

/** Writes down for every webhook what it has to hear. */
export const tellWebhooks: EventListener = {
  id: 'webhooks',
  topics: TOPICS,
  venuesToHear: listVenuesWithWebhooks,
  async hear(services, { id: eventId, topic, subject, payload, at }: OutboxEvent) {
    const { store, catalog, clock, randomBytes } = services
    const contact = await catalog.findAny(String(payload['branchContact']))
    if (contact === undefined || !isTopic(topic)) return
    const all = await listWebhooks(store.db, contact, MAX_WEBHOOKS)
    const hooks = all.filter((hook) => hook.topics.includes(topic) && hook.disabledAt === null)
    const now = clock()
    await insertDeliveries(
      store.db,
      hooks.map(({ id: webhookId }) => ({
        id: uuidV7(now.getTime(), randomBytes(RANDOM_ID_BYTES)),
        webhookId,
        eventId,
        topic,
        subject,
        data: payload,
        state: 'WAITING' as const,
        nextAt: now,
        createdAt: new Date(at),
      })),
    )
    await putOnQueue(
      services,
      hooks.map(({ id }) => id),
    )
  },
}

/** Sends webhooks soon what they have to hear; one that is being sent to is looked at once more. */
export async function putOnQueue({ store, clock }: Services, webhookIds: readonly string[]): Promise<void> {
  const runAt = clock()
  for (const key of webhookIds) await putJob(store.db, { queue: QUEUE, key, runAt }, runAt)
}

/**
 * Sends a webhook what it has to hear, in the order in which it happened. An event that is refused is tried again
 * later, and what happened to the same order afterwards waits for it. Where nobody is there, everything waits, and nothing
 * is given up for days; an event that is met with silence as often as others are tried holds up its own order alone, since
 * it may be what brings the receiver down.
 */
export const deliverWebhooks: Job = {
  queue: QUEUE,
  atOnce: AT_ONCE,
  async run(services, { key }) {
    const hook = await findWebhook(services.store.db, key)
    return hook?.disabledAt === null ? deliverDue(services, hook) : undefined
  },
}

/** Puts back on the queue what fell off it: a process died, or two worked at once. */
export const resumeWebhooks: Job = {
  queue: 'webhooks.resume',
  everyMs: RESUME_MS,
  async run(services) {
    await putOnQueue(services, await listBehind(services.store.db))
  },
}

/** @returns when to go on, or undefined when all was heard */
async function deliverDue(services: Services, hook: WebhookRow): Promise<Date | undefined> {
  const now = services.clock()
  const heldBack = new Set<string>()
  let next: Date | undefined
  let sends = 0
  const waiting = await listWaiting(services.store.db, hook.id, MAX_LOOKED_AT)
  const silent = waiting.find((delivery) => delivery.nextAt > now && holdsUpAll(delivery))
  if (silent !== undefined) return silent.nextAt
  const silenced = waiting.filter(isSilenced)
  const soonest = (at: Date) => (next === undefined || at < next ? at : next)
  for (const delivery of waiting) {
    const sequence = sequenceOf({ subject: delivery.subject, payload: delivery.data })
    if (heldBack.has(sequence)) continue
    if (sends === MAX_SENDS || services.clock().getTime() - now.getTime() > MAX_RUN_MS) return now
    if (delivery.nextAt <= now) {
      sends += 1
      const tried = await note(services, delivery, await send(services, hook, delivery))
      const others = silenced.filter((one) => one !== delivery)
      // who is back hears at once what met with silence
      const late = others.filter((one) => one.nextAt > now && !wasTriedLately(one, now))
      if (tried.state === 'DELIVERED' && late.length > 0) {
        await setNext(services, late, now)
        return now
      }
      if (tried.state !== 'WAITING') continue
      if (holdsUpAll(tried)) return soonest(tried.nextAt)
      // one timeout tells it of all of them
      if (isSilenced(tried)) await setNext(services, others, tried.nextAt)
      Object.assign(delivery, tried)
    }
    heldBack.add(sequence)
    next = soonest(delivery.nextAt)
  }
  return next
}

async function setNext({ store }: Services, deliveries: DeliveryRow[], nextAt: Date): Promise<void> {
  for (const delivery of deliveries) {
    delivery.nextAt = nextAt
    await changeDelivery(store.db, delivery.id, { nextAt })
  }
}

type Tried = Pick<DeliveryRow, 'state' | 'attempts' | 'lastAnswer' | 'lastAt' | 'nextAt'>

/** Whether nobody was there the last time, and not so often yet. */
const holdsUpAll = ({ lastAnswer, attempts }: Pick<Tried, 'lastAnswer' | 'attempts'>): boolean =>
  lastAnswer !== null && isAway(lastAnswer) && attempts < MAX_ATTEMPTS

/** Whether nobody was there as often as others are tried: it may be because of this event. */
const isSilenced = ({ lastAnswer, attempts }: Pick<Tried, 'lastAnswer' | 'attempts'>): boolean =>
  lastAnswer !== null && isAway(lastAnswer) && attempts >= MAX_ATTEMPTS

const wasTriedLately = ({ lastAt }: DeliveryRow, now: Date): boolean =>
  lastAt !== null && now.getTime() - lastAt.getTime() < HOUR_MS

/** An answer is written down as its status. */
const isAway = (answer: string): boolean => !/^\d{3}$/.test(answer) || AWAY.has(answer)

function send({ config, clock }: Services, hook: WebhookRow, delivery: DeliveryRow): Promise<Sent> {
  const { id, eventId, topic, createdAt, data } = delivery
  const body = JSON.stringify({ id, eventId, topic, at: createdAt.toISOString(), data })
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Vitrina-Webhooks/1',
    'vitrina-signature': signWebhook(body, hook.secret, clock()),
  }
  return sendWebhook({ url: hook.url, body, headers }, config.webhooksToLoopback)
}

/** Writes down what came of a try. */
async function note({ store, clock }: Services, delivery: DeliveryRow, { ok, answer }: Sent): Promise<Tried> {
  const lastAt = clock()
  const attempts = delivery.attempts + 1
  // who answers amiss for the first time after a silence is just coming back
  const isBarelyThere = isAway(answer) || (delivery.lastAnswer !== null && isAway(delivery.lastAnswer))
  const mayBeBack = isBarelyThere && lastAt.getTime() - delivery.createdAt.getTime() < AWAY_FOR_MS
  const isLast = attempts >= MAX_ATTEMPTS && !mayBeBack
  const nextAt = new Date(lastAt.getTime() + retryDelayMs(attempts))
  const state = ok ? 'DELIVERED' : isLast ? 'GIVEN_UP' : 'WAITING'
  const tried: Tried = { state, attempts, lastAnswer: answer, lastAt, nextAt }
  await changeDelivery(store.db, delivery.id, tried)
  return tried
}
