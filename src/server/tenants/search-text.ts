/** Without accents, lower case, single spaces: how names are compared in a search. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What a street is found by besides its name. */
export function searchText(street: { street: string; locality: string; city: string }): string {
  return fold(`${street.street} ${street.locality} ${street.city}`)
}

/** The name from each of its words on: 'avenida rivadavia' and 'rivadavia'. */
export function searchTerms(name: string): string[] {
  const words = fold(name).split(' ')
  return words.map((_, index) => words.slice(index).join(' '))
}
