import type { ImportContext, Imported } from '../import-result.ts'
import { buildMenu } from '../menu/build-menu.ts'
import type { DraftCategory, DraftGroup, DraftPlate } from '../menu/draft.ts'
import { groupRules } from '../menu/group-rules.ts'
import { Source, type Cursor } from '../reading/source.ts'
import { byId, textOf } from './entities.ts'
import { readChoice, readPlate } from './items.ts'

/** Longest texts. @source schemas/tenant/menu.schema.json, schemas/models/offer.schema.json */
const MAX = { category: 80, subtitle: 400, group: 80 }

/** Keys that only Uber Eats needs. */
const TECHNICAL: ReadonlySet<string> = new Set([
  'type',
  'menu_type',
  'display_type',
  'display_options',
  'external_data',
])

type Reader = {
  items: Map<string, Cursor>
  groups: Map<string, Cursor>
  read: Map<string, DraftGroup>
  context: ImportContext
}

/**
 * A menu from the configuration of Uber Eats: menus name categories, categories items, items modifier groups, and those
 * items again as choices.
 * @param value - parsed MenuConfiguration
 * @source https://developer.uber.com/docs/eats/references/api/v2/put-eats-stores-storeid-menu,
 *   https://developer.uber.com/docs/eats/references/api/v2/example-menu-payloads
 * @units prices in the smallest unit of the store's currency, which the file does not name: the tenant's is meant
 * @errors none; what has no place is named in a note
 */
export function importUberEats(value: unknown, context: ImportContext): Imported {
  const source = new Source(value)
  const { root } = source
  const reader: Reader = {
    items: byId(root.get('items')),
    groups: byId(root.get('modifier_groups')),
    read: new Map(),
    context,
  }
  const known = byId(root.get('categories'))
  const unplaced = new Set(known.keys())
  const placed = new Set<string>()
  const categories: DraftCategory[] = []
  for (const menu of root.get('menus').items()) {
    menu.get('id').take()
    menu.get('service_availability').leave('availability')
    for (const place of menu.get('category_ids').items()) {
      const id = place.text() ?? ''
      const category = known.get(id)
      if (!category) place.leave('missing-reference')
      else if (unplaced.delete(id)) categories.push(readCategory(id, category, reader, placed))
      else place.note('several-places')
    }
  }
  // A category that no menu names is not on sale; each of its items is reported.
  for (const id of unplaced) known.get(id)?.leave('not-placed')
  const draft = { system: 'uber-eats' as const, categories, groups: groupsOf(reader) }
  const built = buildMenu(draft, context.menu, source, context.keep)
  for (const [, item] of reader.items) {
    item.get('tax_info').leave('tax')
    for (const override of item.get('price_info').get('overrides').items())
      leaveOverride(override, reader.groups)
  }
  return { ...built, notes: source.finish(TECHNICAL) }
}

function readCategory(id: string, category: Cursor, reader: Reader, placed: Set<string>): DraftCategory {
  const plates: DraftPlate[] = []
  for (const entity of category.get('entities').items()) {
    const itemId = entity.get('id').text() ?? ''
    const item = reader.items.get(itemId)
    entity.get('type').take()
    if (!item) entity.get('id').leave('missing-reference')
    else if (placed.has(itemId)) entity.get('id').note('several-categories')
    else {
      placed.add(itemId)
      const plate = readPlate(item, readGroups(item, reader), reader.context)
      if (plate) plates.push(plate)
    }
  }
  const name = textOf(category.get('title'), MAX.category) ?? id.slice(0, MAX.category)
  return {
    path: category.path,
    key: id,
    name,
    description: textOf(category.get('subtitle'), MAX.subtitle),
    plates,
  }
}

/** Keys of the groups an item offers, each read when it is first met. */
function readGroups(item: Cursor, reader: Reader): string[] {
  const list = item.get('modifier_group_ids')
  for (const override of list.get('overrides').items()) override.leave('not-placed')
  return list
    .get('ids')
    .items()
    .flatMap((place) => {
      const id = place.text() ?? ''
      const group = reader.groups.get(id)
      if (!group) return place.leave('missing-reference') ?? []
      if (!reader.read.has(id)) readGroup(id, group, reader)
      return reader.read.has(id) ? [id] : []
    })
}

/** @source put-eats-stores-storeid-menu "ModifierGroup" */
function readGroup(id: string, group: Cursor, reader: Reader): void {
  const name = textOf(group.get('title'), MAX.group) ?? id.slice(0, MAX.group)
  const rules = group.get('quantity_info')
  const quantity = rules.get('quantity')
  for (const override of rules.get('overrides').items()) override.leave('not-placed')
  const garnishes = group
    .get('modifier_options')
    .items()
    .flatMap((option) => {
      const itemId = option.get('id').text() ?? ''
      option.get('type').take()
      const item = reader.items.get(itemId)
      if (!item) option.get('id').leave('missing-reference')
      else
        for (const nested of item.get('modifier_group_ids').get('ids').items()) nested.leave('nested-choice')
      return (item && readChoice(item, id, reader.context)) ?? []
    })
  const repeat = garnishes.some(({ maxQuantity }) => (maxQuantity ?? 2) > 1)
  const max = quantity.get('max_permitted').number()
  const min = quantity.get('min_permitted').number() ?? 0
  const { rules: own, adjusted } = groupRules({ min, max, repeat, count: garnishes.length })
  if (adjusted) group.get('quantity_info').note('group-limits')
  const each = garnishes.map(({ maxQuantity, ...garnish }) =>
    own.multipleSelection && maxQuantity !== undefined ? { ...garnish, maxQuantity } : garnish,
  )
  reader.read.set(id, { path: group.path, key: id, name, ...own, garnishes: each })
}

function groupsOf(reader: Reader): DraftGroup[] {
  for (const [id, group] of reader.groups) if (!reader.read.has(id)) readGroup(id, group, reader)
  return [...reader.read.values()]
}

/** Overrides for the groups an item stands in were used; those for others are told. */
function leaveOverride(override: Cursor, groups: ReadonlyMap<string, Cursor>): void {
  const type = override.get('context_type').value
  const value = override.get('context_value').value
  if (type === 'MODIFIER_GROUP' && typeof value === 'string' && groups.has(value)) {
    override.get('context_type').take()
    override.get('context_value').take()
    return
  }
  override.leave('price-override')
}
