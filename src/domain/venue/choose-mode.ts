import type { AddressMode, OrderMode } from '#generated/models.ts'

import { activeModes, modeBySegment } from './modes.ts'

/** What decides whether a mode is chosen automatically. `hash` is that of the address, with or without its #. */
export type ModeChoiceContext = { installed: boolean; hash: string }

/**
 * The mode in a URL hash.
 * @param hash - still percent-encoded; an invalid encoding matches nothing
 * @source diner spec §2 "the mode comes from the URL hash"
 */
export function modeFromHash(modes: readonly OrderMode[], hash: string): OrderMode | undefined {
  const name = hash.replace(/^#/, '')
  if (name === '') return undefined
  try {
    return modeBySegment(modes, decodeURIComponent(name))
  } catch {
    // Only an invalid percent-encoding throws here.
    return undefined
  }
}

/**
 * The automatically chosen mode of a branch contact: the only active one, or in the installed app the one in the hash.
 * @returns undefined when the diner has to choose
 * @source diner spec §2 "When only one order mode is active it is chosen automatically"
 */
export function automaticMode(
  modes: readonly OrderMode[],
  context: ModeChoiceContext,
): OrderMode | undefined {
  const active = activeModes(modes)
  if (active.length === 1) return active[0]
  return context.installed ? modeFromHash(active, context.hash) : undefined
}

/**
 * The initial mode of a branch page in automatic address mode: the one in the hash, else the first.
 * @returns undefined in manual address mode, unless there is only one
 * @source diner spec §2.3 "In automatic address mode the first order mode is selected automatically, or the one named
 * in the URL hash"
 */
export function automaticBranchMode(
  modes: readonly OrderMode[],
  addressMode: AddressMode,
  context: ModeChoiceContext,
): OrderMode | undefined {
  const active = activeModes(modes)
  if (addressMode === 'AUTOMATIC') return modeFromHash(active, context.hash) ?? active[0]
  return automaticMode(active, context)
}
