import type { ImportContext } from '../import-result.ts'
import type { Cursor } from '../reading/source.ts'

/** Texts of the language the store speaks come first, then those of others that are understood best. */
const WANTED_LANGUAGES = [/^es\b/i, /^es[_-]/i, /^pt/i, /^en/i]

/**
 * A MultiLanguageText in the language of the store: Spanish where there is some.
 * @param max - longest the place where it goes can hold
 * @source https://developer.uber.com/docs/eats/references/api/v2/put-eats-stores-storeid-menu "MultiLanguageText"
 */
export function textOf(place: Cursor, max: number): string | undefined {
  if (typeof place.value === 'string') return place.text(max)
  const texts = place.get('translations').entries()
  const rank = (language: string) => {
    const index = WANTED_LANGUAGES.findIndex((wanted) => wanted.test(language))
    return index === -1 ? WANTED_LANGUAGES.length : index
  }
  const [chosen, ...others] = texts.toSorted(([a], [b]) => rank(a) - rank(b))
  for (const [, other] of others) other.leave('translation')
  return chosen?.[1].text(max)
}

/** Things of a list by their id; a second one of the same id is left. */
export function byId(list: Cursor): Map<string, Cursor> {
  const found = new Map<string, Cursor>()
  for (const one of list.items()) {
    const id = one.get('id').text()
    if (id === undefined) one.leave('no-name')
    else if (found.has(id)) one.leave('duplicate')
    else found.set(id, one)
  }
  return found
}

/** The override of a rule for one context. @source "PriceRules", "QuantityConstraintRules": context_type, context_value */
export function overrideFor(rules: Cursor, type: string, value: string): Cursor | undefined {
  const found = rules
    .get('overrides')
    .items()
    .find((one) => one.get('context_type').value === type && one.get('context_value').value === value)
  for (const key of ['context_type', 'context_value']) found?.get(key).take()
  return found
}

/**
 * Whether an item is suspended now.
 * @source "SuspensionRules": suspend_until in seconds since 1970; 0 or absent sells it
 */
export function isSuspended(item: Cursor, now: ImportContext['now']): boolean | undefined {
  const rules = item.get('suspension_info')
  const until = rules.get('suspension').get('suspend_until')
  for (const override of rules.get('overrides').items()) override.leave('not-placed')
  const seconds = until.number()
  if (seconds === undefined) return undefined
  const isOut = seconds * 1000 > (now ?? 0)
  if (isOut) until.note('sold-out-until')
  return isOut
}
