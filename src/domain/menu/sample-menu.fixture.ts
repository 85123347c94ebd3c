import type { Garnish, GarnishGroup, GeneralDiscount, Menu, Plate, PlateSize } from '#generated/models.ts'

/**
 * Small menus for tests and measurements; every field of the contract is there, callers name what matters to them.
 * @units minor units
 * @source assumed: made up
 */
export function sampleMenu(plates: readonly Plate[], differences: Partial<Menu> = {}): Menu {
  const ids = [...new Set(plates.map((plate) => plate.category.id))]
  return {
    orderModeId: 'venue.delivery',
    hash: 'h1',
    version: 'v1',
    categories: ids.map((id) => ({
      id,
      name: id,
      showName: id,
      withImage: false,
      plates: plates.filter((plate) => plate.category.id === id),
      indicators: [],
      hasIndicators: false,
    })),
    remarkeds: [],
    upselleds: [],
    discounts: [],
    ...differences,
  }
}

/**
 * A visible plate of one size at 10,00 in the category 'mains'.
 * @param id - also its name
 * @param differences - what the test is about
 * @units minor units
 * @source assumed: made up
 */
export function samplePlate(id: string, differences: Partial<Plate> = {}): Plate {
  return {
    id,
    name: id,
    showName: id,
    sizes: [sampleSize('one', 1000)],
    category: { id: 'mains', showName: 'mains' },
    garnishGroups: [],
    indicators: [],
    hasIndicators: false,
    withImage: false,
    visible: true,
    excludedCategories: [],
    ...differences,
  }
}

/**
 * A size.
 * @param id - also its name
 * @param price - in minor units
 * @units minor units
 * @source assumed: made up
 */
export function sampleSize(id: string, price: number): PlateSize {
  return { id, name: id, price }
}

/**
 * An optional single-select group with maximum 1.
 * @param id - also its name
 * @param garnishes - its choices
 * @param differences - what the test is about
 * @units count per plate
 * @source assumed: made up
 */
export function sampleGroup(
  id: string,
  garnishes: readonly Garnish[],
  differences: Partial<GarnishGroup> = {},
): GarnishGroup {
  return {
    id,
    name: id,
    mandatory: false,
    multipleSelection: false,
    minGarnishAmount: 0,
    maxGarnishAmount: 1,
    garnishes: [...garnishes],
    ...differences,
  }
}

/**
 * A visible garnish.
 * @param id - also its name
 * @param price - in minor units
 * @param differences - what the test is about
 * @units minor units
 * @source assumed: made up
 */
export function sampleGarnish(id: string, price = 0, differences: Partial<Garnish> = {}): Garnish {
  return { id, name: id, price, visible: true, ...differences }
}

/**
 * A discount named after its id.
 * @param id - of the discount
 * @param differences - type, numbers and plates
 * @units as the type says
 * @source assumed: made up
 */
export function sampleDiscount(
  id: string,
  differences: Partial<GeneralDiscount> & Pick<GeneralDiscount, 'type'>,
): GeneralDiscount {
  return { id, name: id, plates: [], ...differences }
}
