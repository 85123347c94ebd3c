import { slug } from '#domain/menu/slug.ts'
import type { ExternalId, MenuFile } from '#generated/tenant.ts'

/** What a part of a draft is known by. */
type Known = { id?: string; key?: string; name?: string }

/** What a part of a menu is known by. */
type Own = { id: string; name: string; showName?: string }

/** Ids of the other system that the tenant's menu remembers. */
export type Memory = { ofKey(key: string | undefined, counts: OfKind): string[] }

/** Which references count: `plates/…`, the sizes of one plate. */
type OfKind = (of: string) => boolean

/** Reads what the menu remembers of one system. */
export function memoryOf(menu: MenuFile | undefined, system: ExternalId['system']): Memory {
  const found = new Map<string, string[]>()
  for (const { system: theirs, id, of } of menu?.externalIds ?? [])
    if (theirs === system) found.set(id, [...(found.get(id) ?? []), of])
  return {
    ofKey: (key, counts) => (key === undefined ? [] : (found.get(key) ?? [])).filter(counts).map(lastId),
  }
}

/**
 * Which part of a draft is which of the tenant's own: by our id, by the id in the other system, by name. Each own part
 * is taken once; sure pairs first, so that a name never takes what an id means.
 * @param counts - which references of the memory count
 * @param named - those that a name may mean
 */
export function pairUp<Draft extends Known, Mine extends Own>(
  drafts: readonly Draft[],
  own: readonly Mine[],
  memory: Memory,
  counts: OfKind,
  named: readonly Mine[] = own,
): Map<Draft, Mine> {
  const pairs = new Map<Draft, Mine>()
  const taken = new Set<Mine>()
  const byId = new Map(own.map((mine) => [mine.id, mine]))
  const byName = new Map<string, Mine[]>()
  for (const mine of named) {
    const name = slug(mine.showName ?? mine.name)
    byName.set(name, [...(byName.get(name) ?? []), mine])
  }
  const ways: ((draft: Draft) => readonly (Mine | undefined)[])[] = [
    ({ id }) => [id === undefined ? undefined : byId.get(id)],
    ({ key }) => memory.ofKey(key, counts).map((id) => byId.get(id)),
    ({ id, name }) => (id === undefined && name !== undefined ? (byName.get(slug(name)) ?? []) : []),
  ]
  for (const way of ways) {
    for (const draft of drafts) {
      const mine = pairs.has(draft) ? undefined : way(draft).find((one) => one && !taken.has(one))
      if (!mine) continue
      pairs.set(draft, mine)
      taken.add(mine)
    }
  }
  return pairs
}

/** Gives ids that nothing else has. */
export type Ids = { claim(draft: Known, fallback: string): string }

const IDENTIFIER = /^[A-Za-z0-9][A-Za-z0-9._-]*$/
const MAX_SLUG = 60

/** @param taken - ids that are in use; each claimed one joins them */
export function idsBeside(taken: Iterable<string>): Ids {
  const used = new Set(taken)
  return {
    claim({ id, key, name }, fallback) {
      const wanted = id !== undefined && IDENTIFIER.test(id) && id.length <= 160 ? id : undefined
      const base = wanted ?? (slug(name ?? '').slice(0, MAX_SLUG) || fallback)
      const found = firstFree(used, base, slug(key ?? '').slice(0, MAX_SLUG))
      if (found === undefined) throw new Error(`No id is left for ${base}`)
      used.add(found)
      return found
    },
  }
}

function firstFree(used: ReadonlySet<string>, base: string, suffix: string): string | undefined {
  if (!used.has(base)) return base
  if (suffix !== '' && !used.has(`${base}-${suffix}`)) return `${base}-${suffix}`
  for (const candidate of counted(base)) if (!used.has(candidate)) return candidate
  return undefined
}

function* counted(base: string): Generator<string> {
  for (let number = 2; number < 100_000; number += 1) yield `${base}-${number}`
}

const lastId = (of: string): string => of.slice(of.lastIndexOf('/') + 1)
