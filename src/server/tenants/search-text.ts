import { foldWords } from '#domain/venue/fold-text.ts'

/** The searchable text of a street. */
export function searchText(street: { street: string; locality: string; city: string }): string {
  return foldWords(`${street.street} ${street.locality} ${street.city}`)
}

/** The name starting at each of its words: 'avenida rivadavia' and 'rivadavia'. */
export function searchTerms(name: string): string[] {
  const words = foldWords(name).split(' ')
  return words.map((_, index) => words.slice(index).join(' '))
}
