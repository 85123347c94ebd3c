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

/** More windows than any page of a shop is high; an endless list ends here. */
const MOST_SIGHTS = 60

const EVERYTHING = '*,*::before,*::after,*::placeholder'
const STILL =
  `${EVERYTHING}{transition:none!important;animation-play-state:paused!important;caret-color:transparent!important;` +
  // A slider would snap to another place after it was scrolled.
  'scroll-snap-type:none!important;scroll-behavior:auto!important;' +
  // What lets the pointer through is found over a text like everything else.
  'pointer-events:auto!important}'
const textsIn = (color: string) =>
  `${EVERYTHING}{-webkit-text-fill-color:${color}!important;text-decoration-color:${color}!important}` +
  `text,tspan,textPath{fill:${color}!important}`
/** Without what changes the colours of texts, so that how much of a pixel a letter covers can be seen. */
const UNMIXED = '*{filter:none!important;mix-blend-mode:normal!important}'
const generatedIn = (color: string) => `*::before,*::after{-webkit-text-fill-color:${color}!important}`

/** What is painted, measured: each text and each painted control that can come into sight, once. */
export type Painting = {
  texts: readonly Measured<TextRun>[]
  painted: readonly Measured<Painted>[]
}

type Measured<T> = T & { ratio: number }

/** Scrolls through the front layer and measures what comes into sight; the place is kept. */
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
        // A notice that went between looking and painting cannot be looked at again, nor read any more.
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

/** A style may have put its text elsewhere than into the box of its element: nothing is known of that one. */
const isMeasured = ({ isGenerated, ratio }: Measured<TextRun>) => !isGenerated || !Number.isNaN(ratio)

/**
 * Those that are too faint where something came over them, or moved them, between looking and painting. Each that is
 * too faint is looked at once more: a bar beside it may have thrown its shadow on it.
 */
async function unsureOf(page: Page, all: readonly Measured<TextRun | Painted>[]): Promise<Set<number>> {
  const faint = all.filter((one) => !(one.ratio >= requiredOf(one))).map(({ item }) => item)
  if (faint.length === 0) return new Set()
  // Asked before the notices go: what stands in one of them was there when it was looked at.
  const steady = await page.evaluate((items) => window.vitrinaDoubt(items), faint)
  await noticesGone(page)
  return new Set(faint.filter((_, place) => steady[place] !== true))
}

const requiredOf = (one: TextRun | Painted) => ('isLarge' in one && !one.isLarge ? TEXT_RATIO : EDGE_RATIO)

/**
 * The clearest of what was measured of each: where it can be read, it can be read. What stays in the window while the
 * page passes below it keeps what it had first, since nobody can scroll it to a better place. What was in doubt each
 * time is kept without a number.
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
