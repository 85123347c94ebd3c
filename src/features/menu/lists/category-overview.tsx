import { useMemo } from 'react'
import { CategoryCards } from '#ui/patterns/category-cards.tsx'
import type { Section } from './menu-sections.ts'

/** The categories as cards; each leads to its plates. */
export function CategoryOverview({ sections, eager }: { sections: readonly Section[]; eager: number }) {
  const categories = useMemo(
    () =>
      sections.map(({ id, segment, href, category }) => ({
        id,
        segment,
        href,
        showName: category.showName,
        image: category.image,
        indicators: category.indicators,
        plateCount: category.plates.length,
      })),
    [sections],
  )
  return <CategoryCards labelledBy="categorias" eager={eager} categories={categories} />
}
