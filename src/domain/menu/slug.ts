/**
 * A text as a URL segment: lower case, without accents, words joined by hyphens.
 * @param text - a shown name
 * @returns '' when no letter or digit of the Latin alphabet remains
 * @source assumed: the spec puts show names in paths without saying how; readable links survive being typed
 */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
