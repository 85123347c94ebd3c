import { createElement } from 'react'
import { onDemand } from '#platform/on-demand.ts'
import { lazyView } from '#ui/primitives/base/lazy-view.tsx'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'

const Arrows = lazyView(
  onDemand(() => import('./slide-arrows.tsx').then((code) => code.SlideArrows)),
  'leave-out',
)

/** Arrows of a slider; their code loads after the page, which works without them. */
export const LateArrows = (props: { name: string }) => useHydrated() && createElement(Arrows, props)
