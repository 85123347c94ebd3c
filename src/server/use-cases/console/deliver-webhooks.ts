import { DAY_MS, MINUTE_MS } from '#domain/time/lengths.ts'
import type { WebhookTopic } from '#generated/models.ts'

import { newId } from '../../db/new-id.ts'
import {
  sequenceOf,
  type EventListener,
  type Job,
  type OutboxEvent,
  FIRST_DELAY_MS,
  LONGEST_DELAY_MS,
  MAX_ATTEMPTS,
  retryDelayMs,
} from '../../jobs/job.ts'
import { putJob } from '../../repositories/jobs-repository.ts'
import {
  changeDelivery,
  findWebhook,
  insertDeliveries,
  listBehind,
  listFinished,
  listVenuesWithWebhooks,
  listWaiting,
  listWebhooks,
  type DeliveryRow,
  type WebhookRow,
} from '../../repositories/webhooks-repository.ts'
import type { Services } from '../../services.ts'
import { sendWebhook, type Sent, signWebhook } from '../../webhooks/send-webhook.ts'

const QUEUE = 'webhooks.deliver'
const RESUME_MS = 5 * MINUTE_MS
/** Webhooks sent to at once; a receiver that does not answer blocks one slot until its timeout. */
const AT_ONCE = 8
/** Most sends per run, so that other webhooks get their turn. */
const MAX_SENDS = 20
const MAX_LOOKED_AT = 500
/** How many of the latest deliveries to search for the last one that the receiver answered. */
const MAX_FINISHED = 20
/** Longest run, for receivers that answer slowly. */
const MAX_RUN_MS = 15_000
/** Statuses that mean the receiver is away (a proxy answers, from 520 on Cloudflare's) or asks to wait. */
const AWAY: ReadonlySet<string> = new Set(
  '408 429 502 503 504 520 521 522 523 524 525 526 527 530'.split(' '),
)
/** How long an absent receiver may take to come back. @source assumed: a weekend and a day of work */
const AWAY_FOR_MS = 3 * DAY_MS

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

