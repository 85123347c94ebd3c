import type { Diet } from '#generated/models.ts'

import type { ImportContext } from '../import-result.ts'
import type { DraftGroup, DraftPlate } from '../menu/draft.ts'
import { dietsAt } from '../menu/parts.ts'
import { plainText } from '../reading/plain-text.ts'
import type { Cursor } from '../reading/source.ts'
import { ordinalOf, pictureOf, type Catalog } from './catalog.ts'
import { readModifierLists } from './modifier-lists.ts'
import { readVariations } from './variations.ts'

/** Longest texts. @source schemas/tenant/menu.schema.json */
const MAX = { name: 120, description: 1000 }

/** Square's standard diets that mean the same as ours; without dairy there is no lactose. @source FoodAndBeverageDetails.DietaryPreference.StandardDietaryPreference */
const DIETS: Readonly<Record<string, Diet>> = {
  VEGAN: 'VEGAN',
  VEGETARIAN: 'VEGETARIAN',
  GLUTEN_FREE: 'GLUTEN_FREE',
  DAIRY_FREE: 'LACTOSE_FREE',
  KOSHER: 'KOSHER',
  HALAL: 'HALAL',
}

/** What a restaurant sells; the other types are services, gift cards, donations. @source CatalogItem.product_type */
const FOOD_TYPES = new Set(['REGULAR', 'FOOD_AND_BEV'])

/** A plate, and the categories that its item names, in order. */
export type ReadItem = { plate: DraftPlate; categoryIds: { id: string; ordinal: number; place: Cursor }[] }

/**
 * An item as a plate, its variations as sizes.
 * @source https://developer.squareup.com/reference/square/objects/CatalogItem
 */
export function readItem(
  item: Cursor,
  catalog: Catalog,
  context: ImportContext,
  groups: Map<string, DraftGroup>,
): ReadItem | undefined {
  const data = item.get('item_data')
  const type = data.get('product_type').text()
  const name = data.get('name').text(MAX.name)
  if (name === undefined) return item.leave('no-name')
  if (type !== undefined && !FOOD_TYPES.has(type)) return item.leave('not-placed')
  data.get('tax_ids').leave('tax')
  const hidden = [data.get('is_archived'), data.get('ecom_visibility')].find(isHiding)
  hidden?.note('hidden')
  data.get('ecom_visibility').take()
  const { sizes, soldOut, isSold } = readVariations(item, catalog, context)
  if (sizes.every(({ price }) => price === undefined)) item.source.note('no-price', item.path, name)
  const plate: DraftPlate = {
    path: item.path,
    key: item.get('id').text(),
    name,
    description: descriptionOf(data),
    sizes,
    groups: readModifierLists(data, catalog, context, groups),
    image: pictureOf(data.get('image_ids'), catalog),
    ...((hidden || !isSold) && { visible: false }),
    soldOut,
    diets: dietsOf(data.get('food_and_beverage_details')),
  }
  return { plate, categoryIds: categoriesOf(data) }
}

const isHiding = (place: Cursor): boolean =>
  place.flag() === true || place.value === 'HIDDEN' || place.value === 'UNAVAILABLE'

function categoriesOf(data: Cursor): ReadItem['categoryIds'] {
  const listed = data
    .get('categories')
    .items()
    .flatMap((place) => {
      const id = place.get('id').text()
      return id === undefined ? [] : [{ id, place: place.get('id'), ordinal: ordinalOf(place) }]
    })
  const old = data.get('category_id')
  const reporting = data.get('reporting_category')
  const isListed = (id: unknown) => listed.some((one) => one.id === id)
  if (isListed(old.value)) old.take()
  if (isListed(reporting.get('id').value)) reporting.take()
  if (listed.length > 0) return listed
  const place = old.isThere ? old : reporting.get('id')
  const id = place.text()
  return id === undefined ? [] : [{ id, ordinal: 0, place }]
}

function descriptionOf(data: Cursor): string | undefined {
  const plain =
    data.get('description_plaintext').text(MAX.description) ?? data.get('description').text(MAX.description)
  const html = data.get('description_html')
  if (plain !== undefined) {
    // The same words three times.
    data.get('description').take()
    html.take()
    return plain
  }
  return html.isThere ? plainText(html, MAX.description) : undefined
}

function dietsOf(details: Cursor): Diet[] | undefined {
  const diets = dietsAt(details.get('dietary_preferences').items(), DIETS, (one) =>
    one.get('standard_name').text(),
  )
  for (const ingredient of details.get('ingredients').items()) ingredient.leave('allergens-not-taken')
  return diets
}
