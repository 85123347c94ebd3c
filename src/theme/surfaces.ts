import { TEXT_RATIO, contrastRatio, labelOn } from '#domain/color/contrast.ts'
import { toOklch } from '#domain/color/oklch.ts'
import { BLACK, isSameColor, type Rgb } from '#domain/color/rgb.ts'
import { shiftLightness } from '#domain/color/shift-lightness.ts'

/** The surfaces that carry texts. */
export type Surfaces = { readonly page: Rgb; readonly card: Rgb; readonly surfaceRaised: Rgb }

/** OKLCH lightness between page and card, and between page and dialogs. @source assumed: visible side by side, calm in large */
const CARD_STEP = 0.035
const RAISED_STEP = 0.06
/** Beyond these a page has no room for a surface on its own far side. @source assumed: #fafafa and #202020 by eye */
const ALMOST_WHITE = 0.98
const ALMOST_BLACK = 0.25
const STEP_SHARES = [1, 0.75, 0.5, 0.25]

/**
 * Card and raised surface of a page. They move away from the text, as a hover does, so texts only gain contrast;
 * a page that is almost white or black has no room there, and they move towards the text as far as it stays readable.
 * @param page - declared background
 * @param texts - declared texts, already opaque
 * @source accessibility rules 3 and 4; the spec declares no card colour
 */
export function surfacesOf(page: Rgb, texts: readonly Rgb[]): Surfaces {
  const readable = texts.filter((text) => contrastRatio(text, page) >= TEXT_RATIO)
  const away = -towardsLabel(page, readable[0])
  const { lightness } = toOklch(page)
  const hasRoom = away > 0 ? lightness < ALMOST_WHITE : lightness > ALMOST_BLACK
  if (hasRoom) {
    return {
      page,
      card: shiftLightness(page, away * CARD_STEP),
      surfaceRaised: shiftLightness(page, away * RAISED_STEP),
    }
  }
  const reach = (step: number) => towards(page, -away * step, readable)
  return { page, card: reach(CARD_STEP), surfaceRaised: away > 0 ? page : reach(RAISED_STEP) }
}

/** Subtle fill for chips, unselected segments and placeholders: a step from the page towards its text. */
export function fillTowardsLabel(page: Rgb, step: number): Rgb {
  return shiftLightness(page, towardsLabel(page) * step)
}

/**
 * A fill under the pointer: away from its label, so that the label only gains contrast.
 * @param fill - brand fill
 * @param step - OKLCH lightness
 * @source accessibility rule 3
 */
export function fillAwayFromLabel(fill: Rgb, step: number): Rgb {
  const label = labelOn(fill)
  const shifted = shiftLightness(fill, -towardsLabel(fill) * step)
  return contrastRatio(label, shifted) >= contrastRatio(label, fill) ? shifted : fill
}

/** Sign of the lightness step from a surface towards its text: −1 for dark text, +1 for light text. */
function towardsLabel(surface: Rgb, text?: Rgb): 1 | -1 {
  if (text) return toOklch(text).lightness < toOklch(surface).lightness ? -1 : 1
  return isSameColor(labelOn(surface), BLACK) ? -1 : 1
}

function towards(page: Rgb, step: number, texts: readonly Rgb[]): Rgb {
  const candidates = STEP_SHARES.map((share) => shiftLightness(page, step * share))
  return (
    candidates.find((surface) => texts.every((text) => contrastRatio(text, surface) >= TEXT_RATIO)) ?? page
  )
}
