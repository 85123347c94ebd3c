import { afterAll, describe, expect, test } from 'vitest'
import { rmSync } from 'node:fs'

import {
  addressDialog,
  addressField,
  chooseStreet,
  openAddress,
  saveAddress,
  streetField,
} from '../support/address.ts'
import { useSite } from '../support/site.ts'
import { editedTenants } from '../support/edited-tenants.ts'

const MENU = '/menu/la-esquina/Delivery'
/** Where the delivery costs of an address are asked for. */
const isFee = (url: string) => url.includes('/deliveryzones/fee')

describe('a branch with complex inputs and obligatory cross streets', () => {
  const tenantsDir = editedTenants({
    'la-esquina': (branch, contact) => {
      branch.complexAddressInputs = true
      branch.mapProvider = 'PLACES'
      contact.deliveryConfig = { ...contact.deliveryConfig, betweenStreetsRequired: true }
      contact.address = { ...contact.address, lat: 0, lng: 0 }
    },
  })
  const site = useSite({ tenantsDir })
  afterAll(() => rmSync(tenantsDir, { recursive: true }))

  test("[ADDR-02b] 'Ingrese entrecalles' in the simple tab", async () => {
    const page = await site.open(MENU)
    await openAddress(page)
    await chooseStreet(page, 'Guardia Vieja 3602')
    await saveAddress(page)
    expect(await page.getByText('Ingrese entrecalles').count()).toBe(2)
    await addressField(page, /^Entrecalles Obligatorio/).fill('Bulnes y Mario Bravo')
    await saveAddress(page)
    await addressDialog(page).waitFor({ state: 'hidden' })
  })

  test('[ADDR-02c] the coordinates tab asks for every part, [ADDR-03a] joins them by commas', async () => {
    const place = { latitude: -34.6016, longitude: -58.4159 }
    const page = await site.open(MENU, { geolocation: place, permissions: ['geolocation'] })
    await openAddress(page)
    await addressDialog(page).getByRole('tab', { name: 'Mi ubicación' }).click()
    await addressDialog(page).getByRole('button', { name: 'Usar mi ubicación' }).click()
    await addressField(page, /^Dirección/).fill('Guardia Vieja 3602')
    await addressField(page, /^Entrecalles/).fill('Bulnes y Mario Bravo')
    await saveAddress(page)
    const required = 'Asegúrese de completar todos los campos obligatorios'
    // The toast, and beside postal code, city and province.
    expect(await page.getByText(required).count()).toBe(4)
    await addressField(page, /^Código postal/).fill('C1192')
    await addressField(page, /^Ciudad/).fill('Buenos Aires')
    await addressField(page, /^Provincia/).fill('CABA')
    const fee = page.waitForRequest((request) => isFee(request.url()))
    await saveAddress(page)
    expect(new URL((await fee).url()).searchParams.get('fullAddress')).toBe(
      'Guardia Vieja 3602, C1192, Buenos Aires, CABA',
    )
  })

  test('[GEO-02a] [GEO-02b] a map starts over Buenos Aires at zoom 5 where nothing is known; the other provider’s is 200px tall', async () => {
    const page = await site.open(MENU)
    await openAddress(page)
    const tile = page.waitForResponse((response) => response.url().includes('/tiles/5/10/19'))
    await streetField(page).fill('Calle Inventada 12')
    await addressDialog(page).getByRole('button', { name: 'Marcar en el mapa' }).click()
    expect((await tile).status()).toBe(200)
    await chooseStreet(page, 'Guardia Vieja 3602')
    const map = addressDialog(page).getByRole('application', { name: 'Mapa con tu dirección' })
    expect((await map.boundingBox())?.height).toBe(200)
  })
})
