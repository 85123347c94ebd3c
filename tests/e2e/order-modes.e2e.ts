import { expect, test } from 'vitest'

import { useSite } from '../support/site.ts'

const site = useSite()

test('[MODE-01] [ROUTE-03] [ROUTE-07c] one button per active mode, each leading to its menu', async () => {
  const page = await site.open('/menu/la-esquina?utm_source=volante')
  await page.getByRole('heading', { name: 'Qué menú deseas visualizar?' }).waitFor()
  const names = ['Delivery', 'Para llevar', 'En el salón', 'Autoservicio']
  for (const name of names) await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor()
  await page.getByRole('link', { name: 'En el salón' }).click()
  await page
    .getByRole('link', { name: 'En el salón', exact: true })
    .and(page.locator('[aria-current]'))
    .waitFor()
  expect(page.url()).toBe(`${site.server.url}/menu/la-esquina/En%20el%20sal%C3%B3n?utm_source=volante`)
})

test('[MODE-01] the buttons fit a narrow window with letters of twice the size', async () => {
  const page = await site.open('/menu/la-esquina', { viewport: { width: 320, height: 640 } })
  const width = await page.evaluate(() => {
    const { documentElement: root } = document
    root.style.fontSize = '200%'
    return root.scrollWidth
  })
  expect(width).toBeLessThanOrEqual(320)
})

test('[ROUTE-07a] the only mode is chosen without asking', async () => {
  const page = await site.open('/menu/cafe-aurora?campaignId=5')
  expect(page.url()).toBe(`${site.server.url}/menu/cafe-aurora/Para%20llevar?campaignId=5`)
  await page.goto('/menu/la-esquina?allowedOM=IN_DINING')
  expect(page.url()).toBe(`${site.server.url}/menu/la-esquina/En%20el%20sal%C3%B3n?allowedOM=IN_DINING`)
})

test('[ROUTE-07b] in the installed app the mode comes from the hash, in a browser it does not', async () => {
  const page = await site.open('/menu/la-esquina#Para%20llevar')
  await page.getByRole('heading', { name: 'Qué menú deseas visualizar?' }).waitFor()
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  await page.goto('/menu/la-esquina?menu=1#Para%20llevar')
  await page.waitForURL('**/menu/la-esquina/Para%20llevar?menu=1')
})
