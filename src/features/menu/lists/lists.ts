/**
 * What draws lists from the data of a menu, as one piece of code: of a page that the server drew, only who searches or
 * filters needs it.
 */
export { CategoryCards } from '#ui/patterns/category-cards.tsx'
export { PlateList } from '#ui/patterns/plate-list.tsx'
export { menuSections } from './menu-sections.ts'
export { PlateSections } from './plate-sections.tsx'
