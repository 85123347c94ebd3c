import { foldText } from '#domain/venue/fold-text.ts'

/**
 * A text as a URL segment: lower case, without accents, words joined by hyphens.
 * @param text - a shown name
 * @returns '' when no letter or digit of the Latin alphabet remains
 * @source assumed: the spec puts show names in paths without saying how; readable links survive being typed
 */
export const slug = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
