import { DEFAULT_COUNTRY } from '#domain/defaults.ts'
import { DEFAULT_LOCALE } from '#domain/locales.ts'
import type { Browser, Page } from 'playwright'

/** Widths in which a brand is viewed, with the height of such a window. @units CSS pixels */
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

/** A page on a new device: empty storage, no animations, no service worker. */
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
