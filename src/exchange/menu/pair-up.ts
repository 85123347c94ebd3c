import { groupsOf } from '#domain/documents/groups-of.ts'
import { slug } from '#domain/menu/slug.ts'
import type { ExternalId, MenuFile } from '#generated/tenant.ts'

import { exactName, looseName } from './name-keys.ts'

/** What a part of a draft is known by. */
type Known = { id?: string; key?: string; name?: string }

/** What a part of a menu is known by. */
type Own = { id: string; name: string; showName?: string }

/** Ids of the other system that the tenant's menu remembers. */
export type Memory = { ofKey(key: string, counts: OfKind): string[] }

/** Which references count: `plates/…`, the sizes of one plate. */
type OfKind = (of: string) => boolean

/** Reads what the menu remembers of one system. */
export function memoryOf(menu: MenuFile | undefined, system: ExternalId['system']): Memory {
  const links = (menu?.externalIds ?? []).filter((link) => link.system === system)
  const byKey = groupsOf(links, ({ id }) => id)
  return {
    ofKey(key, counts) {
      const named = (byKey.get(key) ?? []).flatMap(({ of }) => (counts(of) ? lastId(of) : []))
      return [...new Set(named)]
    },
  }
}

/** How names are looked at. */
type Naming<Draft, Mine> = {
  /** own parts that a name may mean; absent: all */
  named?: readonly Mine[]
  /** id of the own part that one lies in; nothing where that is new */
  homeOf?(part: Draft | Mine): string | undefined
}

/**
 * Which part of a draft is which of the tenant's own: by our id, by the id in the other system, by name. Each own part
 * is taken once; sure pairs first, so that a name never takes what an id means. Where several have an id of the other
 * system, as a till's code 0, or a name in other places, it tells nothing.
 * @param counts - which references of the memory count
 */
export function pairUp<Draft extends Known, Mine extends Own>(
  drafts: readonly Draft[],
  own: readonly Mine[],
  memory: Memory,
  counts: OfKind,
  { named = own, homeOf = () => '' }: Naming<Draft, Mine> = {},
): Map<Draft, Mine> {
  const pairs = new Map<Draft, Mine>()
  const taken = new Set<Mine>()
  function pair(
    which: 'in turn' | 'only one',
    keyOf: (draft: Draft) => string | undefined,
    ownOf: (key: string) => readonly Mine[] | undefined,
  ): void {
    for (const [key, alike] of groupsOf(drafts, keyOf)) {
      const mine = ownOf(key) ?? []
      if (which === 'only one' && alike.length + mine.length > 2) continue
      const left = alike.filter((draft) => !pairs.has(draft))
      for (const [at, one] of mine.filter((each) => !taken.has(each)).entries()) {
        const draft = left[at]
        if (draft === undefined) break
        pairs.set(draft, one)
        taken.add(one)
      }
    }
  }
  function pairByName(
    which: 'in turn' | 'only one',
    keyOf: (name: string, part: Draft | Mine) => string | undefined,
  ): void {
    const ofName = groupsOf(named, (mine) => keyOf(mine.showName ?? mine.name, mine))
    pair(
      which,
      (draft) => (draft.id === undefined && draft.name ? keyOf(draft.name, draft) : undefined),
      (key) => ofName.get(key),
    )
  }
  const byId = groupsOf(own, ({ id }) => id)
  pair(
    'in turn',
    ({ id }) => id,
    (id) => byId.get(id),
  )
  pair(
    'only one',
    ({ key }) => key,
    (key) => memory.ofKey(key, counts).flatMap((id) => byId.get(id) ?? []),
  )
  pairByName('in turn', (name, part) => {
    const home = homeOf(part)
    return home === undefined ? undefined : `${home} ${exactName(name)}`
  })
  pairByName('only one', exactName)
  pairByName('only one', looseName)
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
      used.add(found)
      return found
    },
  }
}

function firstFree(used: ReadonlySet<string>, base: string, suffix: string): string {
  if (!used.has(base)) return base
  if (suffix !== '' && !used.has(`${base}-${suffix}`)) return `${base}-${suffix}`
  let number = 2
  while (used.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}

const lastId = (of: string): string => of.slice(of.lastIndexOf('/') + 1)
