import { isRecord } from '#domain/documents/is-record.ts'
import type { Diet } from '#generated/models.ts'

import type { Cursor } from '../reading/source.ts'

/**
 * Diets of schema.org that mean the same as ours. LowLactoseDiet is no promise of none, so it is not among them.
 *
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

/** The last word of a term, however it is written: `Menu`, `schema:Menu`, `https://schema.org/Menu`. */
export function term(text: string): string {
  return text.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '')
}

/**
 * A document with its keys as {@link term} gives them. A key that is written in two ways stays as it is, so that
 * neither of the two hides the other.
 */
export function plainKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainKeys)
  if (!isRecord(value)) return value
  const once = new Set<string>()
  const twice = new Set<string>()
  for (const one of Object.keys(value).map(term)) (once.has(one) ? twice : once).add(one)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [twice.has(term(key)) ? key : term(key), plainKeys(inner)]),
  )
}

/** The types of a node, counted as read. */
export function typesOf(node: Cursor): ReadonlySet<string> {
  const type = node.get('@type')
  return new Set(
    type
      .items()
      .flatMap((one) => one.text() ?? [])
      .map(term),
  )
}

/** Types of a node, only looked at. */
export function isOfType(value: unknown, type: string): boolean {
  const given =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)['@type'] : undefined
  return [given].flat().some((one) => typeof one === 'string' && term(one) === type)
}
