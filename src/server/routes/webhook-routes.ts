import { fail, isFailure } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import {
  createWebhook,
  deliveriesOf,
  forgetWebhook,
  switchWebhook,
  webhookOf,
  webhooksOf,
} from '../use-cases/console/webhooks.ts'
import { withCaller, owns } from './caller.ts'
import type { Caller } from '../contract/identity.ts'
import { findOwn } from './find-own.ts'

/** Who hears of what happens at a venue. A venue changes its own webhooks; those of the whole tenant it only sees. */
export function webhookRoutes(services: Services) {
  const { atVenue, ownContact } = findOwn(services)

  async function changeable(path: { id: string; webhookId: string }, caller: Caller) {
    const contact = await ownContact(path.id, caller)
    const row = contact && (await webhookOf(services, contact, path.webhookId))
    if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
    return row && (row.branchContact === null ? caller.kind === 'operator' : owns(caller, row.branchContact))
      ? row
      : fail('NOT_FOUND')
  }

  return withCaller({
    adminListWebhooks: atVenue(async (_input, _caller, contact) => ({
      status: 200,
      body: await webhooksOf(services, contact),
    })),

    adminCreateWebhook: atVenue(async ({ body }, caller, contact) => {
      if (body.scope === 'TENANT' && caller.kind !== 'operator') return fail('FORBIDDEN')
      const made = await createWebhook(services, contact, body)
      return isFailure(made) ? made : { status: 201, body: made }
    }),

    async adminSwitchWebhook({ path, body }, caller) {
      const row = await changeable(path, caller)
      if ('failure' in row) return row
      return { status: 200, body: await switchWebhook(services, row, body) }
    },

    async adminDeleteWebhook({ path }, caller) {
      const row = await changeable(path, caller)
      if ('failure' in row) return row
      await forgetWebhook(services, row)
      return { status: 204, body: undefined }
    },

    async adminListDeliveries({ path }, caller) {
      const contact = await ownContact(path.id, caller)
      const row = contact && (await webhookOf(services, contact, path.webhookId))
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      if (row === undefined) return fail('NOT_FOUND')
      return { status: 200, body: await deliveriesOf(services, contact, row) }
    },
  })
}
