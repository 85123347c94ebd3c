import type { MouseEvent } from 'react'

/**
 * The link under a click that the app may handle itself: main button, no modifier, not already handled.
 * Enter on a focused link arrives as such a click too.
 */
export function plainLinkClick(event: MouseEvent<HTMLElement>): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  return target instanceof Element ? (target.closest('a') ?? undefined) : undefined
}
