import { foldWords } from '#domain/venue/fold-text.ts'

/** What a street is found by besides its name. */
export function searchText(street: { street: string; locality: string; city: string }): string {
  return foldWords(`${street.street} ${street.locality} ${street.city}`)
}

/** The name from each of its words on: 'avenida rivadavia' and 'rivadavia'. */
export function searchTerms(name: string): string[] {
  const words = foldWords(name).split(' ')
  return words.map((_, index) => words.slice(index).join(' '))
}
