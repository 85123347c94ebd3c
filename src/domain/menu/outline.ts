import type { Menu, MenuOutline } from '#generated/models.ts'
import { dietaryOptions } from './dietary.ts'
import { remarkedPlates, visibleCategories } from './visible.ts'

/**
 * What a page shows of a menu beside the lists that the server drew: enough to lead to its sections, to offer search and
 * filter, and to tell whether the menu is another by now.
 * @param menu - as the API answered
 * @source issue 18 part 2
 */
export function menuOutline(menu: Menu): MenuOutline {
  const { without: allergens, diets } = dietaryOptions(menu)
  return {
    version: menu.version,
    categories: visibleCategories(menu).map(({ id, showName, description, plates }) => ({
      id,
      showName,
      description,
      plateCount: plates.length,
    })),
    highlightCount: remarkedPlates(menu).length,
    allergens: [...allergens],
    diets: [...diets],
  }
}
