import { defineBlock } from '#layout/define-block.ts'
import { onDemand } from '#platform/on-demand.ts'
import { drawn } from '#ui/primitives/base/drawn.tsx'

/** Not of the menu page: its code comes with the page it stands on. */
const ModeSelection = drawn(
  onDemand(() => import('../pages/mode-selection-view.tsx').then((view) => view.ModeSelection)),
)

export const modeSelectionBlock = defineBlock({ type: 'mode-selection', render: ModeSelection })
