import { expect, test } from 'vitest'

import { companionPaths } from '#domain/routes/companion-routes.ts'
import { rideOn } from '../support/ride-on.ts'
import { useSite } from '../support/site.ts'

const STORE = 'la-esquina'
const LIST = companionPaths.shipments(STORE)
const site = useSite()

test('[SHIP-10] the list asks for what waits at this store since three days, as this rider', async () => {
  const { page, rider } = await rideOn(site, LIST, { expected: [/404/] })
  const asked = (path: string) => page.waitForRequest((request) => new URL(request.url()).pathname === path)
  const [shipments, stacks] = await Promise.all([
    asked('/api/shipments'),
    asked('/api/shipmentstacks'),
    page.reload(),
  ])
  const query = (url: string) => Object.fromEntries(new URL(url).searchParams)
  const { startDate = '', endDate = '', ...others } = query(shipments.url())
  expect(others).toEqual({
    page: '0',
    pageSize: '20',
    sort: 'ASC',
    branchContactId: STORE,
    status: 'LOOKING_FOR_DRIVER',
    providerName: 'OWN_FLEET',
  })
  expect(Date.parse(endDate) - Date.parse(startDate)).toBe(3 * 24 * 60 * 60_000)
  const now = await page.evaluate(() => Date.now())
  expect(Math.abs(now - Date.parse(endDate))).toBeLessThan(60_000)
  expect(query(stacks.url())).toEqual({ status: 'LOOKING_FOR_DRIVER', delivery_provider_name: 'OWN_FLEET' })
  for (const request of [shipments, stacks])
    expect(await request.headerValue('authorization')).toBe(`Bearer ${rider.token}`)
})