/** Queues the events for every subscribed webhook. */
export const webhookListener: EventListener = {
  id: 'webhooks',
  topics: TOPICS,
  wantedVenues: listVenuesWithWebhooks,
  async handle(services, { id: eventId, topic, subject, payload, at }: OutboxEvent) {
    const { store, catalog, clock, randomBytes } = services
    const contact = await catalog.findAny(String(payload['branchContact']))
    if (contact === undefined || !isTopic(topic)) return
    const all = await listWebhooks(store.db, contact)
    const hooks = all.filter((hook) => hook.topics.includes(topic) && hook.disabledAt === null)
    const now = clock()
    await insertDeliveries(
      store.db,
      hooks.map(({ id: webhookId }) => ({
        id: newId(randomBytes, now),
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
    const ids = hooks.map(({ id }) => id)
    await putOnQueue(services, ids)
  },
}

/** Schedules webhooks for delivery soon; one that is being delivered runs once more afterwards. */
export async function putOnQueue({ store, clock }: Services, webhookIds: readonly string[]): Promise<void> {
  const runAt = clock()
  for (const key of webhookIds) await putJob(store.db, { queue: QUEUE, key, runAt }, runAt)
}

/**
 * Delivers pending events to a webhook. Events of one order are sent one at a time, in the order in which they
 * happened: a refused one is retried, and later events of its order wait for it. When two orders in a row get no
 * answer, the receiver counts as away: then only one event is tried from time to time, and nothing is given up for
 * days.
 */
export const deliverWebhooks: Job = {
  queue: QUEUE,
  atOnce: AT_ONCE,
  async run(services, { key }) {
    const hook = await findWebhook(services.store.db, key)
    return hook?.disabledAt === null ? deliverDue(services, hook) : undefined
  },
}

/** Queues webhooks again whose job was lost: a process died, or two worked at once. */
export const resumeWebhooks: Job = {
  queue: 'webhooks.resume',
  everyMs: RESUME_MS,
  async run(services) {
    await putOnQueue(services, await listBehind(services.store.db))
  },
}

/** @returns when to continue, or undefined when everything was delivered */
async function deliverDue(services: Services, hook: WebhookRow): Promise<Date | undefined> {
  const { store, clock } = services
  const startedAt = clock()
  const waiting = await listWaiting(store.db, hook.id, MAX_LOOKED_AT)
  const finished = await listFinished(store.db, hook.id, MAX_FINISHED)
  let answeredAt = Math.max(0, ...[...waiting, ...finished].filter(wasAnswered).map(triedAt))
  for (let sends = 0; ; sends += 1) {
    const turn = nextTurn(waiting, answeredAt, startedAt)
    if (turn === undefined || turn.at > startedAt) return turn?.at
    if (sends === MAX_SENDS || clock().getTime() - startedAt.getTime() > MAX_RUN_MS) return startedAt
    const tried = await note(services, turn.delivery, await send(services, hook, turn.delivery))
    if (wasAnswered(tried)) answeredAt = triedAt(tried)
    if (tried.state === 'WAITING') Object.assign(turn.delivery, tried)
    else waiting.splice(waiting.indexOf(turn.delivery), 1)
  }
}

type Turn = { delivery: DeliveryRow; at: Date }

/**
 * Chooses the next event to try, and when. Only the first pending event of each order qualifies; the least recently
 * tried goes first. While the receiver is away, an untried event follows half a minute after the last try. An event
 * tried before waits for as long as the silence has lasted, between half a minute and an hour.
 */
function nextTurn(waiting: readonly DeliveryRow[], heardAt: number, now: Date): Turn | undefined {
  const firsts = firstsOfOrders(waiting).toSorted((a, b) => triedAt(a) - triedAt(b))
  const silent = firsts.filter((one) => one.lastAt !== null && !wasAnswered(one) && triedAt(one) > heardAt)
  const [longestAgo] = firsts
  if (longestAgo !== undefined && silent.length > 1) {
    const silentFrom = Math.max(heardAt, Math.min(...silent.map(({ createdAt }) => createdAt.getTime())))
    const lastTry = Math.max(...silent.map(triedAt))
    const silentMs = longestAgo.lastAt === null ? 0 : lastTry - silentFrom
    const pauseMs = Math.min(Math.max(silentMs, FIRST_DELAY_MS), LONGEST_DELAY_MS)
    return { delivery: longestAgo, at: new Date(lastTry + pauseMs) }
  }
  const delivery =
    firsts.find(({ nextAt }) => nextAt <= now) ?? firsts.toSorted((a, b) => +a.nextAt - +b.nextAt)[0]
  return delivery && { delivery, at: delivery.nextAt }
}

function firstsOfOrders(waiting: readonly DeliveryRow[]): DeliveryRow[] {
  const orders = new Set<string>()
  return waiting.filter(({ subject, data }) => {
    const order = sequenceOf({ subject, payload: data })
    if (orders.has(order)) return false
    orders.add(order)
    return true
  })
}

type Tried = Pick<DeliveryRow, 'state' | 'attempts' | 'lastAnswer' | 'lastAt' | 'nextAt'>

/** 0 when not tried yet. */
const triedAt = ({ lastAt }: Pick<Tried, 'lastAt'>): number => lastAt?.getTime() ?? 0

const wasAnswered = ({ lastAnswer }: Pick<Tried, 'lastAnswer'>): boolean =>
  lastAnswer !== null && !isAway(lastAnswer)

/** An answer from the receiver is stored as its status code. */
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

/**
 * Records the result of a try. While the receiver is away, no recent event is given up, and those tries do not count
 * against an event that is refused later.
 */
async function note({ store, clock }: Services, delivery: DeliveryRow, { ok, answer }: Sent): Promise<Tried> {
  const lastAt = clock()
  const isYoung = lastAt.getTime() - delivery.createdAt.getTime() < AWAY_FOR_MS
  const wasAway = delivery.lastAnswer !== null && isAway(delivery.lastAnswer)
  const attempts = isYoung && wasAway && !isAway(answer) ? 1 : delivery.attempts + 1
  const isLast = attempts >= MAX_ATTEMPTS && !(isYoung && isAway(answer))
  const nextAt = new Date(lastAt.getTime() + retryDelayMs(attempts))
  const state = ok ? 'DELIVERED' : isLast ? 'GIVEN_UP' : 'WAITING'
  const tried: Tried = { state, attempts, lastAnswer: answer, lastAt, nextAt }
  await changeDelivery(store.db, delivery.id, tried)
  return tried
}
