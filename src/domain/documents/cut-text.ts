/**
 * The beginning of a text, cut between characters: databases and other programs reject half a surrogate pair.
 * @param max - maximum length
 */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/\p{Cs}$/u, '')

/** A text, with '…' in place of the excess. @param max - maximum length */
export const shortText = (text: string, max: number): string =>
  text.length > max ? `${cutText(text, max - 1).trimEnd()}…` : text
