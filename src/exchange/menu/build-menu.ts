import type { GarnishGroup } from '#generated/models.ts'
import type { ExternalId, MenuFile, MenuFileCategory, MenuFilePlate } from '#generated/tenant.ts'
import { IMPORT_NAMES } from '#messages/exchange.ts'

import type { Source } from '../reading/source.ts'
import { buildGroups } from './build-groups.ts'
import { buildPlate, type PlateContext } from './build-plate.ts'
import type { DraftCategory, DraftMenu, DraftPlate } from './draft.ts'
import { named } from './named.ts'
import { idsBeside, memoryOf, pairUp } from './pair-up.ts'
import type { Imported } from '../import-result.ts'
import { defined, limited, pictureOf, said, type WantedPicture } from './parts.ts'

/** Most of each that a menu holds. @source schemas/tenant/menu.schema.json */
const MAX_CATEGORIES = 200
const MAX_PLATES = 1000
const SCHEMA = '../../schemas/tenant/menu.schema.json'

/**
 * What becomes of the tenant's menu when a draft comes in: known parts keep their ids and all that the source does not
 * speak of, new ones get ids of their own, and what the source no longer has is gone unless it is to be kept.
 * @param current - menu.json of the tenant, if there is one
 * @param source - takes the notes
 * @param keep - whether plates that the source lacks stay
 * @errors none; too many parts are left out with a note
 */
export function buildMenu(
  draft: DraftMenu,
  current: MenuFile | undefined,
  source: Source,
  keep = false,
): Omit<Imported, 'notes'> {
  const memory = memoryOf(current, draft.system)
  const links: ExternalId[] = []
  const link = (origin: { key?: string }, of: string, system: ExternalId['system'] = draft.system) => {
    if (origin.key !== undefined) links.push({ system, id: origin.key.slice(0, 300), of })
  }
  const categories = limited(draft.categories, MAX_CATEGORIES, source)
  for (const category of categories) category.plates = limited(category.plates, MAX_PLATES, source)

  const ownCategories = current?.categories ?? []
  const ownPlates = ownCategories.flatMap(({ plates }) => plates)
  const drafts = categories.flatMap(({ plates }) => plates)
  const categoryPairs = pairUp(categories, ownCategories, memory, (of) => of.startsWith('categories/'))
  const homes = new Map<DraftPlate | MenuFilePlate, string | undefined>([
    ...ownCategories.flatMap(({ id, plates }) => plates.map((plate) => [plate, id] as const)),
    ...categories.flatMap((category) =>
      category.plates.map((plate) => [plate, categoryPairs.get(category)?.id] as const),
    ),
  ])
  const pairs = pairUp(drafts, ownPlates, memory, (of) => /^plates\/[^/]+$/.test(of), {
    homeOf: (plate) => homes.get(plate),
  })
  const groups = buildGroups(draft, current, {
    memory,
    source,
    link,
    keep,
    staying: keep ? groupsOf(ownPlates, new Set(pairs.values())) : new Set(),
  })
  const ids = idsBeside(ownPlates.map(({ id }) => id))
  const categoryIds = idsBeside(ownCategories.map(({ id }) => id))
  const pictures: WantedPicture[] = []
  const context: PlateContext = {
    groupIds: groups.ids,
    memory,
    source,
    link,
    want: (wanted) => pictures.push(wanted),
  }
  const plateIds = new Map<DraftPlate, string>()
  const built = categories.map((category): MenuFileCategory => {
    const own = categoryPairs.get(category)
    const id = own?.id ?? categoryIds.claim(category, 'categoria')
    link(category, `categories/${id}`)
    const plates = category.plates.map((plate) => {
      const ownPlate = pairs.get(plate)
      const plateId = ownPlate?.id ?? ids.claim(plate, 'plato')
      plateIds.set(plate, plateId)
      return buildPlate(plate, ownPlate, plateId, context)
    })
    return buildCategory(category, own, id, plates, context)
  })
  const seenCount = built.flatMap(({ plates }) => plates).filter(({ visible }) => visible !== false).length
  if (keep) keepTheRest(built, ownCategories, new Set(pairs.values()))
  const menu = assembled(draft, current, built, groups.groups, links, plateIds)
  return { files: { menu }, pictures, plateCount: drafts.length, seenCount }
}

