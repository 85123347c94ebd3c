import { MESSAGE_TEXT_MAX_ENCODED } from '#domain/defaults.ts'
import { formatPhoneForMessage } from '#domain/phone/message-number.ts'

/** Where prefilled messages open, with the app or without. */
const MESSAGE_HOST = 'https://wa.me/'

/** Texts cut out of the middle of a character pair cannot be encoded: they become the replacement character. */
const encode = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\u{FFFD}'))

/** What a text takes of a prefilled message. @units encoded characters @source design §5 "WhatsApp text" */
export const encodedLength = (text: string): number => encode(text).length

/**
 * Whether a text fits into a prefilled message.
 * @units at most 2,000 characters once encoded
 * @source design §5 "WhatsApp text"
 */
export const fitsMessage = (text: string): boolean => encodedLength(text) <= MESSAGE_TEXT_MAX_ENCODED

/**
 * The beginning of a text that takes no more than so much of a message, cut at a character.
 * @units encoded characters
 * @source design §5 "WhatsApp text"
 */
export function cutToEncoded(text: string, max: number): string {
  const characters = Array.from(text)
  let length = 0
  const fitting = characters.findIndex((character) => (length += encodedLength(character)) > max)
  return fitting < 0 ? text : characters.slice(0, fitting).join('')
}

/**
 * The text that is sent: the whole of it when it fits, else the summary; a summary too long is cut at a character.
 * @param text - the order in full
 * @param summary - what of it fits
 * @source design §5 "at most 2,000 characters encoded; longer: summary and link"
 */
export const messageText = (text: string, summary: string): string =>
  fitsMessage(text) ? text : cutToEncoded(summary, MESSAGE_TEXT_MAX_ENCODED)

/**
 * The link that opens a message to a venue with the order written in it.
 * @param phone - of the venue in E.164
 * @param text - the order in full
 * @param summary - sent in its place when it is too long
 * @source diner spec §4 "redirect to a prefilled message-send link with the text"; design §5 "WhatsApp text"
 */
export const messageLink = (phone: string, text: string, summary = text): string =>
  `${MESSAGE_HOST}${formatPhoneForMessage(phone)}?text=${encode(messageText(text, summary))}`
