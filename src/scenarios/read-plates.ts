import { garnishMaximum } from '#domain/menu/garnish-limits.ts'
import { segmentsOf } from '#domain/menu/segments.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { GarnishGroup } from '#generated/models.ts'
import type { MenuFile, MenuFileCategory, MenuFilePlate, TenantBranchContact } from '#generated/tenant.ts'

import type { Brand, BrandAddress, BrandMode, BrandPlate, PlateChoice } from './brand.ts'
import { zoneOf } from './read-address.ts'
import { choicesFor, pressesFor, quantityFor } from './simplest-choice.ts'

type Source = {
  menu: MenuFile
  contact: TenantBranchContact
  modes: readonly BrandMode[]
  address: BrandAddress | undefined
}

/** The plates that the states order: of each kind the one with the fewest or the most choices. */
export type PlatesOfBrand = Pick<Brand, 'plate' | 'garnished' | 'soldOut' | 'delivered'>

/**
 * The plates used by the states. The one for the cart uses a mode without an address, if the brand has one.
 * @errors none; an empty menu has none
 */
export function readPlates(source: Source): PlatesOfBrand {
  const { modes, contact, address } = source
  const away = modes.find((mode) => mode.takesOrders && !ORDER_MODES[mode.type].needsAddress)
  const mode = away ?? modes.find((one) => one.takesOrders) ?? modes[0]
  const delivery = modes.find((one) => one.takesOrders && ORDER_MODES[one.type].needsAddress)
  const minimum = (address && zoneOf(contact, address)?.minimumOrderPrice) ?? 0
  const plates = mode ? platesIn(source.menu, mode, {}) : []
  const gone = mode?.takesOrders ? platesIn(source.menu, mode, { soldOut: true }) : []
  const atHome = delivery && address ? platesIn(source.menu, delivery, { minimum }) : []
  return {
    plate: simplest(plates),
    garnished: plates
      .toSorted((a, b) => b.choices.length - a.choices.length)
      .find(({ choices }) => choices.length > 0),
    soldOut: simplest(gone),
    delivered: simplest(atHome),
  }
}

const simplest = (plates: readonly BrandPlate[]): BrandPlate | undefined =>
  plates.toSorted((a, b) => pressesFor(a) - pressesFor(b))[0]

/** The minimum of an order, and whether the plate is sold out. */
type Wanted = { minimum?: number; soldOut?: boolean }

function platesIn(menu: MenuFile, mode: BrandMode, wanted: Wanted): BrandPlate[] {
  const groups = new Map((menu.garnishGroups ?? []).map((group) => [group.id, group]))
  const isHere = ({ orderModes = [mode.type], visible = true }: MenuFilePlate) =>
    visible && orderModes.includes(mode.type)
  const categories = menu.categories
    .map((category) => ({ ...category, plates: category.plates.filter(isHere) }))
    .filter(({ plates }) => plates.length > 0)
  const segments = segmentsOf(categories.map(named))
  return categories.flatMap((category) => {
    const path = `${mode.path}/${encodeURIComponent(segments.get(category.id) ?? category.id)}`
    return platesOf(category, { mode, path, groups, minimum: 0, soldOut: false, ...wanted })
  })
}

type Place = { mode: BrandMode; path: string; groups: ReadonlyMap<string, GarnishGroup> } & Required<Wanted>

function platesOf(category: MenuFileCategory, { mode, path, groups, minimum, soldOut }: Place): BrandPlate[] {
  const segments = segmentsOf(category.plates.map(named))
  return category.plates.flatMap((plate): BrandPlate[] => {
    const [size] = plate.sizes
    const choices = choicesOf(plate, groups)
    if (size === undefined || choices === undefined) return []
    if ((plate.soldOut ?? false) !== soldOut) return []
    const quantity = quantityFor(size.price, minimum, plate.maxQuantity)
    if (quantity === undefined) return []
    return [
      {
        id: plate.id,
        name: plate.showName ?? plate.name,
        sizeId: size.id,
        category: { id: category.id, name: named(category).showName, path },
        mode,
        path: `${path}/${encodeURIComponent(segments.get(plate.id) ?? plate.id)}`,
        quantity,
        choices,
      },
    ]
  })
}

const named = ({ id, name, showName = name }: { id: string; name: string; showName?: string }) => ({
  id,
  showName,
})

/** The required choices of a plate, and their controls on its page. */
function choicesOf(
  { garnishGroups = [] }: MenuFilePlate,
  groups: ReadonlyMap<string, GarnishGroup>,
): PlateChoice[] | undefined {
  return choicesFor(garnishGroups.flatMap((id) => groups.get(id) ?? []))?.map(({ group, garnish, count }) => {
    const swaps = !group.multipleSelection && group.maxGarnishAmount === 1 && group.mandatory
    const by = garnishMaximum(group, garnish) > 1 ? 'counter' : swaps ? 'radio' : 'checkbox'
    return { group: group.id, id: garnish.id, name: garnish.name, count, by }
  })
}
