import { shortText } from '#domain/documents/cut-text.ts'
import { IMPORT_NAMES } from '#messages/exchange.ts'

import type { ImportContext, Imported } from '../import-result.ts'
import { buildMenu, categoryOfRest } from '../menu/build-menu.ts'
import type { DraftCategory, DraftGroup, DraftPlate } from '../menu/draft.ts'
import { Source, type Cursor } from '../reading/source.ts'
import { pictureOf, readCatalog, TECHNICAL, type Catalog } from './catalog.ts'
import { readItem } from './items.ts'
import { readUnusedList } from './modifier-lists.ts'
import { snakeKeys } from './snake-keys.ts'

/** Longest name of a category. @source schemas/tenant/menu.schema.json */
const MAX_NAME = 80
const MAX_PARENTS = 8

/** Types that become parts of a menu, and those that lie inside them. */
const PLACED = new Set(['ITEM', 'CATEGORY', 'MODIFIER_LIST', 'IMAGE', 'ITEM_VARIATION', 'MODIFIER'])

/**
 * A menu from objects of Square's Catalog API: items with their variations as plates with sizes, categories, modifier
 * lists as groups of choices, images by their link.
 * @param value - parsed answer of the API, or a list of its objects
 * @source https://developer.squareup.com/reference/square/objects/CatalogObject (2025-05-21 and later for modifier limits)
 * @units amounts in the smallest unit of their currency
 * @errors none; what has no place is named in a note
 */
export function importSquare(value: unknown, context: ImportContext): Imported {
  const source = new Source(snakeKeys(value))
  const catalog = readCatalog(source)
  const categories = readCategories(catalog)
  const groups = new Map<string, DraftGroup>()
  const rest: DraftPlate[] = []
  for (const item of catalog.ofType('ITEM')) {
    const read = readItem(item, catalog, context, groups)
    if (!read) continue
    const { plate, categoryIds } = read
    const [home, ...others] = categoryIds.filter(({ id }) => categories.has(id))
    for (const { id, place } of categoryIds) if (!categories.has(id)) place.leave('missing-reference')
    for (const { place } of others) place.leave('several-categories')
    const category = home && categories.get(home.id)
    if (category) category.plates.push({ plate, ordinal: home.ordinal })
    else {
      rest.push(plate)
      source.note('no-category', item.path, plate.name, { name: IMPORT_NAMES.noCategory })
    }
  }
  for (const list of catalog.ofType('MODIFIER_LIST')) {
    const id = list.get('id').text() ?? list.path
    const group = [...groups.keys()].some((key) => key === id || key.startsWith(`${id}/`))
      ? undefined
      : readUnusedList(list, context)
    if (group) groups.set(id, group)
  }
  leaveOthers(source)
  const drafts = [...categories.values()].map(({ plates, ...category }) => ({
    ...category,
    plates: plates.toSorted((a, b) => a.ordinal - b.ordinal).map(({ plate }) => plate),
  }))
  const built = buildMenu(
    { system: 'square', categories: [...drafts, ...categoryOfRest(rest, '$')], groups: [...groups.values()] },
    context.menu,
    source,
    context.keep,
  )
  return { ...built, notes: source.finish(TECHNICAL) }
}

/** A category while its plates are being collected. */
type OpenCategory = Omit<DraftCategory, 'plates'> & { plates: { plate: DraftPlate; ordinal: number }[] }

function readCategories(catalog: Catalog): Map<string, OpenCategory> {
  const categories = new Map<string, OpenCategory>()
  for (const category of catalog.ofType('CATEGORY')) {
    const data = category.get('category_data')
    const id = category.get('id').text()
    const type = data.get('category_type').text()
    if (id === undefined || type === 'KITCHEN_CATEGORY') {
      category.leave('not-placed')
      continue
    }
    const names = pathOf(category, catalog)
    if (names.length === 0) category.get('id').note('no-name')
    if (names.length > 1) category.note('nested-section')
    categories.set(id, {
      path: category.path,
      key: id,
      name: cut(names.join(' · ')) || IMPORT_NAMES.noCategory,
      image: pictureOf(data.get('image_ids'), catalog),
      plates: [],
    })
  }
  return categories
}

/** Names of a category and those it lies in, the outermost first. */
function pathOf(category: Cursor, catalog: Catalog): string[] {
  const names: string[] = []
  let at: Cursor | undefined = category
  for (let depth = 0; at && depth < MAX_PARENTS; depth += 1) {
    const data: Cursor = at.get('category_data')
    const name = data.get('name').text(MAX_NAME)
    if (name !== undefined) names.unshift(name)
    at = catalog.byId(data.get('parent_category').get('id').text(), 'CATEGORY')
  }
  return names
}

/** Taxes, discounts, rules: named as a whole, by what they are. */
function leaveOthers(source: Source): void {
  const visit = (node: Cursor, depth: number): void => {
    const type = node.get('type').value
    if (typeof type === 'string' && node.get('id').isThere) {
      if (!PLACED.has(type)) node.leave(type === 'TAX' ? 'tax' : 'not-placed')
      return
    }
    if (depth === 3) return
    const inner = Array.isArray(node.value) ? node.items() : node.entries().map(([, child]) => child)
    for (const child of inner) visit(child, depth + 1)
  }
  visit(source.root, 0)
}

const cut = (name: string): string => shortText(name, MAX_NAME)
