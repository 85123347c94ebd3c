import { DEFAULT_COUNTRY } from '#domain/defaults.ts'
import { DEFAULT_LOCALE } from '#domain/locales.ts'
import type { Browser, Page } from 'playwright'

/** Widths a brand is looked at in, and how high a window of that width is. @units CSS pixels */
export const WINDOW_HEIGHTS: Readonly<Record<number, number>> = {
  320: 640,
  360: 740,
  412: 823,
  768: 1024,
  1280: 800,
}
const OTHER_HEIGHT = 800

export type Scheme = 'light' | 'dark'
export type DeviceOptions = { width?: number; scheme?: Scheme }

/** A page on a device of its own: nothing is known of it, nothing moves, no worker answers in the server's place. */
export async function newDevice(browser: Browser, options: DeviceOptions = {}): Promise<Page> {
  const { width = 360, scheme = 'light' } = options
  const context = await browser.newContext({
    viewport: { width, height: WINDOW_HEIGHTS[width] ?? OTHER_HEIGHT },
    colorScheme: scheme,
    locale: `${DEFAULT_LOCALE}-${DEFAULT_COUNTRY}`,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  return context.newPage()
}
