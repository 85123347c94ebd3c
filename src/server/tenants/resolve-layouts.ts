import type { PlacedBlock, ResolvedLayout } from '#generated/models.ts'

type BlockFile = { type?: string; settings?: Record<string, unknown> }
type LayoutFile = { order?: string[]; aside?: string[]; blocks?: Record<string, BlockFile> }
type LayoutFiles = Readonly<Record<string, unknown>>

/**
 * Every screen's arrangement with the tenant's file over the base's: lists replace, blocks merge by id,
 * settings by name; a block whose type changes starts with fresh settings.
 */
export function resolveLayouts(base: LayoutFiles, own: LayoutFiles): Record<string, ResolvedLayout> {
  const screens = new Set([...Object.keys(base), ...Object.keys(own)])
  return Object.fromEntries(
    [...screens].map((screen) => [
      screen,
      resolveOne(base[screen] as LayoutFile | undefined, own[screen] as LayoutFile | undefined),
    ]),
  )
}

function resolveOne(base: LayoutFile = {}, own: LayoutFile = {}): ResolvedLayout {
  const place = (id: string): PlacedBlock => {
    const under = base.blocks?.[id]
    const over = own.blocks?.[id]
    const inherits = over?.type === undefined || over.type === under?.type
    return {
      id,
      type: over?.type ?? under?.type ?? '',
      settings: { ...(inherits ? under?.settings : undefined), ...over?.settings },
    }
  }
  return {
    order: (own.order ?? base.order ?? []).map(place),
    aside: (own.aside ?? base.aside ?? []).map(place),
  }
}
