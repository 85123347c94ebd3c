/**
 * A text in the form names are compared in: no accents, no capitals, single spaces, none around.
 * @source assumed: nobody types the accent of 'Güemes' into a search box
 */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** The words of a text alone: folded, without signs. */
export const foldWords = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Whether a search finds a text: every word of it occurs somewhere, in any order.
 * @param search - as typed; an empty one finds everything
 * @source diner spec §2.3 search box 'Buscar Local'
 */
export function matchesSearch(search: string, ...texts: readonly (string | undefined)[]): boolean {
  const folded = foldText(texts.filter((text) => text !== undefined).join(' '))
  return foldText(search)
    .split(' ')
    .every((word) => folded.includes(word))
}
