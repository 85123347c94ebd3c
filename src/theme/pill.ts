import { labelOn } from '#domain/color/contrast.ts'
import { parseColor } from '#domain/color/parse-color.ts'
import { BLACK, flatten, isSameColor, toHex, type Hex, type Rgb } from '#domain/color/rgb.ts'
import { shiftLightness } from '#domain/color/shift-lightness.ts'
import { readableOn } from './declared-text.ts'
import { constantColor } from './derived-roles.ts'

/** A pill without a usable fill is a step from its surface. @units OKLCH lightness @source assumed */
const PLAIN_STEP = 0.08

/**
 * Colours of a pill that come from data: the fill stays, the text is kept when it reads at 4.5:1, else repaired.
 * @param background - anything; what is no colour becomes a quiet fill
 * @param text - anything; what is no colour becomes black or white
 * @param surface - what the pill lies on, for translucent fills
 * @source accessibility "Where the spec hinders" 8 and rules 1 to 4
 */
export function pillColors(
  background: unknown,
  text: unknown,
  surface: Hex,
): { readonly background: Hex; readonly text: Hex } {
  const under = constantColor(surface)
  const fill = parsed(background, under) ?? plainFill(under)
  const wish = parsed(text, fill) ?? labelOn(fill)
  const label = isSameColor(wish, fill) ? labelOn(fill) : readableOn(wish, [fill])
  return { background: toHex(fill), text: toHex(label) }
}

function parsed(value: unknown, under: Rgb): Rgb | undefined {
  const result = parseColor(value)
  return result.ok ? flatten(result.color, under) : undefined
}

function plainFill(surface: Rgb): Rgb {
  return shiftLightness(surface, isSameColor(labelOn(surface), BLACK) ? -PLAIN_STEP : PLAIN_STEP)
}
