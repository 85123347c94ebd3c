import { rmSync } from 'node:fs'

import { afterAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'

import { PLACE_SUGGESTIONS, PLACES_KEY, startPlaces } from '../server/geocoding/emulators.ts'
import { audit } from '../support/diner.ts'
import { editedTenants } from '../support/edited-tenants.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { useSite } from '../support/site.ts'

const MENU = '/menu/la-esquina/Delivery'
const dialog = (page: Page) => page.getByRole('dialog', { name: '¿Dónde lo enviamos?' })
const street = (page: Page) => dialog(page).getByRole('combobox', { name: 'Dirección' })
const crossStreets = (page: Page) => dialog(page).getByRole('textbox', { name: /^Entrecalles/ })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Guardar dirección' }).click()
const options = (page: Page) => dialog(page).getByRole('option')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('vitrina.location') ?? '')

async function openModal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir mi cuenta' }).click()
  await page.getByRole('button', { name: 'Mi dirección' }).click()
  await dialog(page).waitFor()
}

describe('a branch whose addresses a places service finds', async () => {
  const places = await startPlaces()
  const tenantsDir = editedTenants({
    'la-esquina': (branch, contact) => {
      branch.mapProvider = 'PLACES'
      contact.deliveryConfig = { ...contact.deliveryConfig, betweenStreetsRequired: true }
    },
  })
  const site = useSite({ tenantsDir, config: { placesUrl: places.url, placesKey: PLACES_KEY } })
  afterAll(async () => {
    rmSync(tenantsDir, { recursive: true })
    await places.close()
  })

  test('[GEO-01] suggestions while typing, details of the chosen one, all by our own server and without the key', async () => {
    const page = await site.open(MENU)
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`))
    await openModal(page)
    await street(page).fill('guardia vieja')
    await options(page).first().waitFor()
    expect(await options(page).allInnerTexts()).toEqual([
      expect.stringMatching(/^Guardia Vieja 3602\s+Almagro, Buenos Aires, Argentina$/),
    ])
    await dialog(page).getByText('Google Maps').waitFor()
    expect(await audit(page)).toEqual([])
    await options(page).first().click()
    await expect.poll(() => street(page).inputValue()).toBe('Guardia Vieja 3602')
    await dialog(page).getByRole('application', { name: 'Mapa con tu dirección' }).waitFor()
    await crossStreets(page).fill('Bulnes y Mario Bravo')
    await save(page)
    await dialog(page).waitFor({ state: 'hidden' })
    expect(JSON.parse(await stored(page))).toMatchObject({
      value: {
        fullAddress: 'Guardia Vieja 3602, Almagro, Buenos Aires, Argentina',
        lat: -34.6016,
        lng: -58.4159,
        geocoded: true,
      },
    })
    const calls = asked.filter((one) => one.includes('/api/geocode/'))
    expect(calls.map((one) => /geocode\/(\w+)/.exec(one)?.[1])).toEqual(['suggestions', 'details'])
    expect(asked.every((one) => one.startsWith(site.server.url))).toBe(true)
    expect(asked.join()).not.toContain(PLACES_KEY)
    const [autocomplete, details] = places.seen
    expect(autocomplete?.body).toMatchObject({ sessionToken: details?.query.get('sessionToken') })
    expect(autocomplete?.body).toHaveProperty('locationBias.circle.center')
  })

  test('[ADDR-02] what a field lacks is still said when the details of the street come after it', async () => {
    const page = await site.open(MENU)
    await openModal(page)
    await street(page).fill('guardia vieja 3602')
    await options(page).first().waitFor()
    const answer = await holdAnswers(page, '**/api/geocode/details**')
    await options(page).first().click()
    await save(page)
    await expect.poll(() => crossStreets(page).getAttribute('aria-invalid')).toBe('true')
    await answer()
    await dialog(page).getByRole('application', { name: 'Mapa con tu dirección' }).waitFor()
    expect(await crossStreets(page).getAttribute('aria-invalid')).toBe('true')
  })

  test('[ADDR-02] what was chosen is what is saved, also when its details come after the press', async () => {
    const page = await site.open(MENU)
    await openModal(page)
    const [known] = PLACE_SUGGESTIONS.suggestions.slice(-1)
    const elsewhere = { placePrediction: { ...known?.placePrediction, placeId: 'ChIJ-elsewhere' } }
    places.next.push({ value: { suggestions: [elsewhere, known] } })
    await street(page).fill('guardia vieja 3602')
    await crossStreets(page).fill('Bulnes y Mario Bravo')
    await options(page).nth(1).waitFor()
    const answer = await holdAnswers(page, '**/api/geocode/details**')
    await options(page).nth(1).click()
    await save(page)
    await answer()
    await dialog(page).waitFor({ state: 'hidden' })
    expect(JSON.parse(await stored(page))).toMatchObject({
      value: { fullAddress: 'Guardia Vieja 3602, Almagro, Buenos Aires, Argentina', geocoded: true },
    })
  })

  test('[GEO-01] details that do not come say so, and the address is not taken', async () => {
    const page = await site.open(MENU, { expected: [/502 \(Bad Gateway\)/] })
    await openModal(page)
    await street(page).fill('guardia vieja')
    await options(page).first().waitFor()
    // the page tries twice more
    places.next.push(500, 500, 500)
    await options(page).first().click()
    await page.getByText('No pudimos buscar la dirección').first().waitFor()
    expect(await stored(page)).toBe('')
    // the next press asks anew
    await crossStreets(page).fill('Bulnes y Mario Bravo')
    await save(page)
    await dialog(page).waitFor({ state: 'hidden' })
    expect(JSON.parse(await stored(page))).toMatchObject({ value: { geocoded: true } })
  })
})
