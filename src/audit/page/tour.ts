import type { CDPSession, JSHandle, Page } from 'playwright'

import { EDGE_RATIO, TEXT_RATIO } from '#domain/color/contrast.ts'
import {
  edgeContrast,
  iconContrast,
  isPlain,
  letterContrast,
  plainContrast,
  type TextShots,
} from './contrast-of.ts'
import { keepingPlace, withStyle } from './altered.ts'
import { noticesGone } from './notices-gone.ts'
import { takeShot } from './shot.ts'
import type { Painted, Sight, TextRun } from './sight.ts'
import { beginTour } from './sights.ts'

/** More windows than any page of a shop is high; stops at endless lists. */
const MOST_SIGHTS = 60

const EVERYTHING = '*,*::before,*::after,*::placeholder'
const STILL =
  `${EVERYTHING}{transition:none!important;animation-play-state:paused!important;caret-color:transparent!important;` +
  // A slider would snap to another position after scrolling.
  'scroll-snap-type:none!important;scroll-behavior:auto!important;' +
  // Elements that ignore the pointer must be found when they cover a text.
  'pointer-events:auto!important}'
const textsIn = (color: string) =>
  `${EVERYTHING}{-webkit-text-fill-color:${color}!important;text-decoration-color:${color}!important}` +
  `text,tspan,textPath{fill:${color}!important}`
/** Without effects on text colours, so that the coverage of a pixel by a letter can be computed. */
const UNMIXED = '*{filter:none!important;mix-blend-mode:normal!important}'
const generatedIn = (color: string) => `*::before,*::after{-webkit-text-fill-color:${color}!important}`

/** Measurements of all texts and painted controls that can come into view. */
export type Painting = {
  texts: readonly Measured<TextRun>[]
  painted: readonly Measured<Painted>[]
}

type Measured<T> = T & { ratio: number }

/** Scrolls through the front layer and measures what comes into view; the scroll position is restored. */
export async function tour(page: Page, session: CDPSession): Promise<Painting> {
  const texts = new Map<number, Measured<TextRun>>()
  const painted = new Map<number, Measured<Painted>>()
  await page.evaluate(beginTour)
  await keepingPlace(page, () =>
    withStyle(page, STILL, () =>
      withStyle(page, textsIn('transparent'), async (noInk) => {
        for (let count = 0; count < MOST_SIGHTS; count += 1) {
          const sight = await page.evaluate(() => window.vitrinaTour())
          if (sight === undefined) break
          if (sight.texts.length + sight.painted.length > 0) {
            const measured = await measure(page, session, sight, noInk)
            const unsure = await unsureOf(page, [...measured.texts, ...measured.painted])
            keep(texts, measured.texts, unsure)
            keep(painted, measured.painted, unsure)
          }
        }
        // A notice that disappeared during the measurement cannot be measured again, nor read any more.
        const doubted = [...texts.values(), ...painted.values()].filter(({ ratio }) => Number.isNaN(ratio))
        const items = doubted.map(({ item }) => item)
        for (const item of await page.evaluate((all) => window.vitrinaGone(all), items)) {
          texts.delete(item)
          painted.delete(item)
        }
      }),
    ),
  )
  return { texts: [...texts.values()], painted: [...painted.values()] }
}

async function measure(
  page: Page,
  session: CDPSession,
  { texts, painted, view }: Sight,
  noInk: JSHandle<CSSStyleSheet>,
) {
  const bare = await takeShot(session, view)
  const shotIn = (css: string) => withStyle(page, css, () => takeShot(session, view))
  const inksOf = async (css: (color: string) => string) => ({
    bare,
    black: await shotIn(css('black')),
    white: await shotIn(css('white')),
  })
  const shootMixed = async (runs: readonly TextRun[]): Promise<TextShots> => {
    const boxes = runs.flatMap(({ cutFrom }) => cutFrom ?? [])
    const shots = await inksOf((color) => UNMIXED + textsIn(color))
    const groundless = boxes.length > 0 ? await shotIn(`${boxes.join()}{background:none!important}`) : bare
    await noInk.evaluate((sheet) => (sheet.disabled = true))
    const real = await takeShot(session, view)
    await noInk.evaluate((sheet) => (sheet.disabled = false))
    return { ...shots, bare: groundless, real }
  }
  const mixed = texts.filter(({ isMixed, isGenerated }) => isMixed && !isGenerated)
  const mixedInks = mixed.length > 0 && (await shootMixed(mixed))
  const generated = texts.filter(({ isGenerated }) => isGenerated)
  const uneven = texts.filter((run) => !run.isGenerated && !mixed.includes(run) && !isPlain(bare, run))
  const inks = uneven.length > 0 && (await inksOf(textsIn))
  const generatedInks = generated.length > 0 && (await inksOf(generatedIn))
  const ratioOf = (run: TextRun): number => {
    if (mixedInks && mixed.includes(run)) return letterContrast(mixedInks, run)
    if (run.isGenerated) return generatedInks ? letterContrast(generatedInks, run) : Number.NaN
    return inks && uneven.includes(run) ? letterContrast(inks, run) : plainContrast(bare, run)
  }
  return {
    texts: texts.map((run) => ({ ...run, ratio: ratioOf(run) })).filter(isMeasured),
    painted: painted.map((one) => ({
      ...one,
      ratio: one.kind === 'field' ? edgeContrast(bare, one) : iconContrast(bare, one),
    })),
  }
}

/** A generated text may be painted outside its element's box: then it is not measured. */
const isMeasured = ({ isGenerated, ratio }: Measured<TextRun>) => !isGenerated || !Number.isNaN(ratio)

/**
 * Faint items that were covered or moved during the measurement. Each faint item is measured once more: a bar beside it
 * may have cast its shadow on it.
 */
async function unsureOf(page: Page, all: readonly Measured<TextRun | Painted>[]): Promise<Set<number>> {
  const faint = all.filter((one) => !(one.ratio >= requiredOf(one))).map(({ item }) => item)
  if (faint.length === 0) return new Set()
  // Asked before the notices disappear: content of a notice existed when it was measured.
  const steady = await page.evaluate((items) => window.vitrinaDoubt(items), faint)
  await noticesGone(page)
  return new Set(faint.filter((_, place) => steady[place] !== true))
}

const requiredOf = (one: TextRun | Painted) => ('isLarge' in one && !one.isLarge ? TEXT_RATIO : EDGE_RATIO)

/**
 * Keeps the best measurement of each item: if it is readable at one position, it is readable. Items fixed in the window
 * keep their first one, since scrolling does not improve them. Items in doubt each time are kept without a ratio.
 */
function keep<T extends { item: number; ratio: number; isInBar: boolean }>(
  kept: Map<number, T>,
  measured: readonly T[],
  unsure: ReadonlySet<number>,
): void {
  for (const one of measured) {
    const before = kept.get(one.item)
    const ratio = unsure.has(one.item) ? Number.NaN : one.ratio
    const isFirst = before === undefined || Number.isNaN(before.ratio)
    if (isFirst || (!before.isInBar && ratio > before.ratio)) kept.set(one.item, { ...one, ratio })
  }
}
