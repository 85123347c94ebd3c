import { LOOK_COLORS } from './protocol.ts'
import type { CardLook } from './protocol.ts'

/** What the page looks like now, from the custom properties of its theme. */
export function readLook(element: Element): CardLook {
  const style = getComputedStyle(element)
  const value = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const colors = Object.fromEntries(LOOK_COLORS.map((name) => [name, value(name)])) as CardLook['colors']
  return {
    scheme: style.colorScheme.includes('dark') ? 'dark' : 'light',
    colors,
    radius: Number.parseInt(value('radius-m'), 10) || 0,
  }
}

/** Calls back when the device changes between light and dark. @returns stops it */
export function onSchemeChange(changed: () => void): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)')
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
