import type {
  Webhook,
  WebhookChange,
  WebhookCreate,
  WebhookDeliveries,
  WebhookDelivery,
  Webhooks,
} from '#generated/models.ts'

import { invalid, type Failure } from '../../contract/handlers.ts'
import type { ContactEntry } from '../../catalog/catalog.ts'
import { newId } from '../../db/new-id.ts'
import { pickForApi } from '../../db/rows.ts'
import {
  deleteWebhook,
  disableWebhook,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  type DeliveryRow,
  type WebhookRow,
} from '../../repositories/webhooks-repository.ts'
import { newToken } from '../../secret-token.ts'
import type { Services } from '../../services.ts'
import { urlFault } from '../../webhooks/send-webhook.ts'
import { putOnQueue } from './deliver-webhooks.ts'

/** Most webhooks of a venue, its tenant's included. */
const MAX_WEBHOOKS = 100
/** A hundred of its own, and as many of the tenant that were created at other venues. */
const SHOWN_WEBHOOKS = 2 * MAX_WEBHOOKS
const SHOWN_DELIVERIES = 100

/** Subscribes a URL to a venue or to its whole tenant. The secret appears only in this answer. */
export async function createWebhook(
  { store, clock, randomBytes, config }: Services,
  { alias, tenant }: ContactEntry,
  { url, topics, scope = 'VENUE' }: WebhookCreate,
): Promise<Webhook | Failure> {
  const fault = urlFault(url, config.webhooksToLoopback)
  if (fault !== undefined) return invalid('/body/url', fault)
  if ((await listWebhooks(store.db, { alias, tenant })).length >= MAX_WEBHOOKS)
    return invalid('/body', `a venue has at most ${MAX_WEBHOOKS} webhooks`)
  const now = clock()
  const row: WebhookRow = {
    id: newId(randomBytes, now),
    tenant,
    branchContact: scope === 'TENANT' ? null : alias,
    url,
    secret: `whsec_${newToken(randomBytes)}`,
    topics,
    createdAt: now,
    disabledAt: null,
  }
  await insertWebhook(store.db, row)
  return { ...asAnswer(row), secret: row.secret }
}

export async function webhooksOf({ store }: Services, place: ContactEntry): Promise<Webhooks> {
  const webhooks = await listWebhooks(store.db, place)
  return { webhooks: webhooks.slice(0, SHOWN_WEBHOOKS).map(asAnswer) }
}

/** A webhook subscribed to a venue. */
export async function webhookOf(
  { store }: Services,
  place: ContactEntry,
  id: string,
): Promise<WebhookRow | undefined> {
  return (await listWebhooks(store.db, place)).find((row) => row.id === id)
}

/** Pauses a webhook or resumes it with its pending events; events that happen while it is paused are never sent. */
export async function switchWebhook(
  services: Services,
  row: WebhookRow,
  { disabled }: WebhookChange,
): Promise<Webhook> {
  const { store, clock } = services
  const disabledAt = disabled ? clock() : null
  await disableWebhook(store.db, row.id, disabledAt)
  if (!disabled) await putOnQueue(services, [row.id])
  return asAnswer({ ...row, disabledAt })
}

export const forgetWebhook = ({ store }: Services, { id }: WebhookRow) => deleteWebhook(store.db, id)

export async function deliveriesOf(
  { store }: Services,
  { alias }: ContactEntry,
  { id }: WebhookRow,
): Promise<WebhookDeliveries> {
  return { deliveries: (await listDeliveries(store.db, id, alias, SHOWN_DELIVERIES)).map(asDelivery) }
}

const asAnswer = (row: WebhookRow): Webhook => ({
  ...pickForApi(row, 'id', 'url', 'topics', 'createdAt'),
  scope: row.branchContact === null ? 'TENANT' : 'VENUE',
  disabled: row.disabledAt !== null,
})

const asDelivery = (row: DeliveryRow): WebhookDelivery => ({
  ...pickForApi(
    row,
    'id',
    'eventId',
    'topic',
    'subject',
    'state',
    'attempts',
    'lastAnswer',
    'lastAt',
    'createdAt',
  ),
  nextAt: row.state === 'WAITING' ? row.nextAt.toISOString() : undefined,
})
