import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import type { OrderFollowUp, OrderPayload, UserLocation } from '#generated/models.ts'
import { addressDialog, openAddress, streetField } from '../support/address.ts'
import { field, fillCustomer, openCheckout, send } from '../support/checkout.ts'
import { audit } from '../support/diner.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'

const MENU = '/menu/la-esquina/Delivery'
const STEAK = { path: `${MENU}/parrilla/bife-de-chorizo`, choices: ['Jugoso', 'Papas fritas'] }
const TYPED = 'Calle Inventada 12'
/** Where the map starts. */
const VENUE = { lat: -34.6016, lng: -58.4159 }
/** The browser's word for a call that the test cuts off. */
const expected = [/ERR_FAILED/]

const map = (page: Page) => addressDialog(page).getByRole('application', { name: 'Mapa con tu dirección' })
const marker = (page: Page) => addressDialog(page).getByRole('button', { name: /^Marcador de tu puerta/ })
const press = (page: Page, name: string) => addressDialog(page).getByRole('button', { name }).click()
const isMarked = (page: Page) =>
  addressDialog(page).getByRole('status').filter({ hasText: 'Punto marcado' }).waitFor()
const isSaved = (page: Page) => addressDialog(page).waitFor({ state: 'hidden' })

async function stored(page: Page): Promise<UserLocation> {
  const text = await page.evaluate(() => localStorage.getItem('vitrina.location') ?? '')
  return (JSON.parse(text) as { value: UserLocation }).value
}

/** The diner taps a street corner left of the venue. */
async function tap(page: Page): Promise<void> {
  await marker(page).waitFor()
  await map(page).click({ position: { x: 100, y: 60 } })
}

/** The diner goes on from where the focus was put, to the marker, and moves it up and left. */
async function moveByKeys(page: Page): Promise<void> {
  await marker(page).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await marker(page).evaluate((pin) => pin === document.activeElement)).toBe(true)
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
}

describe('an address that the geocoder does not know', () => {
  const site = useSite()

  test.each([
    ['phone, by a tap', PHONE, tap],
    ['desktop, by the keyboard', DESKTOP, moveByKeys],
  ] as const)(
    '[ADDR-01] [ORDER-01] is ordered to with the point that the diner marks: %s',
    async (_name, viewport, place) => {
      const page = await openWithCart(site, STEAK, { viewport })
      await openCheckout(page)
      await fillCustomer(page)
      await page.getByRole('button', { name: 'Ingresa tu dirección' }).click()
      await streetField(page).fill(TYPED)
      await press(page, 'Guardar dirección')
      await addressDialog(page).getByRole('region', { name: 'No encontramos esa dirección' }).waitFor()
      expect(await streetField(page).inputValue()).toBe(TYPED)
      expect(await audit(page)).toEqual([])
      await press(page, 'Guardar dirección')
      await addressDialog(page).getByText('Marca tu puerta en el mapa', { exact: true }).waitFor()
      await place(page)
      await isMarked(page)
      expect(await audit(page)).toEqual([])
      await press(page, 'Guardar dirección')
      await isSaved(page)
      const { lat, lng } = await stored(page)
      expect(lat).toBeGreaterThan(VENUE.lat)
      expect(lng).toBeLessThan(VENUE.lng)

      await field(page, '¿Con cuánto vas a pagar?').fill('50.000')
      const request = page.waitForRequest('**/api/order')
      await send(page).click()
      expect(((await request).postDataJSON() as OrderPayload).destination).toMatchObject({
        street: 'Calle Inventada',
        number: '12',
        fullAddress: TYPED,
        geocoded: false,
        lat,
        lng,
      })
      await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
      await page.getByText(TYPED).first().waitFor()
      const code = new URL(page.url()).pathname.split('/order/')[1] ?? ''
      const order = await page.request.get(`/api/diner/la-esquina/order/${code}`)
      expect((await order.json()) as OrderFollowUp).toMatchObject({ addressCheck: 'UNKNOWN' })
    },
  )

  test('[CHK-03] its point decides about the zone', async () => {
    const page = await site.open(MENU)
    await openAddress(page)
    await streetField(page).fill(TYPED)
    await press(page, 'Marcar en el mapa')
    await marker(page).waitFor()
    for (let step = 0; step < 3; step += 1) await press(page, 'Alejar el mapa')
    // 63 metres a pixel from here: beyond the 5 km of the outer zone
    await map(page).click({ position: { x: 60, y: 60 } })
    await isMarked(page)
    await press(page, 'Guardar dirección')
    await page.getByText('Tu dirección está fuera de la zona de entrega.').first().waitFor()
  })

  test('[ADDR-03] is kept with its point; corrected to one that is known, it has to lie there', async () => {
    const page = await site.open(MENU)
    await openAddress(page)
    await streetField(page).fill('El portón verde')
    await press(page, 'Marcar en el mapa')
    await tap(page)
    await isMarked(page)
    await press(page, 'Guardar dirección')
    await isSaved(page)
    const first = await stored(page)
    await page.reload()
    await openAddress(page)
    await press(page, 'Guardar dirección')
    await isSaved(page)
    expect(await stored(page)).toMatchObject({
      fullAddress: 'El portón verde',
      lat: first.lat,
      lng: first.lng,
      geocoded: false,
    })

    await openAddress(page)
    await streetField(page).fill(TYPED)
    await press(page, 'Marcar en el mapa')
    await tap(page)
    await streetField(page).fill('Avenida Boedo 1300')
    await press(page, 'Guardar dirección')
    await addressDialog(page)
      .getByText(/^El punto del mapa está lejos de esa dirección/)
      .first()
      .waitFor()
    expect((await stored(page)).fullAddress).toBe('El portón verde')
    await addressDialog(page).getByRole('option').first().click()
    await press(page, 'Guardar dirección')
    await isSaved(page)
    expect(await stored(page)).toMatchObject({ street: 'Avenida Boedo', number: '1300', geocoded: true })
  })

  test('[GEO-01] a geocoder that cannot be reached stops nobody; the checkout asks about a point far from the street', async () => {
    const page = await openWithCart(site, STEAK, { expected, viewport: PHONE })
    await page.route('**/api/geocode/**', (route) => route.abort())
    await openCheckout(page)
    await fillCustomer(page)
    await page.getByRole('button', { name: 'Ingresa tu dirección' }).click()
    await streetField(page).fill('Avenida Boedo')
    await press(page, 'Guardar dirección')
    await addressDialog(page).getByRole('region', { name: 'No pudimos buscar la dirección' }).waitFor()
    await tap(page)
    await isMarked(page)
    await press(page, 'Guardar dirección')
    await isSaved(page)
    expect(await stored(page)).toMatchObject({ fullAddress: 'Avenida Boedo', geocoded: false })

    const told = /^El punto del mapa está a \d,\d km de la dirección que escribiste\.$/
    await page.getByRole('alert').filter({ hasText: told }).waitFor()
    await field(page, '¿Con cuánto vas a pagar?').fill('50.000')
    await send(page).click()
    await page.getByText('Confirma el punto del mapa o cambia la dirección.').first().waitFor()
    expect(await audit(page)).toEqual([])
    await page.getByRole('checkbox', { name: 'Es ahí: entreguen en el punto del mapa' }).check()
    await send(page).click()
    await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
    const code = new URL(page.url()).pathname.split('/order/')[1] ?? ''
    const order = await page.request.get(`/api/diner/la-esquina/order/${code}`)
    expect((await order.json()) as OrderFollowUp).toMatchObject({ addressCheck: 'BY_DINER' })
  })
})
