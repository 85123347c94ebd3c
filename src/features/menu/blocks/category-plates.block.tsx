import { defineBlock } from '#layout/define-block.ts'
import { onDemand } from '#platform/on-demand.ts'
import { drawn } from '#ui/primitives/base/drawn.tsx'

/** Not of the menu page: its code comes with the page it stands on. */
const CategoryPlates = drawn(
  onDemand(() => import('../pages/category-plates-view.tsx').then((view) => view.CategoryPlates)),
)

/** The plates of one category on a page of their own. @source diner spec §2 "Optional params category and plate" */
export const categoryPlatesBlock = defineBlock({ type: 'category-plates', render: CategoryPlates })
