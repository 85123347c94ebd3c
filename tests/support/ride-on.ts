import type { Page } from 'playwright'

import type { RiderOnShift } from '../server/support/shift.ts'
import { keepShift, riderOnShift } from './rider.ts'
import type { OpenOptions, Site } from './site.ts'

export type RideOptions = OpenOptions & { name?: string }

let phones = 0

/** A device of a rider on shift, at a page; `felt` tells its vibrations. */
export async function rideOn(
  site: Site,
  path: string,
  { name = 'Rita Ríos', ...options }: RideOptions = {},
): Promise<{ page: Page; rider: RiderOnShift }> {
  phones += 1
  const rider = await riderOnShift(site.server, {
    name,
    phone: `+54911555578${String(phones).padStart(2, '0')}`,
  })
  const page = await site.open('/guia', options)
  await keepShift(page, rider)
  await page.addInitScript(() => {
    const felt: number[][] = []
    Object.assign(window, { felt })
    Object.assign(window.navigator, { vibrate: (pattern: number[]) => felt.push(pattern) > 0 })
  })
  await page.goto(path)
  return { page, rider }
}

/** How the device vibrated since this was last asked. @units ms, on and off */
export const felt = (page: Page): Promise<number[][]> =>
  page.evaluate(() => (window as Window & { felt?: number[][] }).felt?.splice(0) ?? [])
