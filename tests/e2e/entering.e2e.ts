import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { holdAnswers } from '../support/hold-answers.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'
import { plainBranch, plainContact, plainMode, makeTenants } from '../support/made-tenants.ts'

const AUTOMATIC = { addressMode: 'AUTOMATIC' }
const BLOCKED = { commercialTermsInfo: { blocked: true } }
const [delivery, takeAway, table] = [
  plainMode('DELIVERY', 'Envío'),
  plainMode('TAKE_AWAY', 'Retiro'),
  plainMode('IN_DINING', 'Salón'),
]
const site = useSite({
  tenantsDir: makeTenants(
    plainBranch('sola', 'Una Sola', [plainContact('sola-local', 'Sola Local')]),
    plainBranch(
      'trio',
      'Trío',
      [
        plainContact('trio-norte', 'Trío Norte', { orderModes: [delivery, takeAway] }),
        plainContact('trio-sur', 'Trío Sur', { orderModes: [delivery, takeAway, table] }),
        plainContact('trio-cerrado', 'Trío Bloqueado', BLOCKED),
      ],
      AUTOMATIC,
    ),
    plainBranch(
      'cercanos',
      'Cercanos',
      [
        plainContact('cercanos-este', 'Cercanos Este'),
        plainContact('cercanos-oeste', 'Cercanos Oeste', { address: { lng: -58.5 } }),
      ],
      { askForLocation: true },
    ),
    plainBranch('bloqueada', 'Bloqueada', [
      plainContact('bloqueada-uno', 'Uno', BLOCKED),
      plainContact('bloqueada-dos', 'Dos', BLOCKED),
    ]),
    plainBranch('apagada', 'Apagada', [
      plainContact('apagada-local', 'Apagada Local', { ordersEnabled: false }),
      plainContact('apagada-modo', 'Apagada Modo', {
        orderModes: [delivery, { ...takeAway, orderEnabled: false }],
      }),
    ]),
  ),
})

/** A device in the west, which counts how often it is asked where it is. */
async function openInTheWest(path: string, permissions: string[]) {
  const page = await site.open('about:blank', {
    geolocation: { latitude: -34.6, longitude: -58.5 },
    permissions,
  })
  await page.addInitScript(() => {
    const { geolocation } = navigator
    const locate = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (...args) => {
      document.documentElement.dataset['asked'] = 'yes'
      locate(...args)
    }
  })
  await page.goto(path)
  return page
}
const venues = (page: Page) =>
  page.getByRole('list', { name: 'Locales', exact: true }).getByRole('heading', { level: 3 })
const isAsked = (page: Page) => page.locator('html').getAttribute('data-asked')

const answer = (page: Page, name: string) =>
  page.getByRole('group', { name: '¿Cómo quieres tu pedido?' }).getByRole('button', { name })
const name = (page: Page) => page.getByRole('heading', { level: 1 })

describe('entering a branch', () => {
  test('[BRAN-09] asks where the device is, if the branch says so, and puts the nearest first', async () => {
    const page = await openInTheWest('/menu/cercanos', ['geolocation'])
    await page.getByText('9,2 km').waitFor()
    expect(await venues(page).allInnerTexts()).toEqual(['Cercanos Oeste', 'Cercanos Este'])
    await answer(page, 'Envío').click()
    await page.getByRole('heading', { name: '¿A dónde lo enviamos?' }).waitFor()
    expect(await page.getByText('Este local no realiza envíos a tu dirección.').count()).toBe(0)

    const unasked = await openInTheWest('/menu/trio', ['geolocation'])
    expect(await isAsked(unasked)).toBeNull()

    const refused = await openInTheWest('/menu/cercanos', [])
    await expect.poll(() => isAsked(refused)).toBe('yes')
    expect(await venues(refused).allInnerTexts()).toEqual(['Cercanos Este', 'Cercanos Oeste'])
    await answer(refused, 'Retiro').click()
    await refused.getByRole('link', { name: 'Cercanos Este' }).click()
    await name(refused).filter({ hasText: 'Cercanos Este' }).waitFor()
  })

  test('[BRAN-05] the only branch contact is entered at once, parameters and all', async () => {
    const page = await site.open('/menu/sola?utm_source=volante&tableNumber=7')
    await name(page).filter({ hasText: 'Sola Local' }).waitFor()
    expect(page.url()).toBe(`${site.server.url}/menu/sola-local?utm_source=volante&tableNumber=7`)
  })

  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('[BRAN-05] a choice that leaves one branch contact opens its menu: %s', async (_device, viewport) => {
    const page = await site.open('/menu/trio', { viewport })
    await answer(page, 'Salón').click()
    await page.waitForURL('**/menu/trio-sur/Sal%C3%B3n')
    await page.goBack()
    await name(page).filter({ hasText: 'Trío' }).waitFor()
  })

  test('[BRAN-05] not while a search is running', async () => {
    const page = await site.open('/menu/trio')
    await page.getByRole('searchbox', { name: 'Buscar Local' }).fill('norte')
    await page.getByRole('status').filter({ hasText: '1 local encontrado' }).waitFor()
    expect(page.url()).toBe(`${site.server.url}/menu/trio`)
  })

  test('[BRAN-05] not while a sign-up reward is pending; once it is answered, at once', async () => {
    const page = await site.open('/menu/sola?loyaltyReward=sola.ninguno', { expected: [/404/] })
    const reward = page.getByRole('dialog')
    await reward.getByText('Este premio ya no está disponible').waitFor()
    expect(page.url()).toContain('/menu/sola?')
    await reward.getByRole('button', { name: 'Cerrar' }).click()
    await page.waitForURL('**/menu/sola-local')
  })

  test('[BRAN-07] automatic address mode starts with the first order mode, or the one of the hash', async () => {
    const page = await site.open('/menu/trio')
    await page.getByRole('button', { name: 'Envío', pressed: true }).waitFor()
    await page.goto('/menu/trio?again=1#Retiro')
    await page.getByRole('button', { name: 'Retiro', pressed: true }).waitFor()
    const link = page.getByRole('link', { name: 'Trío Norte' })
    expect(await link.getAttribute('href')).toBe('/menu/trio-norte/Retiro')
  })

  test('[ROUTE-09] a blocked branch contact is not listed', async () => {
    const page = await site.open('/menu/trio')
    const cards = page.getByRole('list', { name: 'Locales' }).getByRole('heading')
    expect(await cards.allInnerTexts()).toEqual(['Trío Norte', 'Trío Sur'])
  })
})

