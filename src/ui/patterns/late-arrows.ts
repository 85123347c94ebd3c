import { onDemand } from '#ui/primitives/base/on-demand.tsx'

/** Arrows of a slider; its code comes after the page, which does without. */
export const LateArrows = onDemand(
  () => import('./slide-arrows.tsx').then((code) => code.SlideArrows),
  'leave-out',
)
