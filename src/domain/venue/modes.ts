import type { OrderMode } from '#generated/models.ts'
import { RESERVED_SEGMENTS } from '#domain/routes/routes.ts'

import { foldText } from './fold-text.ts'
import { modeSlug } from './order-modes.ts'

const isReserved = (segment: string): boolean => RESERVED_SEGMENTS.some((word) => word === segment)

/** Normalizes the separators of a segment: 'Para llevar', 'para-llevar' and 'PARA+LLEVAR' are equal. */
const looseSegment = (segment: string): string => foldText(segment.replaceAll(/[-_+\\]/g, ' '))

/**
 * The path segment of a mode, not yet encoded: its show name, or its type when the show name is reserved or empty.
 * Routers read `\` as `/`, so it becomes a hyphen.
 * @source diner spec §2 "Mode is the mode's show name", "preview, checkout and order … are not order modes"
 */
export function modeSegment(mode: Pick<OrderMode, 'showName' | 'type'>): string {
  const name = mode.showName.trim().replaceAll('\\', '-')
  return name === '' || isReserved(name) ? modeSlug(mode.type) : name
}

/**
 * The active mode for a path segment: by its exact show name, else ignoring case, accents and hyphens, else by id or
 * type.
 * @param segment - third segment of the path, decoded
 * @returns undefined for reserved words and unknown names
 * @source diner spec §2 routes; the tolerant forms are assumed: links are typed and passed on by hand
 */
export function modeBySegment<Mode extends Pick<OrderMode, 'id' | 'type' | 'showName' | 'active'>>(
  modes: readonly Mode[],
  segment: string,
): Mode | undefined {
  if (isReserved(segment)) return undefined
  const active = activeModes(modes)
  const loose = looseSegment(segment)
  if (loose === '') return undefined
  return (
    active.find((mode) => mode.showName === segment) ??
    active.find((mode) => looseSegment(mode.showName) === loose) ??
    active.find((mode) => mode.id === segment || modeSlug(mode.type) === segment.toLowerCase())
  )
}

/** The modes a venue shows. @source diner spec §1 "Each branch contact activates its own subset" */
export const activeModes = <Mode extends Pick<OrderMode, 'active'>>(modes: readonly Mode[]): Mode[] =>
  modes.filter((mode) => mode.active)

/**
 * The order modes of a visit: the active ones, restricted to those in the query parameter allowedOM, by type, id or
 * show name.
 * @param allowed - values of the parameter; each may contain several, separated by commas
 * @returns all active modes when none is named or found: an old campaign link never shows an empty venue
 * @source diner spec §2 "allowedOM (restricts the listed order modes)"; the form of its values is assumed
 */
export function restrictModes<Mode extends Pick<OrderMode, 'id' | 'type' | 'showName' | 'active'>>(
  modes: readonly Mode[],
  allowed: readonly string[],
): Mode[] {
  const active = activeModes(modes)
  const names = new Set(allowed.flatMap((value) => value.split(',')).map(looseSegment))
  const left = active.filter(({ id, type, showName }) =>
    [id, type, showName].some((name) => names.has(looseSegment(name))),
  )
  return left.length > 0 ? left : active
}
