import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { knowAddress } from '../support/location.ts'
import { ADMIN_TOKEN } from '../support/server.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'

const site = useSite()

const PALERMO = ['Armenia 1800, Buenos Aires', -34.5882, -58.4266] as const
const LA_PLATA = ['Calle 7 800, La Plata', -34.92, -57.95] as const

const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true })
const venues = (page: Page) => list(page, 'Locales').getByRole('heading', { level: 3 })
const card = (page: Page, name: string) =>
  list(page, 'Locales')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
const answer = (page: Page, name: string) =>
  page.getByRole('group', { name: '¿Cómo quieres tu pedido?' }).getByRole('button', { name })
/** Opens a page on a device that knows an address. */
async function openKnowing(address: readonly [string, number, number], path: string): Promise<Page> {
  const page = await site.open('/menu')
  await knowAddress(page, ...address)
  await page.goto(path)
  return page
}

describe('branch selection', () => {
  test('[ROUTE-01] /menu lists every published storefront and none that is a draft', async () => {
    const page = await site.open('/menu')
    await page.getByRole('heading', { level: 1, name: 'Elige dónde quieres pedir' }).waitFor()
    const cards = list(page, 'Elige dónde quieres pedir').getByRole('link')
    expect(await cards.allInnerTexts()).toEqual([
      'Café Aurora',
      'Grupo Sabores',
      'La Esquina',
      'La Víspera',
      'Mercado Grande',
      'Pizzería Roma',
      'Sushi Nami',
    ])
  })

  test('[ROUTE-01] the search finds a storefront by its name and says when there is none', async () => {
    const page = await site.open('/menu')
    const search = page.getByRole('searchbox', { name: 'Buscar por nombre' })
    await search.fill('sushí')
    await page.getByRole('status').filter({ hasText: '1 local encontrado' }).waitFor()
    const cards = list(page, 'Elige dónde quieres pedir').getByRole('link')
    expect(await cards.allInnerTexts()).toEqual(['Sushi Nami'])
    await search.fill('zzz')
    await page.getByRole('heading', { name: 'Ningún local coincide con tu búsqueda.' }).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Borrar búsqueda' }).last().click()
    await cards.filter({ hasText: 'Café Aurora' }).waitFor()
  })

  test('[ROUTE-02] the answer decides whether an alias is a company, a branch or a branch contact', async () => {
    const page = await site.open('/menu/grupo-sabores')
    await page.getByRole('heading', { level: 2, name: 'Elige tu local' }).waitFor()
    await page.goto('/menu/pizzeria-roma')
    await page.getByRole('heading', { level: 2, name: '¿Cómo quieres tu pedido?' }).waitFor()
    await page.goto('/menu/roma-palermo')
    await page.getByRole('heading', { level: 1, name: 'Roma Palermo' }).waitFor()
  })
})

