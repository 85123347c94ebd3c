import type { Page } from 'playwright'

import { WINDOW_HEIGHTS, type Scheme } from '../new-device.ts'
import { settle } from '../reach.ts'

/** Taller pages are cut at the bottom. @units CSS pixels @source assumed: three windows of a phone tell what it is */
const MOST_HEIGHT = 2_200

/** One picture of a state. */
export type Shot = { width: number; scheme: Scheme; png: Buffer }

export type Views = { widths: readonly number[]; schemes: readonly Scheme[] }

/**
 * Screenshots of a page in its current state, in each width and both color schemes: the window for a dialog, else the
 * whole page.
 */
export async function shoot(page: Page, { widths, schemes }: Views): Promise<Shot[]> {
  const shots: Shot[] = []
  await page.evaluate(hideGutter)
  for (const width of widths) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHTS[width] ?? MOST_HEIGHT })
    await settle(page)
    const height = await page.evaluate(() =>
      document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight,
    )
    const least = WINDOW_HEIGHTS[width] ?? 0
    await page.setViewportSize({ width, height: Math.min(Math.max(height, least), MOST_HEIGHT) })
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme })
      await settle(page)
      shots.push({ width, scheme, png: await page.screenshot({ animations: 'disabled', scale: 'css' }) })
    }
  }
  return shots
}

/** Removes the space reserved for a scroll bar: screenshots have none. */
function hideGutter(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html{scrollbar-gutter:auto!important}')
  document.adoptedStyleSheets.push(sheet)
}
