/**
 * The beginning of a text, never with half of a sign at its end, which no database and no other program takes.
 * @param max - its length at most
 */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/\p{Cs}$/u, '')

/** A text, with '…' in place of what is too much. @param max - its length at most */
export const shortText = (text: string, max: number): string =>
  text.length > max ? `${cutText(text, max - 1).trimEnd()}…` : text