describe('branch', () => {
  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('[BRAN-01] asks how, and where to for a delivery: %s', async (_device, viewport) => {
    const page = await site.open('/menu/pizzeria-roma', { viewport })
    await answer(page, 'Delivery').click()
    await page.getByRole('heading', { name: '¿A dónde lo enviamos?' }).waitFor()
    await page.getByRole('button', { name: 'Ingresa tu dirección' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Dirección' }).fill('corrientes 2600')
    await dialog.getByRole('option', { name: /Avenida Corrientes 2600/ }).click()
    await dialog.getByRole('button', { name: 'Guardar dirección' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(/^Avenida Corrientes 2600/).waitFor()
    await page.getByRole('button', { name: 'Cambiar dirección' }).waitFor()
    await answer(page, 'Mesa').click()
    expect(await page.getByRole('heading', { name: '¿A dónde lo enviamos?' }).count()).toBe(0)
  })

  test('[BRAN-02] the search waits until nothing was typed for 500 ms', async () => {
    const page = await site.open('/menu/pizzeria-roma')
    await page.clock.pauseAt(site.server.time.now.getTime() + 60_000)
    await page.getByRole('searchbox', { name: 'Buscar Local' }).fill('recoleta')
    await page.clock.runFor(499)
    expect(await venues(page).count()).toBe(8)
    await page.clock.runFor(1)
    await page.getByRole('status').filter({ hasText: '1 local encontrado' }).waitFor()
    expect(await venues(page).allInnerTexts()).toEqual(['Roma Recoleta'])
  })

  test('[BRAN-03] a card tells address, star, distance, closing and modes', async () => {
    const page = await openKnowing(PALERMO, '/menu/pizzeria-roma')
    const recoleta = card(page, 'Roma Recoleta')
    await recoleta.getByText('2,3 km').waitFor()
    await recoleta.getByText('Avenida Pueyrredón 1702, Recoleta').waitFor()
    await recoleta.getByRole('img', { name: 'Valoración 4,6 de 5' }).waitFor()
    const modes = recoleta.getByRole('list', { name: 'Formas de pedir' })
    expect(await modes.getByRole('listitem').allInnerTexts()).toEqual([
      'Delivery',
      'Retiro en el local',
      'Mesa',
    ])
    expect(await recoleta.getByText('Cerrado').count()).toBe(0)
    // 3,2 is below the threshold, and six answers are too few
    expect(
      await card(page, 'Roma San Telmo')
        .getByRole('img', { name: /Valoración/ })
        .count(),
    ).toBe(0)
    expect(
      await card(page, 'Roma Villa Urquiza')
        .getByRole('img', { name: /Valoración/ })
        .count(),
    ).toBe(0)
  })

  test('[BRAN-03] at night the cards say that the venue is closed', async () => {
    const { time } = site.server
    const noon = time.now
    time.now = new Date('2026-11-18T09:00:00.000Z')
    const page = await site.open('/menu/pizzeria-roma')
    time.now = noon
    expect(await card(page, 'Roma Palermo').getByText('Cerrado', { exact: true }).count()).toBe(1)
  })

  test('[BRAN-04] a card says when its venue does not deliver there, and stands behind those that do', async () => {
    const page = await openKnowing(PALERMO, '/menu/pizzeria-roma')
    const refusal = 'Este local no realiza envíos a tu dirección.'
    await card(page, 'Roma Recoleta').getByText('2,3 km').waitFor()
    expect(await page.getByText(refusal).count()).toBe(0)
    await answer(page, 'Delivery').click()
    await card(page, 'Roma Belgrano').getByText(refusal).waitFor()
    expect(await card(page, 'Roma Palermo').getByText(refusal).count()).toBe(0)
    expect((await venues(page).allInnerTexts()).slice(0, 2)).toEqual(['Roma Palermo', 'Roma Recoleta'])
    await answer(page, 'Mesa').click()
    expect(await page.getByText(refusal).count()).toBe(0)
  })

  test('[BRAN-03] open venues stand before closed ones that are nearer', async () => {
    const close = (closed: boolean) =>
      site.server.app.inject({
        method: 'PUT',
        url: '/api/admin/branchcontacts/roma-palermo/closure',
        headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
        payload: { closed },
      })
    const page = await openKnowing(PALERMO, '/menu/pizzeria-roma')
    await card(page, 'Roma Recoleta').getByText('2,3 km').waitFor()
    expect((await venues(page).allInnerTexts())[0]).toBe('Roma Palermo')
    await close(true)
    const closedPalermo = card(page, 'Roma Palermo').getByText('Cerrado', { exact: true })
    await expect
      .poll(async () => {
        await page.reload()
        await card(page, 'Roma Recoleta').getByText('2,3 km').waitFor()
        return closedPalermo.count()
      })
      .toBe(1)
    const cards = await list(page, 'Locales').getByRole('listitem').allInnerTexts()
    const open = cards.filter((text) => text.includes(' km')).map((text) => !text.includes('Cerrado'))
    expect(open.toSorted((a, b) => Number(b) - Number(a))).toEqual(open)
    await close(false)
  })

  test('[BRAN-06] an address nobody delivers to: take-away or another address', async () => {
    const page = await openKnowing(LA_PLATA, '/menu/pizzeria-roma')
    await card(page, 'Roma Palermo').getByText('57,1 km').waitFor()
    await answer(page, 'Delivery').click()
    await page.getByText('Tu dirección está fuera de la zona de entrega.').waitFor()
    await page.getByRole('button', { name: 'Ingresar otra dirección' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click()
    await page.getByRole('button', { name: 'Retirar en el local' }).click()
    expect(await page.getByText('Tu dirección está fuera de la zona de entrega.').count()).toBe(0)
    expect(await answer(page, 'Retiro en el local').getAttribute('aria-pressed')).toBe('true')
  })

  test('[ROUTE-06] what the address said travels to the venue, its mode included', async () => {
    const page = await site.open('/menu/pizzeria-roma?campaignId=7&utm_source=volante&other=1')
    await answer(page, 'Retiro en el local').click()
    await card(page, 'Roma Recoleta').getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: 'Roma Recoleta' }).waitFor()
    expect(page.url()).toBe(
      `${site.server.url}/menu/roma-recoleta/Retiro%20en%20el%20local?campaignId=7&utm_source=volante`,
    )
  })

  test('[ROUTE-06] allowedOM restricts the modes', async () => {
    const page = await site.open('/menu/pizzeria-roma?allowedOM=Mesa')
    expect(await answer(page, '').allInnerTexts()).toEqual(['Mesa'])
  })

  test('[ROUTE-06] menu names the venues that are listed, also to who comes without scripts', async () => {
    const page = await site.open('/menu/pizzeria-roma?menu=roma-recoleta&menu=roma-palermo', {
      javaScriptEnabled: false,
    })
    expect((await venues(page).allInnerTexts()).toSorted()).toEqual(['Roma Palermo', 'Roma Recoleta'])
  })

  test('without scripts the branch contacts can be read and opened', async () => {
    const page = await site.open('/menu/pizzeria-roma', { javaScriptEnabled: false })
    expect(await venues(page).count()).toBe(8)
    await card(page, 'Roma Recoleta').getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: 'Roma Recoleta' }).waitFor()
  })
})
