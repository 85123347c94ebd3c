import type { Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'

import { rmSync } from 'node:fs'
import { holdAnswers } from '../support/hold-answers.ts'
import { makeTenants, plainBranch, plainContact } from '../support/made-tenants.ts'
import { useSite, type OpenOptions } from '../support/site.ts'

/** A venue every 500 m to the north of a corner that is on the map, and another one a thousand kilometres away. */
const tenantsDir = makeTenants(
  {
    ...plainBranch(
      'cadena',
      'Cadena',
      Array.from({ length: 30 }, (_, index) =>
        plainContact(`cadena-${String(index + 1).padStart(2, '0')}`, `Cadena ${index + 1}`, {
          address: { lat: -34.6 + (index + 1) * 0.0045, lng: -58.4 },
        }),
      ),
    ),
    streets: [
      {
        street: 'Calle Uno',
        from: { lat: -34.6, lng: -58.4, number: 100 },
        to: { lat: -34.6, lng: -58.39, number: 900 },
        locality: 'Centro',
        city: 'Buenos Aires',
        postalCode: 'C1000',
        province: 'Buenos Aires',
      },
    ],
  },
  plainBranch('lejana', 'Lejana', [
    plainContact('lejana-uno', 'Ñandú Lejano', { address: { lat: -26.8, lng: -65.2 } }),
  ]),
)
const site = useSite({ tenantsDir })
afterAll(() => rmSync(tenantsDir, { recursive: true }))

const HERE = { latitude: -34.6, longitude: -58.4 }
const cards = (page: Page) => page.getByRole('list', { name: /^(Cerca de|Resultados)/ }).getByRole('listitem')

async function opened(options?: OpenOptions): Promise<Page> {
  const page = await site.open('/guia', options)
  await page.waitForLoadState('networkidle')
  return page
}

describe('[GUIDE-01] the guide of nearby venues', () => {
  test('[GUIDE-01] by the position of the device: pages of cards, the nearest first, each leading to its menu', async () => {
    const page = await opened({ geolocation: HERE, permissions: ['geolocation'] })
    await page.getByRole('heading', { level: 1, name: 'La carta está en Tucán' }).waitFor()
    await page.getByRole('heading', { name: 'Dinos dónde estás' }).waitFor()
    await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
    await page.getByRole('heading', { name: 'Cerca de tu ubicación' }).waitFor()
    await expect.poll(() => cards(page).count()).toBe(24)
    expect(await cards(page).first().innerText()).toMatch(/Cadena 1\s+Calle Uno 100, Buenos Aires\s+0,5 km/)
    await page.getByRole('button', { name: 'Ver más' }).click()
    await expect.poll(() => cards(page).count()).toBe(30)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cadena 25')
    expect(await page.getByRole('button', { name: 'Ver más' }).count()).toBe(0)

    const code = page.getByRole('searchbox', { name: 'Código o nombre del local' })
    await code.fill('ÑANDU')
    await page.getByRole('heading', { name: 'Resultados de «ÑANDU»' }).waitFor()
    expect(await cards(page).innerText()).toMatch(/Ñandú Lejano[^]+ km/)
    await code.fill('nadie')
    await page.getByRole('heading', { name: 'Ningún local coincide con tu búsqueda' }).waitFor()
    await page.getByRole('button', { name: 'Borrar búsqueda' }).last().click()
    await page.getByRole('link', { name: 'Cadena 2', exact: true }).click()
    await page.waitForURL('**/menu/cadena-02')
    await page.goBack()
    await page.getByRole('heading', { name: 'Cerca de tu ubicación' }).waitFor()
  })

  test('[GUIDE-01] by a typed address, where the device may not tell; a failure is a toast and can be tried again', async () => {
    const page = await opened({ colorScheme: 'dark', expected: [/Failed to load resource/] })
    await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
    const refusal = page.getByRole('alert').filter({ hasText: 'Tu navegador no nos deja ver tu ubicación.' })
    const [icon, words] = await Promise.all(['svg', 'div'].map((part) => refusal.locator(part).boundingBox()))
    // side by side
    expect((icon?.x ?? 0) + (icon?.width ?? 0)).toBeLessThanOrEqual(words?.x ?? 0)
    const address = page.getByRole('textbox', { name: 'Dirección' })
    const search = page.getByRole('button', { name: 'Buscar', exact: true })
    await search.click()
    await page.getByText('Escribe una dirección', { exact: true }).waitFor()
    await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true)
    await address.fill('Calle Inventada 12')
    await search.click()
    await page.getByText('No encontramos esa dirección.').waitFor()
    await page.route('**/api/menu/near', (route) => route.abort())
    await address.fill('Calle Uno 100')
    await address.press('Enter')
    await page.getByRole('heading', { name: /^Cerca de Calle Uno/ }).waitFor()
    await page
      .getByRole('alert')
      .filter({ hasText: 'No pudimos buscar locales. Inténtalo de nuevo en unos minutos.' })
      .waitFor()
    await page.unroute('**/api/menu/near')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect.poll(() => cards(page).count()).toBe(24)
  })

  test('[GUIDE-01] the place that was asked for last stands, whatever is found of the one before', async () => {
    const page = await opened({ geolocation: HERE, permissions: ['geolocation'] })
    const address = page.getByRole('textbox', { name: 'Dirección' })
    const locate = page.getByRole('button', { name: /^(Usar mi ubicación|Buscando)/ })
    const answer = await holdAnswers(page, '**/api/geocode/search**')
    await address.fill('Calle Uno 900')
    await address.press('Enter')
    await locate.click()
    const here = page.getByRole('heading', { name: 'Cerca de tu ubicación' })
    await here.waitFor()
    await answer()
    await here.waitFor()
    expect(await page.getByRole('heading', { name: /^Cerca de Calle Uno/ }).count()).toBe(0)

    // a position that takes its time, and an address meanwhile
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (found) =>
        void Object.assign(window, {
          tell: () =>
            found({ coords: { latitude: -34.6, longitude: -58.4, accuracy: 5 } } as GeolocationPosition),
        })
    })
    await locate.click()
    await address.fill('Calle Uno 100')
    await address.press('Enter')
    const there = page.getByRole('heading', { name: /^Cerca de Calle Uno/ })
    await there.waitFor()
    await page.evaluate(() => (window as Window & { tell?: () => void }).tell?.())
    await expect.poll(() => page.getByRole('button', { name: 'Usar mi ubicación' }).count()).toBe(1)
    await there.waitFor()
  })
})
