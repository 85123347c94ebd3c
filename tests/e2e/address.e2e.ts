import type { Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { rmSync } from 'node:fs'

import { audit } from '../support/diner.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'
import { editedTenants } from '../support/edited-tenants.ts'

const MENU = '/menu/la-esquina/Delivery'
const dialog = (page: Page) => page.getByRole('dialog', { name: '¿Dónde lo enviamos?' })
const field = (page: Page, name: RegExp | string) => dialog(page).getByRole('textbox', { name })
const street = (page: Page) => dialog(page).getByRole('combobox', { name: 'Dirección' })
const options = (page: Page) => dialog(page).getByRole('option')
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Guardar dirección' }).click()
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('vitrina.location') ?? '')
/** Where the delivery costs of an address are asked for. */
const isFee = (url: string) => url.includes('/deliveryzones/fee')

async function openModal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir mi cuenta' }).click()
  await page.getByRole('button', { name: 'Mi dirección' }).click()
  await dialog(page).waitFor()
}

async function choose(page: Page, text: string): Promise<void> {
  await street(page).fill(text)
  await options(page).first().click()
}

describe('the address modal', () => {
  const site = useSite()

  test('[ADDR-01] two tabs; another tab starts empty; saving stores, asks the fee again and closes', async () => {
    const page = await site.open(MENU)
    await openModal(page)
    expect(await dialog(page).getByRole('tab').allInnerTexts()).toEqual(['Mi dirección', 'Mi ubicación'])
    await street(page).fill('Guardia Vieja 3602')
    await field(page, /^Aclaraciones/).fill('Timbre 2')
    await dialog(page).getByRole('tab', { name: 'Mi ubicación' }).click()
    await dialog(page).getByRole('tab', { name: 'Mi dirección' }).click()
    expect(await street(page).inputValue()).toBe('')
    expect(await field(page, /^Aclaraciones/).inputValue()).toBe('')
    await choose(page, 'Guardia Vieja 3602')
    await field(page, /^Aclaraciones/).fill('Timbre 3')
    const fee = page.waitForRequest((request) => isFee(request.url()))
    await save(page)
    const query = new URL((await fee).url()).searchParams
    expect(query.get('fullAddress')).toContain('Guardia Vieja 3602, Almagro')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await stored(page)).toContain('Timbre 3')
  })

  test('[ADDR-01] the closing animation of 190 ms comes before the modal is gone', async () => {
    const page = await site.open(MENU)
    const { now } = site.server.time
    await page.clock.install({ time: now })
    await page.goto(MENU)
    await openModal(page)
    await page.clock.pauseAt(now.getTime() + 60_000)
    await dialog(page).getByRole('button', { name: 'Cerrar' }).click()
    await page.clock.runFor(180)
    expect(await dialog(page).count()).toBe(1)
    await page.clock.runFor(20)
    await dialog(page).waitFor({ state: 'detached' })
  })

  test('[ADDR-02] an empty address is refused by a toast and beside the field, which gets the focus', async () => {
    const page = await site.open(MENU)
    await openModal(page)
    await save(page)
    expect(await page.getByText('Ingrese una dirección').count()).toBe(2)
    expect(await street(page).getAttribute('aria-invalid')).toBe('true')
    expect(await street(page).evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await stored(page)).toBe('')
  })

  test('[ADDR-03] the address in one line is kept on the device and used on the next visit', async () => {
    const page = await site.open(MENU)
    await openModal(page)
    await choose(page, 'corrientes 3302')
    await save(page)
    await dialog(page).waitFor({ state: 'hidden' })
    const fee = page.waitForRequest((request) => isFee(request.url()))
    await page.reload()
    expect(new URL((await fee).url()).searchParams.get('fullAddress')).toContain('Avenida Corrientes 3302')
    await openModal(page)
    expect(await street(page).inputValue()).toBe('Avenida Corrientes 3302')
  })

  test('[ADDR-03] a kept address without a fullAddress, or of another version, is not used', async () => {
    const page = await site.open(MENU)
    const fees: string[] = []
    page.on('request', (request) => isFee(request.url()) && fees.push(request.url()))
    for (const text of [
      '{"version":1,"value":{"street":"Sola"}}',
      '{"version":99,"value":{"fullAddress":"Vieja 1"}}',
      'no json',
    ]) {
      await page.evaluate((kept) => localStorage.setItem('vitrina.location', kept), text)
      await page.reload()
      await openModal(page)
      expect(await street(page).inputValue()).toBe('')
    }
    expect(fees).toEqual([])
  })

  test('[ADDR-04] the device says where it is: map and fields, and the marker goes with the address', async () => {
    const place = { latitude: -34.6016, longitude: -58.4159 }
    const page = await site.open(MENU, { geolocation: place, permissions: ['geolocation'] })
    await openModal(page)
    await dialog(page).getByRole('tab', { name: 'Mi ubicación' }).click()
    expect(await field(page, /^Dirección/).count()).toBe(0)
    await dialog(page).getByRole('button', { name: 'Usar mi ubicación' }).click()
    await dialog(page).getByRole('application', { name: 'Mapa con tu dirección' }).waitFor()
    await field(page, /^Dirección/).fill('Guardia Vieja 3610')
    const fee = page.waitForRequest((request) => isFee(request.url()))
    await save(page)
    const query = new URL((await fee).url()).searchParams
    expect([query.get('lat'), query.get('lng'), query.get('fullAddress')]).toEqual([
      '-34.6016',
      '-58.4159',
      'Guardia Vieja 3610',
    ])
  })

  test('[ADDR-04] a device that does not say where it is', async () => {
    const page = await site.open(MENU, { permissions: [] })
    await openModal(page)
    await dialog(page).getByRole('tab', { name: 'Mi ubicación' }).click()
    await dialog(page).getByRole('button', { name: 'Usar mi ubicación' }).click()
    await dialog(page).getByText('Error obteniendo coordenadas').waitFor()
    await dialog(page)
      .getByText('Permite el acceso a tu ubicación en el navegador o escribe tu dirección.')
      .waitFor()
  })

  test('[GEO-01] typing asks the geocoder once, 500 ms after the last key, in the eleven countries', async () => {
    const page = await site.open(MENU)
    const asked: URL[] = []
    page.on(
      'request',
      (request) => request.url().includes('/api/geocode/') && asked.push(new URL(request.url())),
    )
    const { now } = site.server.time
    await page.clock.install({ time: now })
    await page.goto(MENU)
    await openModal(page)
    await page.clock.pauseAt(now.getTime() + 60_000)
    await street(page).pressSequentially('guardia vieja 3602')
    await page.clock.runFor(499)
    expect(asked).toEqual([])
    await page.clock.runFor(1)
    await options(page).first().waitFor()
    expect(asked.map(({ searchParams }) => searchParams.get('q'))).toEqual(['guardia vieja 3602'])
    expect(asked[0]?.searchParams.get('countrycodes')).toBe('ar,uy,cl,br,pe,co,ve,py,mx,ec,bo')
  })

  test('[GEO-01] suggestions by keyboard alone: announced, walked through, taken, and Escape closes only them', async () => {
    const page = await site.open(MENU)
    await openModal(page)
    await street(page).fill('avenida')
    await options(page).first().waitFor()
    const count = await options(page).count()
    await dialog(page).getByText(`${count} direcciones sugeridas`).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await options(page).nth(1).getAttribute('aria-selected')).toBe('true')
    expect(await street(page).getAttribute('aria-activedescendant')).toBe(
      await options(page).nth(1).getAttribute('id'),
    )
    expect(await audit(page)).toEqual([])
    await page.keyboard.press('Escape')
    await options(page).first().waitFor({ state: 'detached' })
    await dialog(page).waitFor()
    await street(page).fill('lavalle 3500')
    await options(page).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => street(page).inputValue()).toBe('Lavalle 3500')
  })

  test('[GEO-01] a street without its number is not saved; without a choice the best that is known is', async () => {
    const page = await site.open(MENU)
    await openModal(page)
    await choose(page, 'guardia vieja')
    await dialog(page).getByText('Agrega el número de la calle').first().waitFor()
    await street(page).pressSequentially('3602')
    expect(await street(page).inputValue()).toBe('Guardia Vieja 3602')
    await street(page).fill('Guardia Vieja')
    await save(page)
    await dialog(page).getByText('Agrega el número de la calle').first().waitFor()
    expect(await stored(page)).toBe('')
    await street(page).fill('Guardia Vieja 3602')
    await save(page)
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await stored(page)).toContain('"geocoded":true')
  })

  test('[GEO-02] the map comes with an address, is 20vh tall, and shows our own tiles', async () => {
    const page = await site.open(MENU)
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await openModal(page)
    const before = scripts.length
    const tile = page.waitForResponse((response) => response.url().includes('/tiles/17/'))
    await choose(page, 'Guardia Vieja 3602')
    expect((await tile).status()).toBe(200)
    const map = dialog(page).getByRole('application', { name: 'Mapa con tu dirección' })
    expect((await map.boundingBox())?.height).toBeCloseTo(PHONE.height * 0.2, 0)
    // Its code was not there before the first map.
    expect(scripts.slice(before).some((url) => /draw-map|leaflet/.test(url))).toBe(true)
  })

  test('[GEO-02] the marker is moved to the door by the keyboard, and its place is what is saved', async () => {
    const page = await site.open(MENU)
    await openModal(page)
    await choose(page, 'Guardia Vieja 3602')
    const marker = dialog(page).getByRole('button', { name: 'Marcador en Guardia Vieja 3602' })
    await marker.focus()
    await page.keyboard.press('ArrowUp')
    await save(page)
    await dialog(page).waitFor({ state: 'hidden' })
    const { value } = JSON.parse(await stored(page)) as { value: { lat: number; fullAddress: string } }
    expect(value.fullAddress).toContain('Guardia Vieja 3602')
    expect(value.lat).toBeGreaterThan(-34.60213)
  })

  test('[GEO-02] the body of the modal is the window minus 180 px, and scrolls', async () => {
    const page = await site.open(MENU, { viewport: { width: 412, height: 480 } })
    await openModal(page)
    await choose(page, 'Guardia Vieja 3602')
    const tallest = await dialog(page).evaluate((element) =>
      Math.max(
        ...Array.from(element.querySelectorAll('*'), (one) =>
          getComputedStyle(one).overflowY === 'auto' ? one.clientHeight : 0,
        ),
      ),
    )
    expect(tallest).toBeLessThanOrEqual(480 - 180)
    expect(tallest).toBeGreaterThan(200)
  })

  test('[CHK-03] an address outside of the zones is told at once', async () => {
    const page = await site.open(MENU)
    await openModal(page)
    await choose(page, 'Orizaba 101')
    await save(page)
    await page.getByText('Tu dirección está fuera de la zona de entrega.').first().waitFor()
  })

  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)('the modal has no accessibility fault on a %s', async (_name, viewport) => {
    const page = await site.open(MENU, { viewport })
    await openModal(page)
    await choose(page, 'Guardia Vieja 3602')
    await dialog(page).getByRole('application').waitFor()
    expect(await audit(page)).toEqual([])
  })
})

