import { lazy } from 'react'
import { defineBlock } from '#layout/define-block.ts'

/** Not of the menu page: its code comes with the page it stands on. */
const ModeSelection = lazy(() =>
  import('../pages/mode-selection-view.tsx').then((view) => ({ default: view.ModeSelection })),
)

export const modeSelectionBlock = defineBlock<Record<never, never>>({
  type: 'mode-selection',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  defaults: {},
  render: ModeSelection,
})
