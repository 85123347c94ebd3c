// Longer than 300 lines: what stands around every page of a venue, on one server and browser.

import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { MINUTE_MS } from '#domain/time/lengths.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { knowAddress } from '../support/location.ts'
import { lookAgain, pauseVenue } from '../support/pause-venue.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { PHONE, useSite } from '../support/site.ts'

/** A toast begins its time with the frame that draws it. */
const FRAME_MS = 16

const site = useSite()

/** Wednesday, 06:00 in Buenos Aires: everything is closed. */
const DAWN = new Date('2026-11-18T09:00:00.000Z')

const PAUSE = { closed: true, until: '2026-11-18T18:00:00.000Z', reason: 'Estamos de mudanza' }

async function atDawn<T>(act: () => Promise<T>): Promise<T> {
  const noon = site.server.time.now
  site.server.time.now = DAWN
  return act().finally(() => {
    site.server.time.now = noon
  })
}

const banner = (page: Page) => page.getByRole('banner')
const logo = (page: Page) => banner(page).getByRole('link')
const header = (page: Page, name: string) => page.getByRole('region', { name })

/** Puts a plate without choices into the cart and stays on the menu. */
async function fillCart(page: Page, path: string, plate: RegExp): Promise<void> {
  await page.goto(path)
  await page.getByRole('link', { name: plate }).first().click()
  await page.getByRole('button', { name: /^Agregar · / }).click()
  await page.getByText('Ítem agregado al pedido!').waitFor()
}

