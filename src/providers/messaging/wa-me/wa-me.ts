import { messageLink } from '#domain/order-text/message-link.ts'
import type { MessagingProvider } from '../contract.ts'

/** WhatsApp by its public link: no account, no script, and a page of its own where the app is missing. */
export const waMe: MessagingProvider = {
  id: 'wa-me',
  linkTo: ({ phone, text }) => messageLink(phone, text),
}
