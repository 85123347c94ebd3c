import type { ThemeMode } from '#domain/color/theme-finding.ts'

import type { ShapeToken } from './shapes.ts'

/** A token after all aliases, and which tokens led to its value. */
export type ReadToken = ShapeToken & { place: string; through: readonly string[] }

/** The tokens of both appearances, by their path. */
export type ReadModes = Readonly<Record<ThemeMode, ReadonlyMap<string, ReadToken>>>
