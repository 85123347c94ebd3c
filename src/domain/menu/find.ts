import type { Menu, Plate } from '#generated/models.ts'

/**
 * The plate with this id, hidden ones included.
 * @param menu - where to look
 * @param plateId - exact id
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
 * @param menu - where to look
 * @param plateIds - exact ids
 * @returns those found, by id
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
