import type { PlacedBlock, ResolvedLayout } from '#generated/models.ts'

/** One block of a layout file. A tenant's file may leave out what `_base` already says. */
export interface LayoutBlock {
  type?: string
  settings?: Readonly<Record<string, unknown>>
}

/** A file `layout/<screen>.json`: a map of blocks plus the order in which they stand. */
export interface LayoutLayer {
  order?: readonly string[]
  aside?: readonly string[]
  blocks?: Readonly<Record<string, LayoutBlock>>
}

/**
 * Lays a tenant's layout over the one of `_base`: lists (`order`, `aside`) replace, blocks merge by id, settings
 * by name. A block whose type changes starts with fresh settings, because the old ones belong to another block.
 * @param layers - lowest first: `_base`, then the tenant
 * @returns a block that no layer names has an empty type, which the check refuses
 * @errors none; `__proto__` is no setting
 * @source design §2 "layout: resolver"
 */
export function resolveLayout(...layers: readonly (LayoutLayer | undefined)[]): ResolvedLayout {
  const blocks = new Map<string, LayoutBlock>()
  let order: readonly string[] = []
  let aside: readonly string[] = []
  for (const layer of layers) {
    order = layer?.order ?? order
    aside = layer?.aside ?? aside
    for (const [id, block] of Object.entries(layer?.blocks ?? {}))
      blocks.set(id, merge(blocks.get(id), block))
  }
  const place = (id: string): PlacedBlock => {
    const { type = '', settings = {} } = blocks.get(id) ?? {}
    return { id, type, settings }
  }
  return { order: order.map(place), aside: aside.map(place) }
}

function merge(under: LayoutBlock | undefined, over: LayoutBlock): LayoutBlock {
  const inherits = over.type === undefined || over.type === under?.type
  const settings = { ...(inherits ? under?.settings : undefined), ...over.settings }
  const own = Object.entries(settings).filter(([name]) => name !== '__proto__')
  return { type: over.type ?? under?.type, settings: Object.fromEntries(own) }
}
