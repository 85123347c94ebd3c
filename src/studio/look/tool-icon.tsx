import { Icon } from '#ui/primitives/icon/icon.tsx'
import { iconPaths } from '#ui/primitives/icon/icon-paths.ts'
import type { IconName } from '#ui/primitives/icon/icon-paths.ts'

/** Icons that only the studio has; every menu page would load them in the list of all. Origin: Lucide 1.62.0, ISC. */
const OWN = {
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'm15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
} as const

export type ToolIconName = IconName | keyof typeof OWN

const isShared = (name: ToolIconName): name is IconName => Object.hasOwn(iconPaths, name)

/** An icon of a bar. */
export function ToolIcon({ name }: { readonly name: ToolIconName }) {
  if (isShared(name)) return <Icon name={name} />
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentcolor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={OWN[name]} />
    </svg>
  )
}
