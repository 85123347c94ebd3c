import type { Page } from 'playwright'

/** An address this device knows from an earlier visit; call before the page that should know it is opened. */
export async function knowAddress(page: Page, fullAddress: string, lat: number, lng: number): Promise<void> {
  const value = { fullAddress, lat, lng, geocoded: true }
  await page.addInitScript(
    (stored) => window.localStorage.setItem('vitrina.location', stored),
    JSON.stringify({ version: 1, value }),
  )
}
