import type { MenuCustomization } from '#generated/models.ts'
import { ITEM_NOTES_LIMIT, ORDER_NOTES_LIMIT } from '#domain/defaults.ts'

/** How long notes may be. */
export interface NotesLimit {
  /** Most characters. */
  limit: number
  /** Whether the counter n/limit is shown: not when the venue lifted the limit. */
  shown: boolean
}

/**
 * Characters the contract carries when a venue lifts the limit.
 * @units characters
 * @source assumed: the maximum of notes in the schema; without any bound a note could fill a ticket printer
 */
export const NOTES_HARD_LIMIT = 2_000

/**
 * Limit of the notes of one item: 250, unless NOTES_LIMIT changes or lifts it.
 * @param customizations - of the branch
 * @units characters
 * @source diner spec §3 NOTES_LIMIT, §9 "Notes limits"
 */
export function itemNotesLimit(customizations: readonly MenuCustomization[] = []): NotesLimit {
  const found = customizations.find((one) => one.resource === 'NOTES_LIMIT')
  return limitOf(found?.hasItemNotesLimit, found?.itemNotesLimit, ITEM_NOTES_LIMIT)
}

/**
 * Limit of the notes of the order: 250, unless NOTES_LIMIT changes or lifts it.
 * @param customizations - of the branch
 * @units characters
 * @source diner spec §3 NOTES_LIMIT, §9 "Notes limits"
 */
export function orderNotesLimit(customizations: readonly MenuCustomization[] = []): NotesLimit {
  const found = customizations.find((one) => one.resource === 'NOTES_LIMIT')
  return limitOf(found?.hasOrderNotesLimit, found?.orderNotesLimit, ORDER_NOTES_LIMIT)
}

/**
 * Characters of a text as a person counts them: an emoji of one code point is one.
 * @param text - notes
 * @units characters
 * @source assumed: the schema counts code points, so the counter must too
 */
export function notesLength(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/**
 * The notes with everything beyond the limit ignored.
 * @param text - what the field holds after a key or a paste
 * @param limit - from {@link itemNotesLimit} or {@link orderNotesLimit}
 * @units characters
 * @source diner spec §5 "Typing beyond the limit is ignored"
 */
export const clampNotes = (text: string, limit: number): string => Array.from(text).slice(0, limit).join('')

function limitOf(has: boolean | undefined, limit: number | undefined, standard: number): NotesLimit {
  if (has === false) return { limit: NOTES_HARD_LIMIT, shown: false }
  return { limit: Math.min(limit ?? standard, NOTES_HARD_LIMIT), shown: true }
}