function buildCategory(
  draft: DraftCategory,
  own: MenuFileCategory | undefined,
  id: string,
  plates: MenuFilePlate[],
  context: PlateContext,
): MenuFileCategory {
  const image = pictureOf(draft, own?.image, `categories/${id}`, context.want)
  return defined({
    ...own,
    id,
    ...named(draft, own),
    description: said(draft.description, own?.description),
    image,
    taxRate: said(draft.taxRate, own?.taxRate),
    indicators: draft.indicators ?? own?.indicators,
    plates,
  })
}

/** The groups of the plates that the source lacks. */
const groupsOf = (own: readonly MenuFilePlate[], known: ReadonlySet<MenuFilePlate>): ReadonlySet<string> =>
  new Set(own.filter((plate) => !known.has(plate)).flatMap(({ garnishGroups = [] }) => garnishGroups))

function keepTheRest(
  built: MenuFileCategory[],
  own: readonly MenuFileCategory[],
  plates: ReadonlySet<MenuFilePlate>,
): void {
  for (const category of own) {
    const left = category.plates.filter((plate) => !plates.has(plate))
    const same = built.find(({ id }) => id === category.id)
    if (same) same.plates.push(...left)
    else if (left.length > 0 || category.plates.length === 0) built.push({ ...category, plates: left })
  }
}

function assembled(
  draft: DraftMenu,
  current: MenuFile | undefined,
  categories: MenuFileCategory[],
  garnishGroups: GarnishGroup[],
  links: ExternalId[],
  plateIds: ReadonlyMap<DraftPlate, string>,
): MenuFile {
  const plates = categories.flatMap((category) => category.plates)
  const known = new Set(plates.map(({ id }) => id))
  const categoryIds = new Set(categories.map(({ id }) => id))
  for (const plate of plates) {
    const excludedCategories = plate.excludedCategories?.filter((id) => categoryIds.has(id))
    const groups = plate.garnishGroups?.filter((id) => hasId(garnishGroups, id))
    Object.assign(plate, defined({ excludedCategories, garnishGroups: groups }))
  }
  const chosen = (drafts: readonly DraftPlate[] | undefined, own: readonly string[] | undefined) =>
    (drafts?.flatMap((plate) => plateIds.get(plate) ?? []) ?? own)?.filter((id) => known.has(id))
  const isThere = ({ of }: ExternalId) => {
    const [kind = '', id = ''] = of.split('/')
    return kind === 'plates'
      ? known.has(id)
      : kind === 'categories'
        ? categoryIds.has(id)
        : hasId(garnishGroups, id)
  }
  const fresh = new Set(links.map(({ system, of }) => `${system} ${of}`))
  const externalIds = [
    ...(current?.externalIds ?? []).filter((old) => isThere(old) && !fresh.has(`${old.system} ${old.of}`)),
    ...links,
  ]
  return defined({
    ...current,
    $schema: current?.$schema ?? SCHEMA,
    indicators: draft.indicators ?? current?.indicators,
    garnishGroups: garnishGroups.length > 0 || current?.garnishGroups ? garnishGroups : undefined,
    categories,
    remarkeds: chosen(draft.remarkeds, current?.remarkeds),
    upselleds: chosen(draft.upselleds, current?.upselleds),
    externalIds: externalIds.length > 0 ? externalIds : undefined,
  })
}

const hasId = (list: readonly { id: string }[], id: string): boolean => list.some((one) => one.id === id)

/** The category for what has none. */
export function categoryOfRest(plates: DraftPlate[], path: string): DraftCategory[] {
  if (plates.length === 0) return []
  return [{ path, name: IMPORT_NAMES.noCategory, plates }]
}
