import type { ImportContext } from '../import-result.ts'
import type { DraftGarnish, DraftGroup } from '../menu/draft.ts'
import { groupRules } from '../menu/group-rules.ts'
import type { Cursor } from '../reading/source.ts'
import { ordinalOf, type Catalog } from './catalog.ts'
import { priceAt } from './money.ts'

/** Longest names of a choice. @source schemas/models/offer.schema.json */
const MAX_NAME = 80

/**
 * The modifier lists of an item as groups of choices. An item that changes the limits of a list gets a group of its own.
 * @param groups - those made so far, by key; new ones join them
 * @returns keys of the groups, in the item's order
 * @source https://developer.squareup.com/reference/square/objects/CatalogItemModifierListInfo,
 *   https://developer.squareup.com/reference/square/objects/CatalogModifierList
 */
export function readModifierLists(
  item: Cursor,
  catalog: Catalog,
  context: ImportContext,
  groups: Map<string, DraftGroup>,
): string[] {
  const infos = item.get('modifier_list_info').items()
  return infos
    .toSorted((a, b) => ordinalOf(a) - ordinalOf(b))
    .flatMap((info) => {
      const id = info.get('modifier_list_id').text()
      const list = catalog.byId(id, 'MODIFIER_LIST')
      if (info.get('enabled').flag() === false) return info.leave('hidden') ?? []
      if (id === undefined || list === undefined)
        return info.get('modifier_list_id').leave('missing-reference') ?? []
      const limits = limitsOf(info, list)
      for (const override of info.get('modifier_overrides').items()) override.leave('included-choice')
      const own = limitsOf(undefined, list)
      // Who may choose one thing cannot choose it twice.
      const isSame = limits.repeat === own.repeat || limits.max === 1
      const repeats = isSame ? '' : `/${limits.repeat ? 'repeat' : 'once'}`
      const isOwn = limits.min !== own.min || limits.max !== own.max || repeats !== ''
      const key = isOwn ? `${id}/${limits.min}-${limits.max ?? ''}${repeats}` : id
      if (isOwn) info.note('group-copied')
      if (!groups.has(key)) {
        const group = readList(list, key, limits, context)
        if (group) groups.set(key, group)
      }
      return groups.has(key) ? [key] : []
    })
}

/** A list that no item uses is a group all the same. */
export function readUnusedList(list: Cursor, context: ImportContext): DraftGroup | undefined {
  return readList(list, list.get('id').text() ?? list.path, limitsOf(undefined, list), context)
}

type Limits = { min: number; max?: number; repeat: boolean }

/** -1 says nothing, as absence does; the item's word comes before the list's. */
function limitsOf(info: Cursor | undefined, list: Cursor): Limits {
  const data = list.get('modifier_list_data')
  const said = (key: string) => {
    const values = [info?.get(key).number(), data.get(key).number()]
    return values.find((value) => value !== undefined && value >= 0)
  }
  const isSingle = data.get('selection_type').text() === 'SINGLE'
  const ownWord = info?.get('allow_quantities').text()
  const repeat = ownWord === 'YES' || (ownWord !== 'NO' && data.get('allow_quantities').flag() === true)
  const max = said('max_selected_modifiers')
  return {
    min: said('min_selected_modifiers') ?? 0,
    // 0 as the most a diner may choose means that nobody set it.
    max: max || (isSingle ? 1 : undefined),
    repeat,
  }
}

function readList(list: Cursor, key: string, limits: Limits, context: ImportContext): DraftGroup | undefined {
  const data = list.get('modifier_list_data')
  if (data.get('modifier_type').text() === 'TEXT') return list.leave('free-text-choice')
  const name = data.get('name').text(MAX_NAME)
  if (name === undefined) return list.leave('no-name')
  if (data.get('hidden_from_customer').flag() === true) return list.leave('hidden')
  const garnishes = data
    .get('modifiers')
    .items()
    .filter((modifier) => modifier.get('is_deleted').value !== true)
    .toSorted((a, b) => ordinalOf(a.get('modifier_data')) - ordinalOf(b.get('modifier_data')))
    .flatMap((modifier) => readModifier(modifier, context) ?? [])
  const { rules, each, adjusted } = groupRules({ ...limits, count: garnishes.length })
  if (adjusted) list.note('group-limits')
  return {
    path: list.path,
    key,
    name,
    ...rules,
    garnishes: garnishes.map((garnish) => ({ ...garnish, ...(each && { maxQuantity: each }) })),
  }
}

function readModifier(modifier: Cursor, context: ImportContext): DraftGarnish | undefined {
  const data = modifier.get('modifier_data')
  const name = data.get('name').text(MAX_NAME)
  if (name === undefined) return modifier.leave('no-name')
  const isPriced = data.get('price_money').isThere
  const price = isPriced ? priceAt(data.get('price_money'), context.money) : 0
  if (data.get('on_by_default').flag() === true) data.get('on_by_default').note('included-choice')
  for (const override of data.get('location_overrides').items()) override.leave('price-override')
  const isHidden = data.get('hidden_online').flag() === true || price === undefined
  const id = modifier.get('id').text()
  return { path: modifier.path, key: id, name, price: price ?? 0, visible: !isHidden }
}
