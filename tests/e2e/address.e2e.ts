// Longer than 300 lines: one modal on one server and browser, each start of which costs every run seconds.
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import {
  addressDialog,
  addressField,
  chooseStreet,
  openAddress,
  saveAddress,
  streetField,
  streetOptions,
} from '../support/address.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { PHONE, useSite } from '../support/site.ts'

const MENU = '/menu/la-esquina/Delivery'
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('vitrina.location') ?? '')
/** Where the delivery costs of an address are asked for. */
const isFee = (url: string) => url.includes('/deliveryzones/fee')

describe('the address modal', () => {
  const site = useSite()

  test('on a dark page the map is dark, also when the device changes its mode', async () => {
    const page = await site.open('/menu/roma-palermo', { colorScheme: 'dark' })
    await openAddress(page)
    await chooseStreet(page, 'Avenida Corrientes 2850')
    const tiles = addressDialog(page).locator('.leaflet-tile-pane')
    const filter = () => tiles.evaluate((pane) => getComputedStyle(pane).filter)
    await expect.poll(filter).toContain('invert')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(filter).toBe('none')
  })

  test('[ADDR-01] two tabs; another tab starts empty; saving stores, asks the fee again and closes', async () => {
    const page = await site.open(MENU)
    await openAddress(page)
    expect(await addressDialog(page).getByRole('tab').allInnerTexts()).toEqual([
      'Mi dirección',
      'Mi ubicación',
    ])
    await streetField(page).fill('Guardia Vieja 3602')
    await addressField(page, /^Aclaraciones/).fill('Timbre 2')
    await addressDialog(page).getByRole('tab', { name: 'Mi ubicación' }).click()
    await addressDialog(page).getByRole('tab', { name: 'Mi dirección' }).click()
    expect(await streetField(page).inputValue()).toBe('')
    expect(await addressField(page, /^Aclaraciones/).inputValue()).toBe('')
    await chooseStreet(page, 'Guardia Vieja 3602')
    await addressField(page, /^Aclaraciones/).fill('Timbre 3')
    const fee = page.waitForRequest((request) => isFee(request.url()))
    await saveAddress(page)
    const query = new URL((await fee).url()).searchParams
    expect(query.get('fullAddress')).toContain('Guardia Vieja 3602, Almagro')
    await addressDialog(page).waitFor({ state: 'hidden' })
    expect(await stored(page)).toContain('Timbre 3')
  })

  test('[ADDR-01] the closing animation of 190 ms comes before the modal is gone', async () => {
    const page = await site.open(MENU)
    const { now } = site.server.time
    await page.clock.install({ time: now })
    await page.goto(MENU)
    await openAddress(page)
    await page.clock.pauseAt(now.getTime() + 60_000)
    await addressDialog(page).getByRole('button', { name: 'Cerrar' }).click()
    await page.clock.runFor(180)
    expect(await addressDialog(page).count()).toBe(1)
    await page.clock.runFor(20)
    await addressDialog(page).waitFor({ state: 'detached' })
  })

  test('[ADDR-02a] an empty address is refused by a toast and beside the field, which gets the focus', async () => {
    const page = await site.open(MENU)
    await openAddress(page)
    await saveAddress(page)
    expect(await page.getByText('Ingrese una dirección').count()).toBe(2)
    expect(await streetField(page).getAttribute('aria-invalid')).toBe('true')
    expect(await streetField(page).evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await stored(page)).toBe('')
  })

  test('[ADDR-02] who leaves before a street was looked up is told that it was not found', async () => {
    const page = await site.open(MENU)
    await openAddress(page)
    const answer = await holdAnswers(page, '**/api/geocode/**')
    await streetField(page).fill('Calle Que No Existe 1')
    await saveAddress(page)
    await addressDialog(page).getByRole('button', { name: 'Cerrar' }).click()
    await addressDialog(page).waitFor({ state: 'detached' })
    await answer()
    await page.getByRole('region', { name: 'Avisos' }).getByText('No encontramos esa dirección').waitFor()
  })

  test('[ADDR-02] of two addresses that are looked up at once the later choice stands, whichever is found first', async () => {
    const page = await site.open(MENU)
    const save = async (street: string) => {
      await openAddress(page)
      await streetField(page).fill(street)
      await saveAddress(page)
      await addressDialog(page).getByRole('button', { name: 'Cerrar' }).click()
      await addressDialog(page).waitFor({ state: 'detached' })
    }
    for (const [first, then] of [
      ['Guardia', 'orrientes'],
      ['orrientes', 'Guardia'],
    ] as const) {
      const find = {
        Guardia: await holdAnswers(page, '**/api/geocode/**Guardia**'),
        orrientes: await holdAnswers(page, '**/api/geocode/**orrientes**'),
      }
      await save('Guardia Vieja 3602')
      await save('corrientes 3302')
      await find[first]()
      await find[then]()
      await expect.poll(() => stored(page)).toContain('orrientes')
      await page.unrouteAll()
      await page.evaluate(() => localStorage.removeItem('vitrina.location'))
      await page.reload()
    }
  })

  test('[ADDR-02] an address that is found stays although a later one is not', async () => {
    const page = await site.open(MENU)
    const find = await holdAnswers(page, '**/api/geocode/**Guardia**')
    for (const street of ['Guardia Vieja 3602', 'Calle Que No Existe 1']) {
      await openAddress(page)
      await streetField(page).fill(street)
      await saveAddress(page)
      if (street.startsWith('Guardia'))
        await addressDialog(page).getByRole('button', { name: 'Cerrar' }).click()
    }
    await addressDialog(page).getByText('No encontramos esa dirección').first().waitFor()
    await find()
    await expect.poll(() => stored(page)).toContain('Guardia')
  })

  test('[ADDR-03b] the address in one line is kept on the device and used on the next visit', async () => {
    const page = await site.open(MENU)
    await openAddress(page)
    await chooseStreet(page, 'corrientes 3302')
    await saveAddress(page)
    await addressDialog(page).waitFor({ state: 'hidden' })
    const fee = page.waitForRequest((request) => isFee(request.url()))
    await page.reload()
    expect(new URL((await fee).url()).searchParams.get('fullAddress')).toContain('Avenida Corrientes 3302')
    await openAddress(page)
    expect(await streetField(page).inputValue()).toBe('Avenida Corrientes 3302')
  })

  test('[ADDR-03c] a kept address without a fullAddress, or of another version, is not used', async () => {
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
      await openAddress(page)
      expect(await streetField(page).inputValue()).toBe('')
    }
    expect(fees).toEqual([])
  })

  test('[ADDR-04a] [ADDR-04b] [ADDR-04c] the device says where it is: map and fields, and the marker goes with the address', async () => {
    const place = { latitude: -34.6016, longitude: -58.4159 }
    const page = await site.open(MENU, { geolocation: place, permissions: ['geolocation'] })
    await openAddress(page)
    await addressDialog(page).getByRole('tab', { name: 'Mi ubicación' }).click()
    expect(await addressField(page, /^Dirección/).count()).toBe(0)
    await page.evaluate(() => {
      const { geolocation } = navigator
      const ask = geolocation.getCurrentPosition.bind(geolocation)
      geolocation.getCurrentPosition = (...asked) =>
        addEventListener('answer', () => ask(...asked), { once: true })
    })
    await addressDialog(page).getByRole('button', { name: 'Usar mi ubicación' }).click()
    await addressDialog(page).getByRole('button', { name: 'Buscando tu ubicación…' }).waitFor()
    await page.evaluate(() => dispatchEvent(new Event('answer')))
    await addressDialog(page).getByRole('application', { name: 'Mapa con tu dirección' }).waitFor()
    await addressField(page, /^Dirección/).fill('Guardia Vieja 3610')
    const fee = page.waitForRequest((request) => isFee(request.url()))
    await saveAddress(page)
    const query = new URL((await fee).url()).searchParams
    expect([query.get('lat'), query.get('lng'), query.get('fullAddress')]).toEqual([
      '-34.6016',
      '-58.4159',
      'Guardia Vieja 3610',
    ])
  })

  test('[ADDR-04d] a device that does not say where it is', async () => {
    const page = await site.open(MENU, { permissions: [] })
    await openAddress(page)
    await addressDialog(page).getByRole('tab', { name: 'Mi ubicación' }).click()
    await addressDialog(page).getByRole('button', { name: 'Usar mi ubicación' }).click()
    await addressDialog(page).getByText('Error obteniendo coordenadas').waitFor()
    await addressDialog(page)
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
    await openAddress(page)
    await page.clock.pauseAt(now.getTime() + 60_000)
    await streetField(page).pressSequentially('guardia vieja 3602')
    await page.clock.runFor(499)
    expect(asked).toEqual([])
    await page.clock.runFor(1)
    await streetOptions(page).first().waitFor()
    expect(asked.map(({ searchParams }) => searchParams.get('q'))).toEqual(['guardia vieja 3602'])
    expect(asked[0]?.searchParams.get('countrycodes')).toBe('ar,uy,cl,br,pe,co,ve,py,mx,ec,bo')
  })

  test('[GEO-01] [GEO-02c] suggestions by keyboard alone: announced, walked through, taken, and Escape closes only them', async () => {
    const page = await site.open(MENU)
    await openAddress(page)
    await streetField(page).fill('avenida')
    await streetOptions(page).first().waitFor()
    const list = addressDialog(page).getByRole('listbox')
    expect(await list.evaluate((box) => getComputedStyle(box).maxHeight)).toBe(`${PHONE.height * 0.75}px`)
    const count = await streetOptions(page).count()
    await addressDialog(page).getByText(`${count} direcciones sugeridas`).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await streetOptions(page).nth(1).getAttribute('aria-selected')).toBe('true')
    expect(await streetField(page).getAttribute('aria-activedescendant')).toBe(
      await streetOptions(page).nth(1).getAttribute('id'),
    )
    await page.keyboard.press('Escape')
    await streetOptions(page).first().waitFor({ state: 'detached' })
    await addressDialog(page).waitFor()
    await streetField(page).fill('lavalle 3500')
    await streetOptions(page).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => streetField(page).inputValue()).toBe('Lavalle 3500')
  })

  test('[GEO-01] a street without its number is not saved; without a choice the best that is known is', async () => {
    const page = await site.open(MENU)
    await openAddress(page)
    await chooseStreet(page, 'guardia vieja')
    await addressDialog(page).getByText('Agrega el número de la calle').first().waitFor()
    await streetField(page).pressSequentially('3602')
    expect(await streetField(page).inputValue()).toBe('Guardia Vieja 3602')
    await streetField(page).fill('Guardia Vieja')
    await saveAddress(page)
    await addressDialog(page).getByText('Agrega el número de la calle').first().waitFor()
    expect(await stored(page)).toBe('')
    await streetField(page).fill('Guardia Vieja 3602')
    await saveAddress(page)
    await addressDialog(page).waitFor({ state: 'hidden' })
    expect(await stored(page)).toContain('"geocoded":true')
  })

  test('[GEO-01] a floor behind the number goes to the details, and a house may have no number', async () => {
    const page = await site.open(MENU)
    await openAddress(page)
    await streetField(page).fill('Guardia Vieja 3602 piso 3')
    await saveAddress(page)
    await addressDialog(page).waitFor({ state: 'hidden' })
    expect(JSON.parse(await stored(page))).toMatchObject({
      value: { street: 'Guardia Vieja', number: '3602', details: 'piso 3', geocoded: true },
    })
    await openAddress(page)
    expect(await streetField(page).inputValue()).toBe('Guardia Vieja 3602')
    expect(await addressField(page, /^Aclaraciones/).inputValue()).toBe('piso 3')
    await streetField(page).fill('Guardia Vieja S/N')
    await saveAddress(page)
    await addressDialog(page).waitFor({ state: 'hidden' })
    expect(JSON.parse(await stored(page))).toMatchObject({ value: { number: 'S/N' } })
  })

  test('[GEO-02b] the map comes with an address, is 20vh tall, and shows our own tiles', async () => {
    const page = await site.open(MENU)
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await openAddress(page)
    const before = scripts.length
    const tile = page.waitForResponse((response) => response.url().includes('/tiles/17/'))
    await chooseStreet(page, 'Guardia Vieja 3602')
    expect((await tile).status()).toBe(200)
    const map = addressDialog(page).getByRole('application', { name: 'Mapa con tu dirección' })
    expect((await map.boundingBox())?.height).toBeCloseTo(PHONE.height * 0.2, 0)
    // Its code was not there before the first map.
    expect(scripts.slice(before).some((url) => /draw-map|leaflet/.test(url))).toBe(true)
  })

  test('[GEO-02] the marker is moved to the door by the keyboard, and its place is what is saved', async () => {
    const page = await site.open(MENU)
    await openAddress(page)
    await chooseStreet(page, 'Guardia Vieja 3602')
    const marker = addressDialog(page).getByRole('button', { name: 'Marcador en Guardia Vieja 3602' })
    await marker.focus()
    await page.keyboard.press('ArrowUp')
    await saveAddress(page)
    await addressDialog(page).waitFor({ state: 'hidden' })
    const { value } = JSON.parse(await stored(page)) as { value: { lat: number; fullAddress: string } }
    expect(value.fullAddress).toContain('Guardia Vieja 3602')
    expect(value.lat).toBeGreaterThan(-34.60213)
  })

  test('[GEO-02d] the body of the modal is the window minus 180 px, and scrolls', async () => {
    const page = await site.open(MENU, { viewport: { width: 412, height: 480 } })
    await openAddress(page)
    await chooseStreet(page, 'Guardia Vieja 3602')
    const tallest = await addressDialog(page).evaluate((element) =>
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
    await openAddress(page)
    await chooseStreet(page, 'Orizaba 101')
    await saveAddress(page)
    await page.getByText('Tu dirección está fuera de la zona de entrega.').first().waitFor()
  })

  test('[CHK-03] what comes late of an address is not said of the next one', async () => {
    const page = await site.open(MENU)
    const answer = await holdAnswers(page, /deliveryzones\/fee.*Orizaba/, { isServed: true })
    for (const street of ['Orizaba 101', 'Guardia Vieja 3602']) {
      await openAddress(page)
      await chooseStreet(page, street)
      await saveAddress(page)
      await addressDialog(page).waitFor({ state: 'hidden' })
    }
    await answer()
    // is drawn after what follows from the answer
    await openAddress(page)
    expect(await page.getByText('Tu dirección está fuera de la zona de entrega.').count()).toBe(0)
  })
})
