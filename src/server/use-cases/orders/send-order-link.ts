import { HOUR_MS } from '#domain/time/lengths.ts'
import { ORDER_LINKS_PER_HOUR } from '#domain/defaults.ts'
import { formatPhoneForMessage } from '#domain/phone/message-number.ts'
import { createMessages } from '#messages/create-messages.ts'
import { followUp } from '#messages/follow-up.ts'

import type { EventListener } from '../../jobs/job.ts'
import { countOrdersOfPhone, findOrderById } from '../../repositories/orders-repository.ts'
import { orderLinkPath } from './order-link.ts'

const MESSAGE = 'follow-up.link-message'

/**
 * Sends the phone of a placed order the link that opens all of it, which its code alone does not. The messages per
 * phone and hour are limited, because anybody may order under any phone.
 * @source design §5 "What an order code opens"
 */
export const sendOrderLink: EventListener = {
  id: 'order-link',
  topics: ['order.placed'],
  async handle(services, { subject }) {
    const { store, catalog, places, messages, links } = services
    const order = await findOrderById(store.db, subject)
    if (order === undefined || order.customerPhone === '') return
    const since = new Date(order.orderedAt.getTime() - HOUR_MS)
    if ((await countOrdersOfPhone(store.db, order, since)) > ORDER_LINKS_PER_HOUR) return
    const contact = await catalog.findContact(order.branchContact)
    const presentation = await catalog.presentation(order.tenant)
    if (contact === undefined || presentation === undefined) return
    const path = orderLinkPath(links.tokenOf(order))
    const t = createMessages(presentation)(followUp)
    const text = t(MESSAGE, {
      venue: contact.branchContact.name,
      link: await places.address(order.tenant, path),
    })
    const to = `+${formatPhoneForMessage(order.customerPhone)}`
    await messages.send({ id: `order-link-${order.id}`, channel: 'whatsapp', to, text, tenant: order.tenant })
  },
}