describe('root layout', () => {
  test('[SHELL-01] the header stays in sight; the back arrow is there once the diner has gone somewhere', async () => {
    const page = await site.open('/menu/la-esquina')
    expect(await page.getByRole('button', { name: 'Volver' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Delivery' }).click()
    await page.getByRole('heading', { name: 'Lo más destacado' }).waitFor()
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    expect((await banner(page).boundingBox())?.y).toBe(0)
    await page.getByRole('button', { name: 'Volver' }).click()
    await page.getByRole('heading', { name: 'Qué menú deseas visualizar?' }).waitFor()
    expect(await page.getByRole('button', { name: 'Volver' }).count()).toBe(0)
  })

  test('[SHELL-01] in the browser of a social app the back arrow is always there', async () => {
    const page = await site.open('/menu/la-esquina', {
      userAgent: 'Mozilla/5.0 (Linux; Android 14) Instagram 300.0',
    })
    await page.getByRole('button', { name: 'Volver' }).waitFor()
  })

  test('[SHELL-02a] [SHELL-02b] the logo opens the menu; with items in the cart it asks first', async () => {
    const page = await site.open('/menu/la-esquina/Para%20llevar')
    expect(await logo(page).getAttribute('href')).toBe('/menu/la-esquina/Para%20llevar')
    await fillCart(page, '/menu/la-esquina/Para%20llevar', /Flan/)
    await banner(page)
      .getByRole('link', { name: /Tu pedido se puede borrar/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('¿Deseas continuar?').waitFor()
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('heading', { name: 'Qué menú deseas visualizar?' }).waitFor()
    await banner(page).getByRole('link', { name: 'Ir al menú de La Esquina' }).waitFor()
  })

  test('[SHELL-02c] a button opens the account panel, Escape closes it and focus returns', async () => {
    const page = await site.open('/menu/la-esquina')
    const button = page.getByRole('button', { name: 'Abrir mi cuenta' })
    await button.click()
    const panel = page.getByRole('dialog', { name: 'Mi cuenta' })
    await panel.getByRole('link', { name: 'Mi pedido' }).waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('[SHELL-04] toasts stand at the bottom centre, each for 3 s', async () => {
    const page = await site.open('/menu/la-esquina')
    await page.evaluate(() => {
      let copied = false
      const writeText = () =>
        copied ? Promise.reject(new Error('no')) : Promise.resolve().then(() => (copied = true))
      Object.defineProperty(navigator, 'share', { value: undefined })
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    })
    await page.clock.pauseAt(site.server.time.now.getTime() + 60_000)
    const share = page.getByRole('button', { name: 'Compartir' })
    const area = page.getByRole('region', { name: 'Avisos' })
    await share.click()
    await area.getByText('Enlace copiado').waitFor()
    await page.clock.runFor(FRAME_MS)
    await page.clock.runFor(2000)
    await share.click()
    await area.getByText('No pudimos compartir el enlace').waitFor()
    await page.clock.runFor(FRAME_MS)
    const box = await area.getByText('Enlace copiado').locator('..').boundingBox()
    const main = await page.getByRole('main').boundingBox()
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - (main?.width ?? 0) / 2)).toBeLessThan(2)
    const { y = 0, height = 0 } = (await area.boundingBox()) ?? {}
    // above the button of the chat
    expect(y + height).toBeGreaterThan(PHONE.height - 100)
    await page.clock.runFor(1000)
    await area.getByText('Enlace copiado').waitFor({ state: 'detached' })
    await area.getByText('No pudimos compartir el enlace').waitFor()
    await page.clock.runFor(2000)
    await area.getByText('No pudimos compartir el enlace').waitFor({ state: 'detached' })
  })

  test('[SHELL-06] the footer leads to the provider', async () => {
    const page = await site.open('/menu/la-esquina')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vitrina' }).click()
    await page.getByRole('heading', { level: 1, name: 'Elige dónde quieres pedir' }).waitFor()
  })

  test('[THEME-04] a picture that cannot be fetched is transparent and keeps its room', async () => {
    const page = await site.open('/menu/pizzeria-roma', { expected: [/ERR_FAILED/] })
    await page.route('**/files/**', (route) => route.abort())
    await page.goto('/menu/la-esquina/Delivery')
    const picture = page.getByRole('main').locator('img').first()
    await expect.poll(() => picture.evaluate((image) => getComputedStyle(image).opacity)).toBe('0')
    expect((await picture.boundingBox())?.height).toBeGreaterThan(100)
  })
})

describe('closed venue', () => {
  test.each(['/menu/sushi-nami', '/menu/sushi-nami/Delivery', '/menu/cerrado-siempre'])(
    '[SHELL-03] nothing moves while the code of its strip is on the way and the clock runs: %s',
    async (path) => {
      const page = await site.open('/offline')
      const release = await holdAnswers(page, '**/assets/late-*.js')
      await page.addInitScript(() => {
        const moved: number[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            moved.push((entry as PerformanceEntry & { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
        Object.assign(window, { moved })
      })
      // a page is seconds old when it is at work
      await page.context().clock.setFixedTime(DAWN.getTime() + 2_500)
      // not until everything answers: the strip does not
      const asked = page.waitForRequest('**/assets/late-*.js')
      await atDawn(() => page.goto(path, { waitUntil: 'load' }))
      const strip = page.getByText(/^Local cerrado/)
      await strip.waitFor()
      // a page that is at work asks for it
      await asked
      expect(await strip.count()).toBe(1)
      await release()
      await page.waitForLoadState('networkidle')
      const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved)
      expect(moved.filter((value) => value > 0.01)).toEqual([])
    },
  )

  test('[SHELL-03] [HOURS-01] the banner says that orders can be scheduled and opens the hours', async () => {
    const page = await atDawn(() => site.open('/menu/sushi-nami/Despacho'))
    await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
    await page.getByText('Local cerrado, programa tu pedido.').waitFor()
    await page.getByRole('button', { name: 'Ver horarios' }).first().click()
    await page
      .getByRole('dialog', { name: 'Horarios del Local' })
      .getByText(/^De \d\d:\d\d a \d\d:\d\d/)
      .first()
      .waitFor()
  })

  test('[HOURS-03] the modal comes once per session, says what can be done, and closes with Aceptar', async () => {
    const page = await atDawn(() => site.open('/menu/cafe-aurora/Para%20llevar'))
    const dialog = page.getByRole('dialog', { name: 'Local cerrado' })
    await dialog.getByRole('button', { name: 'Aceptar' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page
      .getByRole('status')
      .filter({ hasText: /^Local cerrado\./ })
      .waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Abrir mi cuenta' }).click()
    await page.getByRole('dialog', { name: 'Mi cuenta' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
  })

  test('[HOURS-03] it comes once also on a device that keeps nothing', async () => {
    const page = await atDawn(() => site.open('/robots.txt'))
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    })
    await atDawn(() => page.goto('/menu/cafe-aurora/Para%20llevar'))
    const dialog = page.getByRole('dialog', { name: 'Local cerrado' })
    await dialog.getByRole('button', { name: 'Aceptar' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Abrir mi cuenta' }).click()
    await page.getByRole('dialog', { name: 'Mi cuenta' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Mi cuenta' }).waitFor({ state: 'hidden' })
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('[HOURS-03] where orders can be scheduled its title says so', async () => {
    const page = await site.open('/menu/cerrado-siempre')
    await page.getByRole('dialog', { name: 'Programa tu pedido' }).waitFor()
  })

  test('[HOURS-03] its title and the strip speak of the mode of the cart; where modes are chosen, of all', async () => {
    const page = await openWithCart(site, {
      path: '/menu/la-esquina/En%20el%20sal%C3%B3n/postres/flan-casero',
    })
    await atDawn(() => page.goto('/menu/la-esquina/preview'))
    await page.getByRole('dialog', { name: 'Local cerrado' }).getByRole('button', { name: 'Aceptar' }).click()
    const strip = page.getByRole('status')
    await strip.filter({ hasText: /^Local cerrado\./ }).waitFor()
    await atDawn(() => page.goto('/menu/la-esquina'))
    await strip.filter({ hasText: 'Local cerrado, programa tu pedido.' }).waitFor()
  })

  test('[HOURS-04] a venue that closed itself says so, why, and until when', async () => {
    await pauseVenue(site.server, 'mercado-grande', PAUSE)
    const page = await site.open('/menu/mercado-grande')
    const notice = page.getByRole('dialog')
    await notice.getByText('Estamos de mudanza').waitFor()
    await notice.getByRole('button', { name: 'Aceptar' }).click()
    await page.getByRole('button', { name: 'Ver horarios' }).first().click()
    const hours = page.getByRole('dialog', { name: 'Horarios del Local' })
    await hours.getByText('Cerrado Temporalmente. Abre a las 15:00').waitFor()
    await hours.getByText('Estamos de mudanza').waitFor()
    await pauseVenue(site.server, 'mercado-grande', { closed: false })
  })

  test('[HOURS-04] [SHELL-03] [SHELL-05] a page that stands learns of a pause, and of its early end', async () => {
    const opened = site.server.time.now.getTime()
    const page = await site.open('/menu/la-esquina/Para%20llevar')
    const venue = header(page, 'La Esquina Almagro')
    await venue.getByText('Abierto').waitFor()
    await pauseVenue(site.server, 'la-esquina', PAUSE)
    await lookAgain(page, new Date(opened + MINUTE_MS))
    const notice = page.getByRole('dialog', { name: 'Programa tu pedido' })
    await notice.getByText('Estamos de mudanza').waitFor()
    await notice.getByRole('button', { name: 'Aceptar' }).click()
    const strip = page.getByText('Local cerrado, programa tu pedido.')
    await strip.waitFor()
    await venue.getByText('Cerrado', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Ver horarios' }).first().click()
    const hours = page.getByRole('dialog', { name: 'Horarios del Local' })
    await hours.getByText('Cerrado Temporalmente. Abre a las 15:00').waitFor()
    await hours.getByRole('button', { name: 'Aceptar' }).click()
    await pauseVenue(site.server, 'la-esquina', { closed: false })
    await lookAgain(page, new Date(opened + 2 * MINUTE_MS))
    await strip.waitFor({ state: 'detached' })
    await venue.getByText('Abierto').waitFor()
  })

  test('[SHELL-05] the header of an open venue says until when', async () => {
    const page = await site.open('/menu/la-esquina')
    await header(page, 'La Esquina Almagro').getByText('Abierto').waitFor()
    await header(page, 'La Esquina Almagro')
      .getByText(/^Cierra a las \d\d:\d\d$/)
      .waitFor()
    expect(await page.getByText('Cerrado', { exact: true }).count()).toBe(0)
  })

  test('[SHELL-05] the header of a closed venue is marked', async () => {
    const page = await site.open('/menu/cerrado-siempre')
    await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
    await page.getByText('Cerrado', { exact: true }).waitFor()
  })
})

describe('header of a branch contact', () => {
  test('[SHELL-05] networks, phone, messages, share, map, message', async () => {
    const page = await site.open('/menu/la-esquina')
    const links = page.getByRole('list', { name: 'Contacto del local' })
    const goes = async (name: string) => links.getByRole('link', { name }).getAttribute('href')
    expect(await goes('Instagram de La Esquina Almagro')).toBe(
      'https://www.instagram.com/laesquina.vitrina.demo',
    )
    expect(await goes('Facebook de La Esquina Almagro')).toBe(
      'https://www.facebook.com/laesquina.vitrina.demo',
    )
    expect(await goes('Llamar a La Esquina Almagro')).toBe('tel:+541148615500')
    expect(await goes('Escribir a La Esquina Almagro por WhatsApp')).toBe('https://wa.me/5491155501964')
    await links.getByRole('button', { name: 'Compartir' }).waitFor()
    const map = page.getByRole('link', { name: 'Ver Guardia Vieja 3602, Almagro en el mapa' })
    expect(await map.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\//)
    await page.getByText('Los 29, ñoquis con un billete bajo el plato.').waitFor()
  })

  test('[SHELL-05] what is shared leads to the page, and says nothing of who came by a link of their own', async () => {
    const page = await site.open('/robots.txt')
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      const writeText = (text: string) => Promise.resolve(sessionStorage.setItem('copied', text))
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    })
    await page.goto('/menu/la-esquina?utm_source=volante&phone=1155551234&name=Ana&tableNumber=7')
    await page.getByRole('link', { name: 'Para llevar' }).click()
    await page.getByRole('navigation', { name: 'Categorías' }).waitFor()
    await page.getByRole('button', { name: 'Compartir' }).click()
    await page.getByText('Enlace copiado').waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('copied'))).toBe(
      `${site.server.url}/menu/la-esquina/Para%20llevar?utm_source=volante`,
    )
  })

  test('[SHELL-05] [INFO-01] order-mode tabs and the table of delay, cost and minimum', async () => {
    const page = await site.open('/menu/la-esquina/Delivery')
    const tabs = page.getByRole('navigation', { name: 'Forma de pedir' })
    expect(await tabs.getByRole('link').allInnerTexts()).toEqual([
      'Delivery',
      'Para llevar',
      'En el salón',
      'Autoservicio',
    ])
    const venue = header(page, 'La Esquina Almagro')
    expect(await venue.getByRole('term').allInnerTexts()).toEqual(['Llega en', 'Envío', 'Mínimo'])
    expect(await venue.getByRole('definition').allInnerTexts()).toEqual([
      expect.stringMatching(/^\d+ - \d+ min$/),
      'Desde $\u00A01.200',
      '$\u00A09.000',
    ])
    await venue.getByText('Envío gratis a partir de $ 45.000').waitFor()
    await tabs.getByRole('link', { name: 'Para llevar' }).click()
    await venue.getByText('Retirar en').waitFor()
    expect(await venue.getByRole('term').count()).toBe(1)
  })

  test("[INFO-01] once an address is known, 'Envío' is the fee that the checkout charges", async () => {
    const page = await site.open('/menu')
    await knowAddress(page, 'Guardia Vieja 3602', -34.6028, -58.4156)
    await page.goto('/menu/la-esquina/Delivery')
    await header(page, 'La Esquina Almagro').getByText('$ 1.500', { exact: true }).waitFor()
  })

  test('[SHELL-05] the distance is told once an address is known', async () => {
    const page = await site.open('/menu')
    await knowAddress(page, 'Corrientes 2600', -34.6046, -58.4023)
    await page.goto('/menu/la-esquina')
    await header(page, 'La Esquina Almagro')
      .getByText(/^\d,\d km$/)
      .waitFor()
  })

  test('[ROUTE-08] a venue of several leads to the others, a single one nowhere', async () => {
    const page = await site.open('/menu/roma-palermo')
    await page.getByRole('link', { name: 'Cambiar local' }).click()
    await page.getByRole('heading', { name: '¿Cómo quieres tu pedido?' }).waitFor()
    await page.goto('/menu/chifa-luna-miraflores-local')
    await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
    await page.getByRole('link', { name: 'Cambiar local' }).click()
    await page.getByRole('heading', { name: 'Elige tu local' }).waitFor()
    await page.goto('/menu/la-esquina')
    await page.getByRole('heading', { name: 'La Esquina Almagro' }).waitFor()
    expect(await page.getByRole('link', { name: 'Cambiar local' }).count()).toBe(0)
  })

  test.each([['header'], ['account panel']])(
    '[BRAN-08] [CART-07] leaving with a filled cart by the %s asks, and then clears it',
    async (where) => {
      const page = await site.open('/menu/roma-palermo')
      await fillCart(page, '/menu/roma-palermo/Mesa', /Tiramisú/)
      const leave = async () => {
        if (where === 'account panel') await page.getByRole('button', { name: 'Abrir mi cuenta' }).click()
        const at =
          where === 'header' ? page.getByRole('main') : page.getByRole('dialog', { name: 'Mi cuenta' })
        await at.getByRole('link', { name: 'Cambiar local' }).click()
      }
      const question = page.getByRole('dialog', {
        name: 'Si continuas, se borrarán los ítems agregados a tu pedido',
      })
      await leave()
      await question.getByRole('button', { name: 'Cancelar' }).click()
      await question.waitFor({ state: 'hidden' })
      await page.getByRole('link', { name: /^Ver pedido/ }).waitFor()
      await leave()
      await question.getByRole('button', { name: 'Continuar' }).click()
      await page.getByRole('heading', { name: '¿Cómo quieres tu pedido?' }).waitFor()
      await page.goto('/menu/roma-palermo/preview')
      await page.getByRole('link', { name: 'Volver al Menú' }).first().waitFor()
    },
  )
})
