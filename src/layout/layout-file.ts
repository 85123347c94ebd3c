import type { Settings } from './settings-schema.ts'

/** Regions for blocks: the main column, and the side column of wide screens. */
export const REGIONS = ['order', 'aside'] as const
export type Region = (typeof REGIONS)[number]

/** A block ready to render. `type` is empty when no layer sets it. */
export type PlacedBlock = { readonly id: string; readonly type: string; readonly settings: Settings }

/** A layout with all layers merged; plain JSON, so that it can be embedded in the page. */
export type ResolvedLayout = Readonly<Record<Region, readonly PlacedBlock[]>>
