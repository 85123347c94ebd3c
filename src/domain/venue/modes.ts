import type { OrderMode } from '#generated/models.ts'

/** Letters as people mean them: no case, no accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

/**
 * The order modes a visit lists: the active ones, restricted to those an `allowedOM` parameter names.
 *
 * @param allowed - show names or types; empty allows all
 * @errors none; names that no mode has are ignored, and when none fits nothing is restricted, so that an old
 *   campaign link never shows an empty venue
 * @source diner spec §2 "allowedOM (restricts the listed order modes)"
 */
export function restrictModes(modes: readonly OrderMode[], allowed: readonly string[]): OrderMode[] {
  const active = modes.filter((mode) => mode.active)
  const wanted = new Set(allowed.map(plain))
  const restricted = active.filter(({ showName, type, id }) => [showName, type, id].some((name) => wanted.has(plain(name))))
  return restricted.length > 0 ? restricted : active
}

/**
 * The mode an address names: by its exact show name, else without case and accents, so that a link typed by
 * hand still arrives.
 *
 * @param segment - decoded third part of the path, or the URL hash
 * @errors none
 * @source diner spec §2 "Mode is the mode's show name"
 */
export function modeBySegment(modes: readonly OrderMode[], segment: string): OrderMode | undefined {
  const wanted = plain(segment)
  return modes.find(({ showName }) => showName === segment) ?? modes.find(({ showName }) => plain(showName) === wanted)
}
