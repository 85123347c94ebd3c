import { isRecord } from '#domain/documents/is-record.ts'

/** A difference by its place, before anybody said what it means. */
export type RawChange = {
  kind: 'added' | 'removed' | 'changed' | 'reordered'
  path: string
  /** keys of the path without positions: categories, plates, price */
  keys: readonly string[]
  names: readonly string[]
  before?: unknown
  after?: unknown
}

/** Where the comparison stands. */
export type Place = { path: string; keys: readonly string[]; names: readonly string[] }

/** A value that counts the same as the absent key; keys of the path joined by dots. */
export type Defaults = Readonly<Record<string, unknown>>

/** How deep files nest; what lies deeper is compared as a whole. */
const MAX_DEPTH = 24

/**
 * Every difference of two JSON values. Lists of things with an `id`, `alias` or `type` are compared thing by thing,
 * so that one new plate is one change; other lists as a whole.
 * @param defaults - what an absent key means, so that writing it out is no change
 */
export function diffValues(before: unknown, after: unknown, place: Place, defaults: Defaults): RawChange[] {
  const first = meant(before, place, defaults)
  const second = meant(after, place, defaults)
  if (isSame(first, second)) return []
  if (first === undefined) return [{ kind: 'added', ...place, after: second }]
  if (second === undefined) return [{ kind: 'removed', ...place, before: first }]
  if (place.keys.length < MAX_DEPTH) {
    if (isRecord(first) && isRecord(second)) return diffRecords(first, second, place, defaults)
    const key = keyOfLists(first, second)
    if (key !== undefined) return diffLists(first as Item[], second as Item[], key, place, defaults)
  }
  return [{ kind: 'changed', ...place, before: first, after: second }]
}

type Item = Readonly<Record<string, unknown>>

/** The name under which a person knows a thing of a file. */
export function nameOf(item: unknown): string | undefined {
  if (!isRecord(item)) return undefined
  const found = [item['showName'], item['name'], item['alias'], item['type'], item['id']]
  return found.find((value): value is string => typeof value === 'string' && value !== '')
}

function diffRecords(before: Item, after: Item, place: Place, defaults: Defaults): RawChange[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => key !== '$schema',
  )
  return keys.flatMap((key) => {
    const at = { path: `${place.path}${step(key)}`, keys: [...place.keys, key], names: place.names }
    return diffValues(own(before, key), own(after, key), at, defaults)
  })
}

function diffLists(
  before: Item[],
  after: Item[],
  key: string,
  place: Place,
  defaults: Defaults,
): RawChange[] {
  const earlier = new Map(before.map((item, index) => [item[key], { item, index }]))
  const later = new Set(after.map((item) => item[key]))
  const at = (item: Item, index: number): Place => ({
    path: `${place.path}[${index}]`,
    keys: place.keys,
    names: [...place.names, nameOf(item) ?? String(index + 1)],
  })
  const changes = after.flatMap((item, index): RawChange[] => {
    const found = earlier.get(item[key])
    if (!found) return [{ kind: 'added', ...at(item, index), after: item }]
    return isSame(found.item, item) ? [] : diffRecords(found.item, item, at(item, index), defaults)
  })
  for (const [id, { item, index }] of earlier)
    if (!later.has(id)) changes.push({ kind: 'removed', ...at(item, index), before: item })
  const kept = before.map((item) => item[key]).filter((id) => later.has(id))
  const order = after.map((item) => item[key]).filter((id) => earlier.has(id))
  if (!isSame(kept, order)) changes.push({ kind: 'reordered', ...place, before: kept, after: order })
  return changes
}

const ITEM_KEYS = ['id', 'alias', 'type', 'dayOfWeek'] as const

/** The key by which the things of both lists are told apart, when each of them has one of its own. */
function keyOfLists(before: unknown, after: unknown): string | undefined {
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined
  const isKey = (list: readonly unknown[], key: string) => {
    const values = list.map((item) => (isRecord(item) ? own(item, key) : undefined))
    return values.every((value) => typeof value === 'string') && new Set(values).size === list.length
  }
  return ITEM_KEYS.find((key) => isKey(before, key) && isKey(after, key))
}

function meant(value: unknown, { keys }: Place, defaults: Defaults): unknown {
  return isSame(value, own(defaults, keys.join('.'))) ? undefined : value
}

/** Whether two values say the same, in whatever order their keys stand. */
export function isSame(first: unknown, second: unknown): boolean {
  return first === second || canonical(first) === canonical(second)
}

/** Keys in one order, so that only what is said counts. */
function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

const own = (item: Item, key: string): unknown => (Object.hasOwn(item, key) ? item[key] : undefined)

const step = (key: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`
