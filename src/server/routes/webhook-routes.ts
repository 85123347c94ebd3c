import type { ContactEntry } from '../catalog/catalog.ts'
import { created, DONE, fail, replyOf, type SomeHandlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import {
  createWebhook,
  deliveriesOf,
  forgetWebhook,
  switchWebhook,
  webhookOf,
  webhooksOf,
} from '../use-cases/console/webhooks.ts'
import { owns } from './caller.ts'
import type { Caller } from '../contract/request-context.ts'
import { findOwn } from './find-own.ts'

/**
 * Webhooks of a venue. A venue changes its own, and can only see those of the whole tenant. A webhook outlives the
 * token that created it and receives all events about money, so it requires the right to read the books.
 */
export function webhookRoutes(services: Services) {
  const { atVenue } = findOwn(services)

  async function changeable(contact: ContactEntry, { webhookId }: { webhookId: string }, caller: Caller) {
    const row = await webhookOf(services, contact, webhookId)
    const isOwn = row?.branchContact ? owns(caller, row.branchContact) : caller.kind === 'operator'
    return isOwn ? row : undefined
  }

  return {
    adminListWebhooks: atVenue(async (_input, contact) => replyOf(await webhooksOf(services, contact))),

    adminCreateWebhook: atVenue(async ({ body }, contact, caller) => {
      if (body.scope === 'TENANT' && caller.kind !== 'operator') return fail('FORBIDDEN')
      return created(await createWebhook(services, contact, body))
    }, 'BOOKS'),

    adminSwitchWebhook: atVenue(async ({ path, body }, contact, caller) => {
      const row = await changeable(contact, path, caller)
      return replyOf(row && (await switchWebhook(services, row, body)))
    }, 'BOOKS'),

    adminDeleteWebhook: atVenue(async ({ path }, contact, caller) => {
      const row = await changeable(contact, path, caller)
      if (row === undefined) return fail('NOT_FOUND')
      await forgetWebhook(services, row)
      return DONE
    }, 'BOOKS'),

    adminListDeliveries: atVenue(async ({ path }, contact) => {
      const row = await webhookOf(services, contact, path.webhookId)
      return replyOf(row && (await deliveriesOf(services, contact, row)))
    }),
  } satisfies SomeHandlers
}
