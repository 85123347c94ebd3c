import type { Allergen, Diet, Garnish, Menu, Plate } from '#generated/models.ts'
import { canComplete } from './garnish-limits.ts'

/** What a diner does not eat, and the diets they keep. */
export interface DietaryFilter {
  readonly without: readonly Allergen[]
  readonly diets: readonly Diet[]
}

/** What a plate or garnish declares; an absent list means unknown. */
export type Declared = Pick<Garnish, 'allergens' | 'diets'>

/** In the order of the regulation, which is the order they are shown in. */
export const ALLERGENS: readonly Allergen[] = [
  'GLUTEN',
  'CRUSTACEANS',
  'EGGS',
  'FISH',
  'PEANUTS',
  'SOYBEANS',
  'MILK',
  'NUTS',
  'CELERY',
  'MUSTARD',
  'SESAME',
  'SULPHITES',
  'LUPIN',
  'MOLLUSCS',
]

/** The most asked for first. */
export const DIETS: readonly Diet[] = [
  'VEGETARIAN',
  'VEGAN',
  'GLUTEN_FREE',
  'LACTOSE_FREE',
  'KOSHER',
  'HALAL',
]

/** Diets that imply others. */
const IMPLIED: Partial<Record<Diet, readonly Diet[]>> = { VEGAN: ['VEGETARIAN', 'LACTOSE_FREE'] }

/** What contradicts a diet, and is left out by it in the same words: 'Sin gluten'. */
const CONTRADICTED: Partial<Record<Diet, Allergen>> = { GLUTEN_FREE: 'GLUTEN' }

/** Nothing is left out. */
export const NO_FILTER: DietaryFilter = { without: [], diets: [] }

/** Whether a filter leaves anything out. @source issue 3 part 8 */
export const isFiltering = ({ without, diets }: DietaryFilter): boolean => without.length + diets.length > 0

/**
 * What can be filtered by on a menu: the allergens that some visible plate or garnish declares, and the diets of plates,
 * because a diet of garnishes alone keeps no plate. Of an allergen and a diet with the same words only the diet, which
 * promises more: of traces an allergen list says nothing.
 * @returns both in the order they are shown in; empty when the venue declares nothing
 * @source issue 3 part 8 "allergens and diets as data on plates and garnishes with a filter"; assumed: one choice for the
 *   same words, and who must avoid gluten relies on it
 */
export function dietaryOptions(menu: Pick<Menu, 'categories'>): DietaryFilter {
  const allergens = new Set<Allergen>()
  const diets = new Set<Diet>()
  const collect = (declared: Declared) => {
    for (const allergen of declared.allergens ?? []) allergens.add(allergen)
  }
  for (const plate of visiblePlates(menu)) {
    collect(plate)
    for (const diet of dietsOf(plate)) diets.add(diet)
    for (const { garnishes } of plate.garnishGroups)
      garnishes.filter(({ visible }) => visible).forEach(collect)
  }
  const offered = DIETS.filter((diet) => diets.has(diet))
  const said = new Set(offered.map((diet) => CONTRADICTED[diet]))
  return {
    without: ALLERGENS.filter((allergen) => allergens.has(allergen) && !said.has(allergen)),
    diets: offered,
  }
}

/**
 * The plates that match a filter. A plate without declarations does not match: unknown is no promise. An obligatory
 * group must keep at least as many choices without a contradiction as it requires.
 * @returns ids of plates
 * @source assumed: who filters by allergens relies on what is shown
 */
export function platesFor(menu: Pick<Menu, 'categories'>, filter: DietaryFilter): Set<string> {
  return new Set(
    visiblePlates(menu)
      .filter((plate) => suits(plate, filter))
      .map(({ id }) => id),
  )
}

/**
 * How many visible plates declare nothing about the filter; they do not match, and the diner is told their number.
 * @source assumed: a short list must not look as if the rest contained the allergen
 */
export const undeclaredPlates = (menu: Pick<Menu, 'categories'>, filter: DietaryFilter): number =>
  filter.without.length === 0
    ? 0
    : visiblePlates(menu).filter(({ allergens }) => allergens === undefined).length

/**
 * The parts of a filter that a plate or garnish is known to contradict. Unknown is no contradiction here: a garnish is
 * a choice, and the plate itself matched.
 * @source issue 3 part 8 "when a chosen garnish contains an allergen that is filtered out, say so"
 */
export function conflictsWith(declared: Declared, filter: DietaryFilter): DietaryFilter {
  const allergens = new Set(declared.allergens)
  const diets = declared.diets === undefined ? undefined : dietsOf(declared)
  return {
    without: filter.without.filter((allergen) => allergens.has(allergen)),
    diets: filter.diets.filter((diet) => {
      const allergen = CONTRADICTED[diet]
      return (diets && !diets.has(diet)) || (allergen !== undefined && allergens.has(allergen))
    }),
  }
}

/**
 * The diets something suits, including implied ones.
 * @source assumed: what is vegan is vegetarian and has no milk
 */
export function dietsOf({ diets = [] }: Declared): ReadonlySet<Diet> {
  return new Set(diets.flatMap((diet) => [diet, ...(IMPLIED[diet] ?? [])]))
}

function suits(plate: Plate, filter: DietaryFilter): boolean {
  const { allergens, garnishGroups } = plate
  if (filter.without.length > 0 && allergens === undefined) return false
  if (filter.without.some((allergen) => allergens?.includes(allergen))) return false
  const diets = dietsOf(plate)
  if (!filter.diets.every((diet) => diets.has(diet))) return false
  const fits = (garnish: Garnish) => !isFiltering(conflictsWith(garnish, filter))
  return garnishGroups.every((group) => canComplete(group, fits))
}

const visiblePlates = (menu: Pick<Menu, 'categories'>): Plate[] =>
  menu.categories.flatMap(({ plates }) => plates.filter(({ visible }) => visible))
