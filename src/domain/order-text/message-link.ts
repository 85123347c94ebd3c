import { formatPhoneForMessage } from '#domain/phone/message-number.ts'

/** Texts cut out of the middle of a character pair cannot be encoded: they become the replacement character. */
export const encodeMessage = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\u{FFFD}'))

/**
 * The link that opens a message to a venue, with the app or without.
 * @param phone - of the venue in E.164
 * @param text - what is written in it; without one the message is empty
 * @source diner spec §4 "redirect to a prefilled message-send link with the text"; design §5 "WhatsApp text"
 */
export const messageLink = (phone: string, text?: string): string =>
  `https://wa.me/${formatPhoneForMessage(phone)}${text === undefined ? '' : `?text=${encodeMessage(text)}`}`