describe('pages that cannot be shown', () => {
  test.each([
    ['an unknown alias', '/menu/nadie', 404, 'No encontramos esta página', '/menu'],
    [
      'a branch whose branch contacts are all blocked',
      '/menu/bloqueada',
      403,
      'Por ahora no tomamos pedidos',
      '/menu',
    ],
    ['a blocked branch contact', '/menu/trio-cerrado', 403, 'Por ahora no tomamos pedidos', '/menu/trio'],
    [
      'an unknown order mode',
      '/menu/trio-norte/Volando',
      404,
      'Este menú no está disponible',
      '/menu/trio-norte',
    ],
    ['an unknown page', '/menu/trio-norte/order', 404, 'No encontramos esta página', '/menu'],
  ])('[ROUTE-09] %s has a full-screen view with a way out', async (_what, path, status, title, wayOut) => {
    const page = await site.open('/menu', { expected: [/404|403/] })
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.getByRole('main').getByRole('link').first().getAttribute('href')).toBe(wayOut)
  })

  test('[ROUTE-09] a page that takes its time says that it is loading', async () => {
    const page = await site.open('/menu/sola-local')
    const release = await holdAnswers(page, '**/api/diner/*/menu/**')
    await page.getByRole('link', { name: 'Retiro' }).click()
    await page.getByRole('heading', { name: 'Cargando…' }).waitFor()
    await release()
    await page.getByRole('navigation', { name: 'Forma de pedir' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Cargando…' }).count()).toBe(0)
  })

  test('[ROUTE-09] a page whose data do not arrive says so and tries again', async () => {
    const page = await site.open('/menu/sola-local', { expected: [/503/] })
    await page.route('**/api/diner/*/menu/**', (route) => route.fulfill({ status: 503, body: '' }))
    await page.getByRole('link', { name: 'Retiro' }).click()
    await page.getByRole('heading', { level: 1, name: 'Algo no salió bien' }).waitFor()
    await page.unroute('**/api/diner/*/menu/**')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByRole('heading', { name: 'Platos' }).first().waitFor()
  })
})

describe('menus that only inform', () => {
  test('[MODE-05] a branch contact that takes no orders says so before and after a mode is chosen', async () => {
    const page = await site.open('/menu/apagada-local')
    await page.getByText('Menú informativo. Pedidos deshabilitados.').waitFor()
    await page.getByRole('link', { name: 'Retiro' }).click()
    await page.getByRole('navigation', { name: 'Forma de pedir' }).waitFor()
    await page.getByText('Menú informativo. Pedidos deshabilitados.').waitFor()
  })

  test('[MODE-05] a disabled mode says so, the other one does not', async () => {
    const page = await site.open('/menu/apagada-modo')
    expect(await page.getByText('Menú informativo. Pedidos deshabilitados.').count()).toBe(0)
    await page.goto('/menu/apagada-modo/Env%C3%ADo')
    await page.getByRole('heading', { level: 1, name: 'Apagada Modo' }).waitFor()
    expect(await page.getByText('Menú informativo. Pedidos deshabilitados.').count()).toBe(0)
    await page.goto('/menu/apagada-modo/Retiro')
    await page.getByText('Menú informativo. Pedidos deshabilitados.').waitFor()
  })
})
