import type { PlateSize } from '#generated/models.ts'
import type { ExternalId, MenuFilePlate } from '#generated/tenant.ts'
import { IMPORT_NAMES } from '#messages/exchange.ts'

import type { Source } from '../reading/source.ts'
import type { DraftPlate, DraftSize } from './draft.ts'
import { named } from './named.ts'
import { idsBeside, pairUp, type Memory } from './pair-up.ts'
import { defined, limited, pictureOf, said, type WantedPicture } from './parts.ts'

/** What building a plate needs to know and to tell. */
export type PlateContext = {
  /** our id of a group by its key or id */
  groupIds: ReadonlyMap<string, string>
  memory: Memory
  source: Source
  link(origin: { key?: string }, of: string, system?: ExternalId['system']): void
  want(picture: WantedPicture): void
}

/** Most of each that a plate holds. @source schemas/tenant/menu.schema.json */
const MAX_SIZES = 20
const MAX_GROUPS = 30

/**
 * One plate of the menu. A plate none of whose sizes has a price, neither in the source nor in the tenant's menu, is
 * hidden: nobody may order it for nothing. It is seen as soon as it has one.
 */
export function buildPlate(
  draft: DraftPlate,
  own: MenuFilePlate | undefined,
  id: string,
  context: PlateContext,
): MenuFilePlate {
  context.link(draft, `plates/${id}`)
  const { sizes, isPriced } = buildSizes(draft, own, id, context)
  const image = pictureOf(draft, own?.image, `plates/${id}`, context.want)
  // what was hidden for the lack of a price is not hidden by anybody's wish
  const wish =
    draft.visible ?? (isPriceless(own) && sizes.some(({ price }) => price > 0) ? undefined : own?.visible)
  const visible = isPriced ? wish : false
  return defined({
    ...own,
    id,
    ...named(draft, own),
    description: said(draft.description, own?.description),
    sizes,
    garnishGroups: groupsOf(draft, context) ?? own?.garnishGroups,
    indicators: draft.indicators ?? own?.indicators,
    image,
    orderModes: said(draft.orderModes, own?.orderModes),
    taxRate: said(draft.taxRate, own?.taxRate),
    maxQuantity: said(draft.maxQuantity, own?.maxQuantity),
    visible,
    soldOut: draft.soldOut ?? own?.soldOut,
    excludedCategories: draft.excludedCategories ?? own?.excludedCategories,
    allergens: said(draft.allergens, own?.allergens),
    diets: said(draft.diets, own?.diets),
  })
}

/** Hidden, and without a price in any size. */
const isPriceless = (own: MenuFilePlate | undefined): boolean =>
  own?.visible === false && own.sizes.every(({ price }) => price === 0)

function groupsOf({ groups, path }: DraftPlate, { groupIds, source }: PlateContext): string[] | undefined {
  if (groups === undefined) return undefined
  const found = [...new Set(groups.flatMap((key) => groupIds.get(key) ?? []))]
  if (found.length > MAX_GROUPS) source.note('too-many', path, found.slice(MAX_GROUPS), { max: MAX_GROUPS })
  return found.slice(0, MAX_GROUPS)
}

function buildSizes(
  draft: DraftPlate,
  own: MenuFilePlate | undefined,
  plateId: string,
  { memory, source, link }: PlateContext,
): { sizes: PlateSize[]; isPriced: boolean } {
  const given: DraftSize[] = draft.sizes.length > 0 ? draft.sizes : [{ path: draft.path }]
  const drafts = limited(given, MAX_SIZES, source)
  const before = own?.sizes ?? []
  const pairs = pairUp(drafts, before, memory, (of) => of.startsWith(`plates/${plateId}/sizes/`))
  const [first] = drafts
  const [only] = before
  if (first && only && drafts.length === 1 && before.length === 1) pairs.set(first, only)
  const ids = idsBeside(before.map(({ id }) => id))
  const priceOf = (size: DraftSize) => size.price ?? (isPriceless(own) ? undefined : pairs.get(size)?.price)
  const isPriced = drafts.some((size) => priceOf(size) !== undefined)
  const sellable = drafts.filter((size) => {
    const isSold = !isPriced || priceOf(size) !== undefined
    if (!isSold) source.note('size-without-price', size.path, size.name)
    return isSold
  })
  const sizes = sellable.map((size): PlateSize => {
    const mine = pairs.get(size)
    const name = size.name ?? mine?.name ?? IMPORT_NAMES.onlySize
    const id = mine?.id ?? ids.claim({ ...size, name }, 'tamano')
    const price = priceOf(size)
    link(size, `plates/${plateId}/sizes/${id}`)
    if (typeof size.sku === 'string') link({ key: size.sku }, `plates/${plateId}/sizes/${id}`, 'sku')
    return { ...mine, id, name, price: price ?? 0 }
  })
  return { sizes, isPriced }
}
