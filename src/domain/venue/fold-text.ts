/**
 * A text normalized for comparison: no accents, lower case, single spaces, trimmed.
 * @source assumed: nobody types the accent of 'Güemes' into a search box
 */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Only the words of a text: folded, without punctuation. */
export const foldWords = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Whether a search matches a text: each of its words occurs somewhere, in any order.
 * @param search - as typed; an empty one matches everything
 * @source diner spec §2.3 search box 'Buscar Local'
 */
export function matchesSearch(search: string, ...texts: readonly (string | undefined)[]): boolean {
  const folded = foldText(texts.filter((text) => text !== undefined).join(' '))
  return foldText(search)
    .split(' ')
    .every((word) => folded.includes(word))
}
