import { EDGE_RATIO, EDGE_TARGET, labelOn } from '#domain/color/contrast.ts'
import { isReadable, nearestReadable } from '#domain/color/nearest-readable.ts'
import { parseColor } from '#domain/color/parse-color.ts'
import { BLACK, WHITE, isSameColor, type Rgb } from '#domain/color/rgb.ts'
import { readableOn } from './declared-text.ts'
import { STATUS_COLORS } from './defaults.ts'
import type { Surfaces } from './surfaces.ts'

/** Fields are used more than looked at: their edge is clearer than the minimum. @units ratio x:1 @source assumed */
const FIELD_TARGET = 3.5
/** With 9:1 between the two tones of a ring, no fill can come within 3:1 of both. @units ratio x:1 @source accessibility rule 5 */
const RING_TONES = 9.1

/** Colours that nobody declares: made from the brand's fills so that they can be read and seen. */
export type DerivedRoles = {
  readonly link: Rgb
  readonly buttonOutline: Rgb
  readonly onButtonOutline: Rgb
  readonly control: Rgb
  readonly onControl: Rgb
  readonly border: Rgb
  readonly fieldBorder: Rgb
  readonly focusRing: Rgb
  readonly focusRingOuter: Rgb
}

/**
 * Links, outlined buttons, checkboxes, edges and the two-tone focus ring.
 * @param main - brand colour
 * @param button - button colour
 * @param surfaces - page, card and raised surface they are seen on
 * @source accessibility rule 5
 */
export function deriveRoles(main: Rgb, button: Rgb, surfaces: Surfaces): DerivedRoles {
  const list = [surfaces.page, surfaces.card, surfaces.surfaceRaised]
  const outline = readableOn(button, list)
  const control = edgeOn(main, list)
  const focusRingOuter = isSameColor(labelOn(surfaces.page), BLACK) ? WHITE : BLACK
  const focusRing = nearestReadable(main, [
    ...neighbours(list, EDGE_TARGET),
    { color: focusRingOuter, ratio: RING_TONES },
  ])
  return {
    link: readableOn(main, list),
    buttonOutline: outline,
    onButtonOutline: outline,
    control,
    onControl: labelOn(control),
    border: nearestReadable(surfaces.page, neighbours(list, EDGE_TARGET)),
    fieldBorder: nearestReadable(surfaces.page, neighbours(list, FIELD_TARGET)),
    focusRing,
    focusRingOuter,
  }
}

/**
 * Success, warning and danger: readable as text on every surface, and as a fill with black or white on it.
 * @param surfaces - where they appear
 */
export function statusColors(surfaces: Surfaces) {
  const list = [surfaces.page, surfaces.card, surfaces.surfaceRaised]
  const [success, warning, danger] = [STATUS_COLORS.success, STATUS_COLORS.warning, STATUS_COLORS.danger].map(
    (value) => readableOn(constantColor(value), list),
  ) as [Rgb, Rgb, Rgb]
  return {
    success,
    onSuccess: labelOn(success),
    warning,
    onWarning: labelOn(warning),
    danger,
    onDanger: labelOn(danger),
  }
}

/**
 * A colour written in this folder.
 * @errors throws when it is not a colour: a fault of the code, not of a tenant
 */
export function constantColor(value: string): Rgb {
  const parsed = parseColor(value)
  if (!parsed.ok) throw new Error(`Not a colour: ${value}`)
  const { r, g, b } = parsed.color
  return { r, g, b }
}

function edgeOn(color: Rgb, surfaces: readonly Rgb[]): Rgb {
  return isReadable(color, neighbours(surfaces, EDGE_RATIO))
    ? color
    : nearestReadable(color, neighbours(surfaces, EDGE_TARGET))
}

function neighbours(surfaces: readonly Rgb[], ratio: number) {
  return surfaces.map((color) => ({ color, ratio }))
}
