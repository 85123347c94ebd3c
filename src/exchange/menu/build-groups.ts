import type { Garnish, GarnishGroup } from '#generated/models.ts'
import type { MenuFile } from '#generated/tenant.ts'

import type { Source } from '../reading/source.ts'
import type { PlateContext } from './build-plate.ts'
import type { DraftGarnish, DraftGroup, DraftMenu } from './draft.ts'
import { groupRules, type GroupRules } from './group-rules.ts'
import { idsBeside, pairUp, type Memory } from './pair-up.ts'
import { defined, limited, said } from './parts.ts'

type GroupContext = {
  memory: Memory
  source: Source
  link: PlateContext['link']
  keep: boolean
  /** ids of the groups that plates have which the source lacks and which stay */
  staying: ReadonlySet<string>
}

/** Most of each that a menu holds. @source schemas/tenant/menu.schema.json, schemas/models/offer.schema.json */
const MAX_GROUPS = 500
const MAX_GARNISHES = 100

/**
 * The choices of the menu. A source that knows none leaves the tenant's as they are.
 * @returns the groups, and our id of each by its key and by its id in the draft
 */
export function buildGroups(
  draft: DraftMenu,
  current: MenuFile | undefined,
  { memory, source, link, keep, staying }: GroupContext,
): { groups: GarnishGroup[]; ids: Map<string, string> } {
  const own = current?.garnishGroups ?? []
  const ids = new Map(own.map(({ id }) => [id, id]))
  if (draft.groups === undefined) return { groups: [...own], ids }
  const drafts = usable(draft.groups, source)
  // a name alone does not change the choices of a plate that the source does not speak of
  const named = own.filter(({ id }) => !staying.has(id))
  const pairs = pairUp(drafts, own, memory, (of) => /^garnishGroups\/[^/]+$/.test(of), { named })
  const free = idsBeside(own.map(({ id }) => id))
  if (!keep) ids.clear()
  const groups = drafts.map((group) => {
    const mine = pairs.get(group)
    const id = mine?.id ?? free.claim(group, 'opciones')
    for (const name of [group.key, group.id]) if (name !== undefined) ids.set(name, id)
    link(group, `garnishGroups/${id}`)
    return buildGroup(group, mine, id, { memory, source, link })
  })
  const kept = new Set(pairs.values())
  if (keep) groups.push(...own.filter((group) => !kept.has(group)))
  return { groups, ids }
}

function usable(groups: readonly DraftGroup[], source: Source): DraftGroup[] {
  const filled = groups.filter((group) => {
    if (group.garnishes.length === 0) source.note('empty-group', group.path, group.name)
    return group.garnishes.length > 0
  })
  return limited(filled, MAX_GROUPS, source)
}

function buildGroup(
  draft: DraftGroup,
  own: GarnishGroup | undefined,
  id: string,
  { memory, source, link }: Pick<GroupContext, 'memory' | 'source' | 'link'>,
): GarnishGroup {
  const garnishes = limited(draft.garnishes, MAX_GARNISHES, source)
  const before = own?.garnishes ?? []
  const pairs = pairUp(garnishes, before, memory, (of) => of.startsWith(`garnishGroups/${id}/garnishes/`))
  const ids = idsBeside(before.map((garnish) => garnish.id))
  const usual = groupRules({ min: 0, repeat: false, count: garnishes.length }).rules
  const rules = { ...usual, ...rulesOf(own), ...rulesOf(draft) }
  const isGiven = draft.maxGarnishAmount !== undefined
  if (!isGiven && own === undefined) source.note('usual-limits', draft.path, draft.name)
  // Where nobody says that a choice may be repeated, a new one is taken once.
  const isOnce = !isGiven && rules.multipleSelection && before.every(({ maxQuantity }) => maxQuantity === 1)
  return {
    ...own,
    id,
    name: draft.name,
    ...rules,
    garnishes: garnishes.map((read) => {
      const mine = pairs.get(read)
      const garnish = isOnce && mine === undefined ? { ...read, maxQuantity: read.maxQuantity ?? 1 } : read
      const garnishId = mine?.id ?? ids.claim(garnish, 'opcion')
      link(garnish, `garnishGroups/${id}/garnishes/${garnishId}`)
      return buildGarnish(garnish, mine, garnishId)
    }),
  }
}

/** The limits that are said. */
const rulesOf = (group: Partial<GroupRules['rules']> = {}): Partial<GroupRules['rules']> =>
  defined({
    mandatory: group.mandatory,
    multipleSelection: group.multipleSelection,
    minGarnishAmount: group.minGarnishAmount,
    maxGarnishAmount: group.maxGarnishAmount,
  })

/** Hidden, and without a price. */
const isPriceless = (own: Garnish | undefined): boolean => own?.visible === false && own.price === 0

function buildGarnish(draft: DraftGarnish, own: Garnish | undefined, id: string): Garnish {
  return defined({
    ...own,
    id,
    name: draft.name,
    description: said(draft.description, own?.description),
    price: draft.price,
    visible: draft.visible ?? (isPriceless(own) && draft.price > 0 ? true : (own?.visible ?? true)),
    maxQuantity: said(draft.maxQuantity, own?.maxQuantity),
    soldOut: draft.soldOut ?? own?.soldOut,
    allergens: said(draft.allergens, own?.allergens),
    diets: said(draft.diets, own?.diets),
  })
}