describe('a branch with complex inputs and obligatory cross streets', () => {
  const tenantsDir = editedTenants({
    'la-esquina': (branch, contact) => {
      branch.complexAddressInputs = true
      branch.mapProvider = 'PLACES'
      contact.deliveryConfig = { ...contact.deliveryConfig, betweenStreetsRequired: true }
    },
  })
  const site = useSite({ tenantsDir })
  afterAll(() => rmSync(tenantsDir, { recursive: true }))

  test("[ADDR-02] 'Ingrese entrecalles' in the simple tab", async () => {
    const page = await site.open(MENU)
    await openModal(page)
    await choose(page, 'Guardia Vieja 3602')
    await save(page)
    expect(await page.getByText('Ingrese entrecalles').count()).toBe(2)
    await field(page, /^Entrecalles Obligatorio/).fill('Bulnes y Mario Bravo')
    await save(page)
    await dialog(page).waitFor({ state: 'hidden' })
  })

  test('[ADDR-02] the coordinates tab asks for every part, [ADDR-03] joins them by commas', async () => {
    const place = { latitude: -34.6016, longitude: -58.4159 }
    const page = await site.open(MENU, { geolocation: place, permissions: ['geolocation'] })
    await openModal(page)
    await dialog(page).getByRole('tab', { name: 'Mi ubicación' }).click()
    await dialog(page).getByRole('button', { name: 'Usar mi ubicación' }).click()
    await field(page, /^Dirección/).fill('Guardia Vieja 3602')
    await field(page, /^Entrecalles/).fill('Bulnes y Mario Bravo')
    await save(page)
    const required = 'Asegúrese de completar todos los campos obligatorios'
    // The toast, and beside postal code, city and province.
    expect(await page.getByText(required).count()).toBe(4)
    await field(page, /^Código postal/).fill('C1192')
    await field(page, /^Ciudad/).fill('Buenos Aires')
    await field(page, /^Provincia/).fill('CABA')
    const fee = page.waitForRequest((request) => isFee(request.url()))
    await save(page)
    expect(new URL((await fee).url()).searchParams.get('fullAddress')).toBe(
      'Guardia Vieja 3602, C1192, Buenos Aires, CABA',
    )
  })

  test('[GEO-02] the map of the other provider is 200px tall', async () => {
    const page = await site.open(MENU)
    await openModal(page)
    await choose(page, 'Guardia Vieja 3602')
    const map = dialog(page).getByRole('application', { name: 'Mapa con tu dirección' })
    expect((await map.boundingBox())?.height).toBe(200)
  })
})
