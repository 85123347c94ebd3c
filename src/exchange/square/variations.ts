import type { ImportContext } from '../import-result.ts'
import type { DraftSize } from '../menu/draft.ts'
import type { Cursor } from '../reading/source.ts'
import { ordinalOf, type Catalog } from './catalog.ts'
import { priceAt } from './money.ts'

/** Longest name of a size. @source schemas/models/offer.schema.json */
const MAX_NAME = 60

/** The variations of an item: its sizes, whether all of them are sold out, and whether any is sold at all. */
export type ReadVariations = { sizes: DraftSize[]; soldOut?: boolean; isSold: boolean }

/**
 * What of an item is sold. One variation that is not sold is left out; where none is, the plate is hidden. A plate is
 * sold out when all of its sizes are, at every location that says so.
 * @source https://developer.squareup.com/reference/square/objects/CatalogItemVariation; sold out is known by location
 */
export function readVariations(item: Cursor, catalog: Catalog, context: ImportContext): ReadVariations {
  const all = variationsOf(item, catalog)
  const isSold = all.length === 0 || all.some(isSellable)
  for (const one of all.filter((variation) => !isSellable(variation)))
    if (isSold) one.leave('size-not-sold')
    else one.get('item_variation_data').get('sellable').note('hidden')
  const variations = isSold ? all.filter(isSellable) : all
  const read = variations.map((variation) => readVariation(variation, variations.length === 1, context))
  const priced = read.filter(({ size }) => size.price !== undefined)
  const soldOut = (priced.length > 0 ? priced : read).every(({ isOut }) => isOut)
  if (!soldOut) for (const place of read.flatMap(({ out }) => out)) place.note('size-sold-out')
  const isStated = read.some(({ stated }) => stated)
  return { sizes: read.map(({ size }) => size), isSold, ...(isStated && { soldOut }) }
}

function variationsOf(item: Cursor, catalog: Catalog): Cursor[] {
  const inside = item.get('item_data').get('variations').items()
  const beside = catalog
    .ofType('ITEM_VARIATION')
    .filter(({ path }) => !path.includes('.item_data.variations'))
    .filter((one) => one.get('item_variation_data').get('item_id').value === item.get('id').value)
  return [...inside, ...beside]
    .filter((one) => one.get('is_deleted').value !== true)
    .toSorted((a, b) => ordinal(a) - ordinal(b))
}

const isSellable = (variation: Cursor): boolean =>
  variation.get('item_variation_data').get('sellable').flag() !== false

/** `out`: where it says that it is sold out; `stated`: whether any location says something. */
type ReadVariation = { size: DraftSize; out: Cursor[]; isOut: boolean; stated: boolean }

function readVariation(variation: Cursor, isOnly: boolean, context: ImportContext): ReadVariation {
  const inner = variation.get('item_variation_data')
  const own = priceAt(inner.get('price_money'), context.money)
  const overrides = inner.get('location_overrides').items()
  const prices = overrides.map((override) => overridden(override, own, context))
  const out = overrides.map((override) => override.get('sold_out')).filter((one) => one.flag() === true)
  for (const override of overrides) override.get('sold_out_valid_until').leave('sold-out-until')
  inner.get('pricing_type').take()
  const [first] = prices
  const sku = inner.get('sku').text()
  const name = inner.get('name').text(MAX_NAME)
  const size: DraftSize = {
    path: variation.path,
    key: variation.get('id').text(),
    ...(name !== undefined && !(isOnly && isDefaultName(name)) && { name }),
    price: own ?? (overrides.length === 1 ? first : undefined),
    ...(sku && { sku }),
  }
  const isOut = out.length > 0 && out.length === overrides.length
  return { size, out, isOut, stated: overrides.length > 0 }
}

/** What Square calls the only variation of an item when nobody names it; in Spanish accounts too. */
const isDefaultName = (name: string): boolean => /^(regular|normal|standard|est[aá]ndar)$/i.test(name)

/** The price of one location; it counts only where there is no other. */
function overridden(override: Cursor, own: number | undefined, context: ImportContext): number | undefined {
  const place = override.get('price_money')
  override.get('pricing_type').take()
  const price = priceAt(place, context.money)
  if (own !== undefined && place.isThere && price !== own) place.get('amount').note('price-override')
  return price
}

const ordinal = (variation: Cursor): number => ordinalOf(variation.get('item_variation_data'))
