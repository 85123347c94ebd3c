import { HOUR_MS } from '#domain/time/lengths.ts'
import { ABANDONED_CART_HOURS_BETWEEN } from '#domain/defaults.ts'
import { paths } from '#domain/routes/routes.ts'
import { campaign } from '#messages/campaign.ts'
import { createMessages } from '#messages/create-messages.ts'

import type { Job } from '../../jobs/job.ts'
import {
  becameOrder,
  deleteCart,
  findCart,
  updateCart,
  wasReminded,
  type AbandonedCartRow,
} from '../../repositories/abandoned-carts-repository.ts'
import type { Services } from '../../services.ts'
import { tokenHash } from '../../secret-token.ts'
import { LEFT_CART_QUEUE } from './leave-cart.ts'

const MESSAGE = 'campaign.cart-left'

/** Sends the link to an abandoned cart unless the diner has ordered since or got a message recently. */
export const remindOfCart: Job = {
  queue: LEFT_CART_QUEUE,
  async run(services, { key, payload }) {
    const { store, clock, messages, places } = services
    const cart = await findCart(store.db, key)
    if (cart === undefined) return
    if (await becameOrder(store.db, cart)) return deleteCart(store.db, cart.id)
    const now = clock()
    const lately = new Date(now.getTime() - ABANDONED_CART_HOURS_BETWEEN * HOUR_MS)
    if (await wasReminded(store.db, cart.phone, lately)) return
    const token = String(payload['token'])
    const link = await places.address(cart.tenant, pathTo(cart, token), String(payload['origin']))
    const text = await textOf(services, cart, link)
    if (text === undefined) return
    // the link works before it is sent; the cart is marked as sent only after sending
    const hash = tokenHash(token)
    await updateCart(store.db, cart.id, { tokenHash: hash })
    await messages.send({
      id: `left-cart-${hash}`,
      channel: 'whatsapp',
      to: cart.phone,
      text,
      tenant: cart.tenant,
    })
    await updateCart(store.db, cart.id, { remindedAt: now })
  },
}

/** @source diner spec §4 "when the query string has abandoned and phone" */
function pathTo({ branchContact, phone }: AbandonedCartRow, token: string): string {
  const query = new URLSearchParams({ abandoned: token, phone })
  return `${paths.entry(branchContact)}?${query.toString()}`
}

async function textOf(
  { catalog }: Services,
  { branchContact }: AbandonedCartRow,
  link: string,
): Promise<string | undefined> {
  const contact = await catalog.findContact(branchContact)
  const presentation = contact && (await catalog.presentation(contact.tenant))
  if (contact === undefined || presentation === undefined) return undefined
  const t = createMessages(presentation)(campaign)
  return t(MESSAGE, { venue: contact.branchContact.name, link })
}
