import {
  REGIONS,
  type LayoutBlock,
  type LayoutFile,
  type PlacedBlock,
  type ResolvedLayout,
} from './layout-file.ts'
import { isRecord, type Settings } from './settings-schema.ts'

/**
 * Lays a tenant's layout over the one of `_base`.
 *
 * Lists (`order`, `aside`) replace; blocks merge by id; settings merge by name. A block whose type changes
 * starts with fresh settings, because the old ones belong to another block.
 *
 * @param layers - lowest first: `_base`, then the tenant
 */
export function resolveLayout(...layers: readonly (LayoutFile | undefined)[]): ResolvedLayout {
  const merged = mergeLayouts(layers)
  const place = (id: string): PlacedBlock => {
    const block = merged.blocks.get(id)
    return { id, type: block?.type ?? '', settings: block?.settings ?? {} }
  }
  return { order: merged.order.map(place), aside: merged.aside.map(place) }
}

type Merged = Record<(typeof REGIONS)[number], readonly string[]> & {
  readonly blocks: Map<string, LayoutBlock>
}

function mergeLayouts(layers: readonly (LayoutFile | undefined)[]): Merged {
  const blocks = new Map<string, LayoutBlock>()
  const merged: Merged = { order: [], aside: [], blocks }
  for (const layer of layers) {
    if (layer === undefined) continue
    for (const region of REGIONS) merged[region] = layer[region] ?? merged[region]
    for (const [id, block] of Object.entries(layer.blocks ?? {})) {
      blocks.set(id, mergeBlock(blocks.get(id), block))
    }
  }
  return merged
}

function mergeBlock(under: LayoutBlock | undefined, over: LayoutBlock): LayoutBlock {
  const sameType = over.type === undefined || over.type === under?.type
  const inherited = sameType ? (under?.settings ?? {}) : {}
  return { type: over.type ?? under?.type, settings: ownEntries({ ...inherited, ...over.settings }) }
}

/** Keeps own keys only, so that a file cannot reach a prototype. */
function ownEntries(settings: Settings): Settings {
  return isRecord(settings)
    ? Object.fromEntries(Object.entries(settings).filter(([name]) => name !== '__proto__'))
    : {}
}
