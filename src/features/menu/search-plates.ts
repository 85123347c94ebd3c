import { slug } from '#domain/menu/slug.ts'
import type { PlateView } from '#ui/patterns/plate-view.ts'
import type { Section } from './use-plate-views.ts'

/** More hits than this are not read by anybody; the diner types another letter. */
const MAX_FOUND = 60

/**
 * Plates whose name, description or category holds every word, without case and accents; names first.
 *
 * @returns at most 60, each plate once
 */
export function searchPlates(sections: readonly Section[], text: string): PlateView[] {
  const words = slug(text).split('-').filter(Boolean)
  const holds = (haystack: string) => words.every((word) => haystack.includes(word))
  const byName: PlateView[] = []
  const elsewhere: PlateView[] = []
  for (const { category, plates } of sections) {
    for (const plate of plates) {
      if (holds(slug(plate.name))) byName.push(plate)
      else if (holds(slug(`${plate.name} ${plate.description ?? ''} ${category.showName}`))) elsewhere.push(plate)
    }
  }
  return [...new Map([...byName, ...elsewhere].map((plate) => [plate.id, plate])).values()].slice(0, MAX_FOUND)
}
