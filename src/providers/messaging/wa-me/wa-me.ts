import { messageLink } from '#domain/order-text/message-link.ts'
import type { MessagingProvider } from '../contract.ts'

/** WhatsApp by its public link: no account and no script; a web page where the app is missing. */
export const waMe: MessagingProvider = {
  id: 'wa-me',
  linkTo: ({ phone, text }) => messageLink(phone, text),
}
