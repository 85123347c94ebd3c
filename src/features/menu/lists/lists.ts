/**
 * Renders lists from menu data, as one chunk: on a server-rendered page it is loaded only for searching or filtering.
 */
export { CategoryCards } from '#ui/patterns/category-cards.tsx'
export { PlateList } from '#ui/patterns/plate-list.tsx'
export { menuSections } from './menu-sections.ts'
export { PlateSections } from './plate-sections.tsx'
