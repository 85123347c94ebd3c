import type { Settings } from './settings-schema.ts'

/** Where a block stands: the main column or the side column that wide screens have. */
export const REGIONS = ['order', 'aside'] as const
export type Region = (typeof REGIONS)[number]

/** A block ready to render. `type` is empty when no layer names one. */
export type PlacedBlock = { readonly id: string; readonly type: string; readonly settings: Settings }

/** A layout with all layers merged; plain JSON, so that it travels with the page. */
export type ResolvedLayout = Readonly<Record<Region, readonly PlacedBlock[]>>
