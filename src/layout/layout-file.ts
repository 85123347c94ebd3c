import type { Settings } from './settings-schema.ts'

/** Where a block stands: the main column or the side column that wide screens have. */
export const REGIONS = ['order', 'aside'] as const
export type Region = (typeof REGIONS)[number]

/** One block of a layout file. A tenant's file may leave out what `_base` already says. */
export type LayoutBlock = { readonly type?: string; readonly settings?: Settings }

/** A file `layout/<screen>.json`: a map of blocks plus the order in which they stand. */
export type LayoutFile = {
  readonly $schema?: string
  readonly order?: readonly string[]
  readonly aside?: readonly string[]
  readonly blocks?: Readonly<Record<string, LayoutBlock>>
}

/** A block ready to render. `type` is empty when no layer names one. */
export type PlacedBlock = { readonly id: string; readonly type: string; readonly settings: Settings }

/** A layout with all layers merged; plain JSON, so that it travels with the page. */
export type ResolvedLayout = Readonly<Record<Region, readonly PlacedBlock[]>>
