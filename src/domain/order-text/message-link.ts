import { MESSAGE_TEXT_MAX_ENCODED } from '#domain/defaults.ts'
import { formatPhoneForMessage } from '#domain/phone/message-number.ts'

/** Where prefilled messages open, with the app or without. */
const MESSAGE_HOST = 'https://wa.me/'

/** Texts cut out of the middle of a character pair cannot be encoded: they become the replacement character. */
const encode = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\u{FFFD}'))

/**
 * Whether a text fits into a prefilled message.
 *
 * @units at most 2,000 characters once encoded
 * @errors none
 * @source design §5 "WhatsApp text"
 */
export const fitsMessage = (text: string): boolean => encode(text).length <= MESSAGE_TEXT_MAX_ENCODED

/**
 * The text that is sent: the whole of it when it fits, else the summary; a summary too long is cut at a character.
 *
 * @param text - the order in full
 * @param summary - which order, how much, and the link to read it
 * @errors none
 * @source design §5 "at most 2,000 characters encoded; longer: summary and link"
 */
export function messageText(text: string, summary: string): string {
  if (fitsMessage(text)) return text
  const characters = Array.from(summary)
  let length = 0
  const fitting = characters.findIndex(
    (character) => (length += encode(character).length) > MESSAGE_TEXT_MAX_ENCODED,
  )
  return fitting < 0 ? summary : characters.slice(0, fitting).join('')
}

/**
 * The link that opens a message to a venue with the order written in it.
 *
 * @param phone - of the venue in E.164
 * @param text - the order in full
 * @param summary - sent in its place when it is too long
 * @errors none
 * @source diner spec §4 "redirect to a prefilled message-send link with the text"; design §5 "WhatsApp text"
 */
export const messageLink = (phone: string, text: string, summary = text): string =>
  `${MESSAGE_HOST}${formatPhoneForMessage(phone)}?text=${encode(messageText(text, summary))}`
