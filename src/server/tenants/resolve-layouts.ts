import { resolveLayout, type LayoutLayer } from '#domain/layouts/resolve-layout.ts'
import type { ResolvedLayout } from '#generated/models.ts'

/** Files `layout/<screen>.json` by screen, judged by their schema before they get here. */
type LayoutFiles = Readonly<Record<string, unknown>>

/** Every screen's arrangement, the tenant's file over the base's. */
export function resolveLayouts(base: LayoutFiles, own: LayoutFiles): Record<string, ResolvedLayout> {
  const screens = new Set([...Object.keys(base), ...Object.keys(own)])
  const layers = (screen: string) => [base[screen], own[screen]] as (LayoutLayer | undefined)[]
  return Object.fromEntries([...screens].map((screen) => [screen, resolveLayout(...layers(screen))]))
}
