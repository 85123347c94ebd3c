import { isRecord } from '#domain/documents/is-record.ts'
import type { Diet } from '#generated/models.ts'

import type { Cursor } from '../reading/source.ts'

/**
 * Diets of schema.org that mean the same as ours. LowLactoseDiet is no promise of none, so it is not among them.
 * @source https://schema.org/RestrictedDiet
 */
export const DIETS_BY_NAME: Readonly<Record<string, Diet>> = {
  VeganDiet: 'VEGAN',
  VegetarianDiet: 'VEGETARIAN',
  GlutenFreeDiet: 'GLUTEN_FREE',
  KosherDiet: 'KOSHER',
  HalalDiet: 'HALAL',
}

/** Words of https://schema.org/ItemAvailability that say that something cannot be had now. */
export const UNAVAILABLE: ReadonlySet<string> = new Set(['OutOfStock', 'SoldOut', 'Discontinued'])

const VOCABULARY = /^https?:\/\/(?:www\.)?schema\.org\/(?:#)?$/i

/** The last word of a term, however it is written: `Menu`, `schema:Menu`, `https://schema.org/Menu`. */
export function term(text: string): string {
  return text.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '')
}

/** Keys whose values are terms themselves. */
const TERM_KEYS = new Set(['@type', 'suitableForDiet', 'availability'])

/**
 * A document with its keys as {@link term} gives them, whatever prefix its context gives the vocabulary. A key that is
 * written in two ways stays as it is, so that neither of the two hides the other.
 * @source JSON-LD 1.1, 4.1.5 "Compact IRIs"
 */
export function compactKeys(value: unknown, outer: ReadonlySet<string> = new Set()): unknown {
  if (Array.isArray(value)) return value.map((one) => compactKeys(one, outer))
  if (!isRecord(value)) return value
  const prefixes = withContext(outer, value['@context'])
  const expanded = (text: string) => {
    const [prefix = '', ...rest] = text.split(':')
    return rest.length === 1 && prefixes.has(prefix) ? `schema:${rest.join('')}` : text
  }
  const terms = (inner: unknown): unknown =>
    Array.isArray(inner) ? inner.map(terms) : typeof inner === 'string' ? expanded(inner) : inner
  const plain = (key: string) => term(expanded(key))
  const once = new Set<string>()
  const twice = new Set<string>()
  for (const one of Object.keys(value).map(plain)) (once.has(one) ? twice : once).add(one)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      twice.has(plain(key)) ? key : plain(key),
      compactKeys(TERM_KEYS.has(plain(key)) ? terms(inner) : inner, prefixes),
    ]),
  )
}

/** What a thing and all in it call the vocabulary besides `schema:`: as around it, but for what its own context says. */
function withContext(outer: ReadonlySet<string>, context: unknown): ReadonlySet<string> {
  if (context === undefined) return outer
  const prefixes = new Set(outer)
  for (const one of [context].flat())
    if (one === null) prefixes.clear()
    else if (isRecord(one))
      for (const [name, place] of Object.entries(one)) {
        const id = isRecord(place) ? place['@id'] : place
        prefixes.delete(name)
        if (typeof id === 'string' && VOCABULARY.test(id)) prefixes.add(name)
      }
  return prefixes
}

/** Counts the types of a node as read. */
export const takeTypes = (node: Cursor): void =>
  node
    .get('@type')
    .items()
    .forEach((one) => one.text())

/** Types of a node, only looked at. */
export const typesIn = (value: unknown): readonly string[] =>
  [(value as { '@type'?: unknown } | null)?.['@type']]
    .flat()
    .filter((one) => typeof one === 'string')
    .map(term)

export const isOfType = (value: unknown, type: string): boolean => typesIn(value).includes(type)
