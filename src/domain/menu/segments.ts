import type { Menu, Plate } from '#generated/models.ts'
import { slug } from './slug.ts'
import { visibleCategories } from './visible.ts'

interface Named {
  id: string
  showName: string
}

/**
 * The URL segments of siblings: the slug of each show name, or the id when that slug is empty, belongs to an earlier
 * sibling, or is the id of one, which may need it. No two siblings share a segment.
 * @param things - the categories that a menu shows, or the plates that a category shows
 * @returns segments by id; of two things with one id the first counts
 * @source diner spec §2 "plate path {category}/{plate}"; slugs assumed, see slug.ts; performance.md "1,000-plate menu"
 */
export function segmentsOf(things: readonly Named[]): Map<string, string> {
  const segments = new Map<string, string>()
  const taken = new Set(['', ...things.map(({ id }) => id)])
  for (const { id, showName } of things) {
    if (segments.has(id)) continue
    const own = slug(showName)
    segments.set(id, taken.has(own) ? id : own)
    taken.add(own)
  }
  return segments
}

/**
 * The two segments by which {@link findPlateInCategory} finds a plate.
 * @param menu - with the plate
 * @param plate - visible
 * @returns of the category and of the plate in it
 * @source diner spec §2 "plate path {category}/{plate}"
 */
export function segmentsOfPlate(menu: Menu, { id, category }: Plate): [category: string, plate: string] {
  const categories = visibleCategories(menu)
  const plates = categories.find((one) => one.id === category.id)?.plates ?? []
  return [segmentsOf(categories).get(category.id) ?? category.id, segmentsOf(plates).get(id) ?? id]
}

/**
 * The category a URL segment means: by its id, else by its segment.
 * @param menu - the categories that are shown
 * @param segment - decoded; case and accents of a name do not matter
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
 * The visible plate that '{category}/{plate}' means.
 * @param menu - where to look
 * @param categoryPart - decoded segment of the category
 * @param platePart - decoded segment of the plate
 * @errors undefined when the category or the plate is missing or hidden
 * @source diner spec §2 "plate path {category}/{plate}"
 */
export function findPlateInCategory(menu: Menu, categoryPart: string, platePart: string): Plate | undefined {
  const category = findBySegment(visibleCategories(menu), categoryPart)
  return category && findBySegment(category.plates, platePart)
}

function findBySegment<T extends Named>(things: readonly T[], segment: string): T | undefined {
  const segments = segmentsOf(things)
  const wanted = slug(segment)
  return things.find(({ id }) => id === segment) ?? things.find(({ id }) => segments.get(id) === wanted)
}
