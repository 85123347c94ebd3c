import { isNearly } from '#domain/menu/is-nearly.ts'
import { foldText } from '#domain/venue/fold-text.ts'
import type { PlateView } from '#ui/patterns/plate-view.ts'
import type { Section } from '../lists/menu-sections.ts'

interface Entry {
  plate: PlateView
  name: string
  everything: string
}

/** Words in any alphabet, and emoji: '🍕' may be a plate's name too. */
const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}\p{So}]+/gu) ?? []

/** Cached, because folding a thousand descriptions on each key press would be noticeable. */
const indexes = new WeakMap<readonly Section[], readonly Entry[]>()

function indexOf(sections: readonly Section[]): readonly Entry[] {
  const found = indexes.get(sections)
  if (found) return found
  const index = sections.flatMap(({ category, plates }) =>
    plates.map((plate) => ({
      plate,
      name: wordsOf(plate.name).join(' '),
      everything: wordsOf(`${plate.name} ${plate.description ?? ''} ${category.showName}`).join(' '),
    })),
  )
  indexes.set(sections, index)
  return index
}

/**
 * Plates whose name, description or category contains all words, ignoring case and accents; matches in names first.
 * Without an exact match, similar ones.
 * @returns each plate once
 */
export function searchPlates(sections: readonly Section[], text: string): PlateView[] {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const holds = (haystack: string) => words.every((word) => haystack.includes(word))
  const nearlyHolds = (haystack: string) => {
    const parts = haystack.split(' ')
    return words.every((word) => parts.some((part) => isNearly(word, part)))
  }
  const exact = platesWhere(sections, holds)
  return exact.length > 0 ? exact : platesWhere(sections, nearlyHolds)
}

function platesWhere(sections: readonly Section[], fits: (haystack: string) => boolean): PlateView[] {
  const index = indexOf(sections)
  const hits = [
    ...index.filter(({ name }) => fits(name)),
    ...index.filter(({ everything }) => fits(everything)),
  ]
  return [...new Map(hits.map(({ plate }) => [plate.id, plate])).values()]
}
