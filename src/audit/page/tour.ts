import type { CDPSession, Page } from 'playwright'

import { TEXT_RATIO } from '#domain/color/contrast.ts'
import { edgeContrast, iconContrast, isPlain, letterContrast, plainContrast } from './contrast-of.ts'
import { keepingPlace } from './keeping-place.ts'
import { takeShot } from './shot.ts'
import { beginTour } from './sights.ts'
import type { Painted, TextRun } from './sights.ts'
import { withStyle } from './with-style.ts'

/** More windows than any page of a shop is high; an endless list ends here. */
const MOST_SIGHTS = 60

const EVERYTHING = '*,*::before,*::after,*::placeholder'
const STILL =
  `${EVERYTHING}{transition:none!important;animation-play-state:paused!important;caret-color:transparent!important;` +
  // What lets the pointer through is found over a text like everything else.
  'pointer-events:auto!important}'
const texts = (color: string) =>
  `${EVERYTHING}{-webkit-text-fill-color:${color}!important;text-decoration-color:${color}!important}`

/** What is painted, measured: each text and each painted control that can come into sight, once. */
export type Painting = {
  texts: readonly (TextRun & { ratio: number })[]
  painted: readonly (Painted & { ratio: number })[]
}

const isInSight = (item: number) => window.vitrinaInSight(item)

/** Scrolls through the front layer and measures what comes into sight; the place is kept. */
export async function tour(page: Page, session: CDPSession): Promise<Painting> {
  const found: { texts: Painting['texts'][number][]; painted: Painting['painted'][number][] } = {
    texts: [],
    painted: [],
  }
  await page.evaluate(beginTour)
  await keepingPlace(page, () =>
    withStyle(page, STILL + texts('transparent'), async () => {
      for (let count = 0; count < MOST_SIGHTS; count += 1) {
        const sight = await page.evaluate(() => window.vitrinaTour())
        if (sight.texts.length + sight.painted.length > 0) {
          const bare = await takeShot(session, sight.view)
          const uneven = sight.texts.filter((run) => !isPlain(bare, run))
          const black =
            uneven.length > 0 && (await withStyle(page, texts('black'), () => takeShot(session, sight.view)))
          const white =
            uneven.length > 0 && (await withStyle(page, texts('white'), () => takeShot(session, sight.view)))
          for (const run of sight.texts) {
            const ratio =
              black && white && uneven.includes(run)
                ? letterContrast({ bare, black, white }, run)
                : plainContrast(bare, run)
            // A notice may have come over it between looking and painting.
            const isSure = ratio >= TEXT_RATIO || (await page.evaluate(isInSight, run.item))
            if (isSure) found.texts.push({ ...run, ratio })
          }
          for (const one of sight.painted) {
            const ratio = one.kind === 'field' ? edgeContrast(bare, one) : iconContrast(bare, one)
            found.painted.push({ ...one, ratio })
          }
        }
        if (sight.isLast) break
      }
    }),
  )
  return found
}
