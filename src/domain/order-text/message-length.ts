import { MESSAGE_TEXT_MAX_ENCODED } from '#domain/defaults.ts'
import { encodeMessage } from './message-link.ts'

/** What a text takes of a prefilled message. @units encoded characters @source design §5 "WhatsApp text" */
export const encodedLength = (text: string): number => encodeMessage(text).length

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
