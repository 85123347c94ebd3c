import type { Diet } from '#generated/models.ts'

import type { ImportContext } from '../import-result.ts'
import type { DraftGarnish, DraftPlate } from '../menu/draft.ts'
import { dietsAt, linkAt } from '../menu/parts.ts'
import { foreignAmount } from '../reading/foreign-amount.ts'
import type { Cursor } from '../reading/source.ts'
import { isSuspended, overrideFor, textOf } from './entities.ts'

/** Longest texts. @source schemas/tenant/menu.schema.json, schemas/models/offer.schema.json */
const MAX = { name: 120, description: 1000, garnish: 80, garnishText: 300 }
const MAX_QUANTITY = 99

/** Labels that mean the same as ours. @source put-eats-stores-storeid-menu "DietaryLabelInfo" */
const DIETS: Readonly<Record<string, Diet>> = {
  VEGAN: 'VEGAN',
  VEGETARIAN: 'VEGETARIAN',
  GLUTEN_FREE: 'GLUTEN_FREE',
  KOSHER: 'KOSHER',
  HALAL: 'HALAL',
}

/** An item as a plate of the menu. @source put-eats-stores-storeid-menu "Item" */
export function readPlate(item: Cursor, groupKeys: string[], context: ImportContext): DraftPlate | undefined {
  const name = textOf(item.get('title'), MAX.name)
  if (name === undefined) return item.leave('no-name')
  const price = priceAt(item.get('price_info').get('price'), context)
  if (price === undefined) item.source.note('no-price', item.path, name)
  const most = item.get('quantity_info').get('quantity').get('max_permitted').number()
  const sku = item.get('external_data').text()
  return {
    path: item.path,
    key: item.get('id').text(),
    name,
    description: textOf(item.get('description'), MAX.description),
    sizes: [{ path: item.path, price, ...(sku && { sku }) }],
    groups: groupKeys,
    image: linkAt(item.get('image_url')),
    ...(most !== undefined && most >= 1 && { maxQuantity: Math.trunc(most) }),
    soldOut: isSuspended(item, context.now),
    diets: dietsOf(item),
  }
}

/** An item as a choice of one group: its price and its most there come before its own. */
export function readChoice(item: Cursor, groupId: string, context: ImportContext): DraftGarnish | undefined {
  const name = textOf(item.get('title'), MAX.garnish)
  if (name === undefined) return item.leave('no-name')
  const rules = item.get('price_info')
  const override = overrideFor(rules, 'MODIFIER_GROUP', groupId)
  const price = priceAt(override?.get('price') ?? rules.get('price'), context)
  const most = mostOf(item, groupId)
  const soldOut = isSuspended(item, context.now)
  return {
    path: item.path,
    key: item.get('id').text(),
    name,
    description: textOf(item.get('description'), MAX.garnishText),
    price: price ?? 0,
    visible: price !== undefined && most !== 0,
    ...(most !== undefined && most > 0 && { maxQuantity: Math.min(most, MAX_QUANTITY) }),
    soldOut,
    diets: dietsOf(item),
  }
}

/** How often a choice may be taken in a group. @source "QuantityConstraint": max_permitted */
function mostOf(item: Cursor, groupId: string): number | undefined {
  const rules = item.get('quantity_info')
  const override = overrideFor(rules, 'MODIFIER_GROUP', groupId)
  for (const quantity of [override?.get('quantity'), rules.get('quantity')]) {
    const preset = quantity?.get('default_quantity')
    if ((preset?.number() ?? 0) > 0) preset?.note('included-choice')
  }
  const most = [override?.get('quantity'), rules.get('quantity')].map((one) =>
    one?.get('max_permitted').number(),
  )
  return most.find((one) => one !== undefined)
}

function priceAt(place: Cursor, { money }: ImportContext) {
  const amount = place.number()
  if (amount === undefined) return undefined
  return foreignAmount(amount, money.currencyCode, money) ?? place.note('bad-price')
}

function dietsOf(item: Cursor): Diet[] | undefined {
  const homes = [item, item.get('classifications'), item.get('dish_info').get('classifications')]
  const labels = homes.flatMap((home) => home.get('dietary_label_info').get('labels').items())
  const named = dietsAt(labels, DIETS, ({ value }) =>
    typeof value === 'string' ? value.toUpperCase().replace(/^DIETARY_LABEL_/, '') : undefined,
  )
  const isVegetarian = homes.map((home) => home.get('is_vegetarian').flag()).includes(true)
  for (const home of homes)
    for (const [key, child] of home.entries()) if (/allerg/i.test(key)) child.leave('allergens-not-taken')
  return isVegetarian ? [...new Set([...(named ?? []), 'VEGETARIAN' as const])] : named
}
