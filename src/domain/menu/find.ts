import type { Menu, Plate } from '#generated/models.ts'
import { slug } from './slug.ts'

interface Named {
  id: string
  showName: string
}

/**
 * The URL segment of a category: the slug of its show name, or its id when that slug is empty
 * or already belongs to an earlier sibling.
 *
 * @param category - id and show name
 * @param siblings - the categories of the menu; without them equal names are not told apart
 * @units none
 * @errors none
 * @source diner spec §2 "plate path {category}/{plate}"; slugs assumed, see slug.ts
 */
export function categorySegment(category: Named, siblings?: readonly Named[]): string {
  return segmentOf(category, siblings)
}

/**
 * The URL segment of a plate inside its category; same rule as {@link categorySegment}.
 *
 * @param plate - id and show name
 * @param siblings - the plates of its category
 * @units none
 * @errors none
 * @source diner spec §2 "plate path {category}/{plate}"
 */
export function plateSegment(plate: Named, siblings?: readonly Named[]): string {
  return segmentOf(plate, siblings)
}

/**
 * The URL segments of siblings, in one walk: what {@link categorySegment} or {@link plateSegment} says of each.
 *
 * @param things - all categories of a menu, or all plates of a category
 * @returns segments by id; of two things with one id the first counts
 * @units none
 * @errors none
 * @source performance.md "1,000-plate menu"
 */
export function segmentsOf(things: readonly Named[]): Map<string, string> {
  const segments = new Map<string, string>()
  const taken = new Set<string>()
  for (const { id, showName } of things) {
    if (segments.has(id)) continue
    const own = slug(showName)
    segments.set(id, own === '' || taken.has(own) ? id : own)
    taken.add(own)
  }
  return segments
}

/**
 * The plate with this id, hidden ones included.
 *
 * @param menu - where to look
 * @param plateId - exact id
 * @units none
 * @errors undefined when the menu has no such plate
 * @source diner spec §3 Menu
 */
export function findPlate(menu: Menu, plateId: string): Plate | undefined {
  for (const category of menu.categories) {
    for (const plate of category.plates) if (plate.id === plateId) return plate
  }
  return undefined
}

/**
 * Several plates in one walk over the menu; the first of two plates with one id counts, as in {@link findPlate}.
 *
 * @param menu - where to look
 * @param plateIds - exact ids
 * @returns those found, by id
 * @units none
 * @errors none
 * @source performance.md "Pricing a 30-line cart"
 */
export function findPlates(menu: Menu, plateIds: ReadonlySet<string>): Map<string, Plate> {
  const found = new Map<string, Plate>()
  if (plateIds.size === 0) return found
  for (const category of menu.categories) {
    for (const plate of category.plates) {
      if (!plateIds.has(plate.id) || found.has(plate.id)) continue
      found.set(plate.id, plate)
      if (found.size === plateIds.size) return found
    }
  }
  return found
}

/**
 * The category a URL segment means: by slug of the show name, else by id.
 *
 * @param menu - where to look
 * @param segment - decoded; case and accents do not matter
 * @units none
 * @errors undefined when none matches
 * @source diner spec §2 routes
 */
export function findCategory<C extends Named>(
  menu: { readonly categories: readonly C[] },
  segment: string,
): C | undefined {
  return findBySegment(menu.categories, segment)
}

/**
 * The plate that '{category}/{plate}' means.
 *
 * @param menu - where to look
 * @param categoryPart - decoded segment of the category
 * @param platePart - decoded segment of the plate
 * @units none
 * @errors undefined when the category or the plate is missing
 * @source diner spec §2 "plate path {category}/{plate}"
 */
export function findPlateInCategory(menu: Menu, categoryPart: string, platePart: string): Plate | undefined {
  const category = findCategory(menu, categoryPart)
  return category && findBySegment(category.plates, platePart)
}

function segmentOf(thing: Named, siblings: readonly Named[] = []): string {
  const own = slug(thing.showName)
  const first = siblings.find((sibling) => slug(sibling.showName) === own)
  return own === '' || (first !== undefined && first.id !== thing.id) ? thing.id : own
}

function findBySegment<T extends Named>(things: readonly T[], segment: string): T | undefined {
  const wanted = slug(segment)
  const bySlug = wanted === '' ? undefined : things.find((thing) => slug(thing.showName) === wanted)
  return bySlug ?? things.find((thing) => thing.id === segment)
}
