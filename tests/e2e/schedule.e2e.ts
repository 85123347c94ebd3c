// Longer than 300 lines: venues of every kind of hours, on two servers that share what is read from the section.

import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { MINUTE_MS } from '#domain/time/lengths.ts'
import type { OrderPayload } from '#generated/models.ts'
import { field, fillAddress, fillCustomer, openCheckout, openNotes, send } from '../support/checkout.ts'
import { addToCart, type Wish } from '../support/diner.ts'
import { editedTenants } from '../support/edited-tenants.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { openWithCart } from '../support/open-with-cart.ts'
import { orderOfPage } from '../support/orders.ts'
import { lookAgain, pauseVenue } from '../support/pause-venue.ts'
import { WEDNESDAY_NOON } from '../support/server.ts'
import { DESKTOP, PHONE, useSite, type OpenOptions } from '../support/site.ts'

/** 10:30 in Quito: by an hour of preparation the first slot is 11:30. */
const CUPCAKES: Wish = { path: '/menu/cerrado-siempre/Retiro%20en%20el%20taller/mesa-dulce/cupcakes' }
const EMPANADAS: Wish = { path: '/menu/la-esquina/Para%20llevar/empanadas/empanada-de-pollo', quantity: 4 }
const DELIVERED: Wish = { path: '/menu/cerrado-siempre/Entrega/mesa-dulce/cupcakes' }

const day = (page: Page) => page.getByRole('combobox', { name: 'Día', exact: true })
const hour = (page: Page) => page.getByRole('combobox', { name: 'Hora', exact: true })
const chosen = (page: Page, list: typeof day) =>
  list(page).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label ?? '')
const alerts = (page: Page) => page.getByRole('region', { name: 'Avisos' })

/** Answers the modal that a closed venue opens once per session. */
async function accept(page: Page): Promise<void> {
  const notice = page.getByRole('dialog', { name: 'Programa tu pedido' })
  await notice.getByRole('button', { name: 'Aceptar' }).click()
  await notice.waitFor({ state: 'hidden' })
}

async function enter(page: Page): Promise<void> {
  await page.goto('/menu/cerrado-siempre/Entrega')
  await accept(page)
}

/** What the order says to the server when it is sent. */
async function sent(page: Page): Promise<OrderPayload> {
  const request = page.waitForRequest((one) => one.url().endsWith('/api/order'))
  await send(page).click()
  return (await request).postDataJSON() as OrderPayload
}

describe('a venue that takes scheduled orders only', () => {
  const site = useSite()

  async function checkout(wish = CUPCAKES, options: OpenOptions = {}): Promise<Page> {
    const page = await openWithCart(site, wish, options, enter)
    await openCheckout(page, 'cerrado-siempre')
    return page
  }

  test("[HOURS-03] the modal 'Programa tu pedido' says that the order may be scheduled, and the cart goes on to checkout", async () => {
    const page = await site.open('/menu/cerrado-siempre/Entrega')
    const notice = page.getByRole('dialog', { name: 'Programa tu pedido' })
    await notice.getByText('El local está cerrado. Puedes programar tu pedido para más tarde.').waitFor()
    await notice.getByRole('button', { name: 'Aceptar' }).click()
    await notice.waitFor({ state: 'hidden' })
    await page.getByText('Local cerrado, programa tu pedido.').waitFor()
    await addToCart(page, CUPCAKES)
    await page.goto('/menu/cerrado-siempre/preview')
    await page.getByRole('main').getByRole('link', { name: 'Continuar' }).click()
    await page.getByRole('region', { name: 'Programa tu pedido' }).waitFor()
    // Once per session.
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test("[SCHED-01] [SCHED-02] 'Programa tu pedido' is forced, with the first available day and hour", async () => {
    const page = await checkout()
    const section = page.getByRole('region', { name: 'Programa tu pedido' })
    await section.waitFor()
    expect(await section.getByRole('radio').count()).toBe(0)
    await expect.poll(() => chosen(page, day)).toBe('Hoy, miércoles 18/11')
    expect(await chosen(page, hour)).toBe('11:30 h')
    await page.getByRole('region', { name: 'Tu pedido' }).getByText('Programado para hoy, 11:30 h').waitFor()
    const days = await day(page).getByRole('option').allInnerTexts()
    // No Sunday: the workshop rests.
    expect(days).toEqual([
      'Hoy, miércoles 18/11',
      'Mañana, jueves 19/11',
      'Viernes 20/11',
      'Sábado 21/11',
      'Lunes 23/11',
      'Martes 24/11',
    ])
    const hours = await hour(page).getByRole('option').allInnerTexts()
    expect([hours[0], hours.at(-1)]).toEqual(['11:30 h', '17:00 h'])
  })

  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('[SCHED-01] [SCHED-02] a whole order for Saturday: %s', async (_name, viewport) => {
    const page = await checkout(CUPCAKES, { viewport })
    await fillCustomer(page, 'Ana Vera', '99 123 4567')
    await day(page).selectOption({ label: 'Viernes 20/11' })
    await hour(page).selectOption({ label: '16:45 h' })
    await day(page).selectOption({ label: 'Sábado 21/11' })
    // Saturday ends at two: the hour moves to that day's first.
    expect(await chosen(page, hour)).toBe('08:00 h')
    await hour(page).selectOption({ label: '12:15 h' })
    expect(await sent(page)).toMatchObject({ scheduled: true, scheduledAt: '2026-11-21T17:15:00.000Z' })
    await page.waitForURL(/\/order\//)
    await page.getByText('Programado para el sábado 21/11, 12:15 h').waitFor()
    const order = await orderOfPage(page)
    expect(order.orderText).toMatch(/Programado para: sábado, 21 de noviembre.* 12:15/)
  })

  test("[SHELL-03] the page of a scheduled order says nothing of 'Local cerrado'", async () => {
    const page = await checkout()
    const closed = page.getByText(/^Local cerrado/)
    await closed.waitFor()
    await fillCustomer(page, 'Ana Vera', '99 123 4567')
    await send(page).click()
    await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
    await page
      .getByText(/Programado para/)
      .first()
      .waitFor()
    expect(await closed.count()).toBe(0)
    // nor does what the server draws
    const html = await (await page.request.get(page.url())).text()
    expect(html).toContain('Programado para')
    expect(html).not.toContain('Local cerrado')
    await page.reload()
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await page.getByText(/^Actualizado a las/).waitFor()
    expect(await closed.count()).toBe(0)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('[SCHED-02] what was chosen is there after a reload; another order begins without it', async () => {
    const page = await checkout()
    await day(page).selectOption({ label: 'Lunes 23/11' })
    await hour(page).selectOption({ label: '10:00 h' })
    await page.reload()
    await expect.poll(() => chosen(page, day)).toBe('Lunes 23/11')
    expect(await chosen(page, hour)).toBe('10:00 h')
    await fillCustomer(page, 'Ana Vera', '99 123 4567')
    await (await openNotes(page)).fill('Sin nueces')
    await send(page).click()
    await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
    await page.getByRole('link', { name: 'Volver al Menú' }).first().click()
    await page
      .getByRole('link', { name: /Cupcakes/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await page.getByText('Ítem agregado al pedido!').waitFor()
    await page.getByRole('link', { name: /^Ver pedido/ }).click()
    await page.getByRole('main').getByRole('link', { name: 'Continuar' }).click()
    await expect.poll(() => chosen(page, hour)).toBe('11:30 h')
    expect(await (await openNotes(page)).inputValue()).toBe('')
  })

  test('[SCHED-02] a slot that passes away moves to the first available one, and says so', async () => {
    const page = await checkout()
    await expect.poll(() => chosen(page, hour)).toBe('11:30 h')
    await page.clock.setFixedTime(site.server.time.now.getTime() + 20 * 60_000)
    // Coming back to the tab is a look at the clock.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page
      .getByRole('status')
      .getByText('El horario elegido ya no está disponible. Ahora tu pedido es para hoy, 12:00 h.')
      .waitFor()
    expect(await chosen(page, hour)).toBe('12:00 h')
    await hour(page).selectOption({ label: '13:00 h' })
    expect(await page.getByText('El horario elegido ya no está disponible.').count()).toBe(0)
  })

  test('[SCHED-03] a slot the server refuses is not offered again, although this clock is behind', async () => {
    const page = await checkout(CUPCAKES, { expected: [/409|422/] })
    await fillCustomer(page, 'Ana Vera', '99 123 4567')
    await expect.poll(() => chosen(page, hour)).toBe('11:30 h')
    const { now } = site.server.time
    site.server.time.now = new Date(now.getTime() + 5 * 60_000)
    try {
      await send(page).click()
      await page
        .getByRole('group', { name: 'Tu pedido cambió mientras lo enviabas. Revísalo y vuelve a enviarlo.' })
        .waitFor()
      await expect.poll(() => chosen(page, hour)).toBe('11:45 h')
      expect(await sent(page)).toMatchObject({ scheduledAt: '2026-11-18T16:45:00.000Z' })
      await page.waitForURL(/\/order\//)
    } finally {
      site.server.time.now = now
    }
  })

  test('[CHK-08.19] the schedule is still loading', async () => {
    const page = await openWithCart(site, CUPCAKES, {}, enter)
    const answer = await holdAnswers(page, '**/api/ordermode/schedule/**')
    await openCheckout(page, 'cerrado-siempre')
    await fillCustomer(page, 'Ana Vera', '99 123 4567')
    await send(page).click()
    await alerts(page)
      .getByText('Estamos calculando los horarios del local, aguarde unos momentos.')
      .waitFor()
    expect(await hour(page).getAttribute('aria-invalid')).toBe('true')
    expect(await hour(page).evaluate((list) => list === document.activeElement)).toBe(true)
    expect(await chosen(page, hour)).toBe('Calculando…')
    await answer()
    await expect.poll(() => chosen(page, hour)).toBe('11:30 h')
    expect(await hour(page).getAttribute('aria-invalid')).toBeNull()
  })

  test("[SCHED-04] [CHK-08.20] no slot, no order: 'Seleccione un horario de programación del pedido'", async () => {
    const page = await openWithCart(site, CUPCAKES, { expected: [/503/] }, enter)
    await page.route('**/api/ordermode/schedule/**', (route) => route.fulfill({ status: 503, json: {} }))
    await openCheckout(page, 'cerrado-siempre')
    await fillCustomer(page, 'Ana Vera', '99 123 4567')
    await page.getByText('No pudimos leer los horarios del local.').waitFor()
    await send(page).click()
    await alerts(page).getByText('Seleccione un horario de programación del pedido').waitFor()
    expect(await hour(page).getAttribute('aria-invalid')).toBe('true')
    const told = await hour(page).evaluate((list) => {
      const ids = list.getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    })
    expect(told).toContain('Seleccione un horario de programación del pedido')
    expect(await hour(page).evaluate((list) => list === document.activeElement)).toBe(true)
    await page.unroute('**/api/ordermode/schedule/**')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect.poll(() => chosen(page, hour)).toBe('11:30 h')
    await send(page).click()
    await page.waitForURL(/\/order\//)
  })

  test('[SCHED-01] a delivery can be scheduled like a pick-up', async () => {
    const page = await checkout(DELIVERED)
    await fillCustomer(page, 'Ana Vera', '99 123 4567')
    await fillAddress(page, 'Amazonas 1500')
    await field(page, '¿Con cuánto vas a pagar?').fill('100')
    expect(await sent(page)).toMatchObject({ type: 'DELIVERY', scheduled: true })
    await page.waitForURL(/\/order\//)
  })
})

describe('a venue that is open and takes scheduled orders too', () => {
  // Open until 13:00, the pick-up too.
  const tenantsDir = editedTenants({
    'la-esquina': (_branch, contact) => {
      const everyDay = (startAt: string, endAt: string) =>
        (['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const).map(
          (dayOfWeek) => ({
            dayOfWeek,
            workingHours: [{ startAt, endAt }],
          }),
        )
      contact.deliveryConfig = { ...contact.deliveryConfig, workingDays: everyDay('12:00', '13:00') }
      for (const mode of contact.orderModes ?? []) mode.schedules = []
    },
  })
  const site = useSite({ tenantsDir })

  async function checkout(options: OpenOptions = {}): Promise<Page> {
    const page = await openWithCart(site, EMPANADAS, options)
    await openCheckout(page)
    return page
  }

  test("[SCHED-01] 'Tipo de pedido' offers 'En el momento' and 'Programado'; the first is the default", async () => {
    const page = await checkout()
    const section = page.getByRole('region', { name: 'Tipo de pedido' })
    expect(await section.getByRole('radio', { name: 'En el momento' }).isChecked()).toBe(true)
    expect(await hour(page).count()).toBe(0)
    await section.getByRole('radio', { name: 'Programado' }).check()
    // Lead time is half an hour, and nothing in the last minutes of preparation before 13:00.
    await expect.poll(() => chosen(page, day)).toBe('Mañana, jueves 19/11')
    expect(await chosen(page, hour)).toBe('12:00 hs')
    await section.getByRole('radio', { name: 'En el momento' }).check()
    await fillCustomer(page)
    const payload = await sent(page)
    expect(payload.scheduled).toBe(false)
    expect(payload.scheduledAt).toBeUndefined()
  })

  test('[SCHED-01] the venue closes while the order is made: scheduling is forced, and said', async () => {
    const page = await checkout()
    await page.getByRole('region', { name: 'Tipo de pedido' }).waitFor()
    await page.clock.setFixedTime(new Date('2026-11-18T16:01:00.000Z'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page
      .getByRole('status')
      .getByText('El local ya no toma pedidos en el momento. Tu pedido es para mañana, 12:00 hs.')
      .waitFor()
    await page.getByRole('region', { name: 'Programa tu pedido' }).waitFor()
  })

  describe('[SCHED-01] [HOURS-04] whose kitchen pauses while the order is made', () => {
    const pause = () => pauseVenue(site.server, 'la-esquina', { closed: true, until: '2026-11-21T03:00:00Z' })
    const forced = (page: Page) => page.getByRole('region', { name: 'Programa tu pedido' })
    afterEach(() => pauseVenue(site.server, 'la-esquina', { closed: false }))

    test('within a minute scheduling is forced, after the pause', async () => {
      const page = await checkout()
      await page.getByRole('region', { name: 'Tipo de pedido' }).waitFor()
      await pause()
      await lookAgain(page, new Date(WEDNESDAY_NOON.getTime() + MINUTE_MS))
      await accept(page)
      await forced(page).waitFor()
      expect([await chosen(page, day), await chosen(page, hour)]).toEqual(['Sábado 21/11', '12:00 hs'])
    })

    test('[ORDER-04] who sends the order before hears why it is not taken, and goes on with a slot', async () => {
      const page = await checkout({ expected: [/422/] })
      await fillCustomer(page)
      await pause()
      await send(page).click()
      await accept(page)
      const why = page.getByRole('group', { name: 'El local no puede tomar tu pedido en este momento.' })
      expect(await why.getByRole('listitem').allInnerTexts()).toEqual([
        'El local cerró. Podrás hacer tu pedido cuando abra.',
      ])
      await forced(page).waitFor()
      expect(await sent(page)).toMatchObject({ scheduled: true, scheduledAt: '2026-11-21T15:00:00.000Z' })
      await page.waitForURL(/\/order\//)
    })
  })

  describe('[SCHED-01] that opens while the order is made', () => {
    const opening = new Date('2026-11-18T15:00:00.000Z').getTime()
    const order = (page: Page) => page.getByRole('region', { name: 'Tipo de pedido' })

    beforeEach(() => {
      site.server.time.now = new Date(opening - 10 * MINUTE_MS)
    })
    afterEach(() => {
      site.server.time.now = WEDNESDAY_NOON
    })

    /** At the checkout of a venue that opens in ten minutes. */
    async function early(): Promise<Page> {
      const page = await openWithCart(site, EMPANADAS, {}, async (one) => {
        await one.goto('/menu/la-esquina/Para%20llevar')
        await accept(one)
      })
      await openCheckout(page)
      await page.getByRole('region', { name: 'Programa tu pedido' }).waitFor()
      return page
    }
    async function open(page: Page): Promise<void> {
      site.server.time.now = new Date(opening + MINUTE_MS)
      await lookAgain(page, site.server.time.now)
      await order(page).waitFor()
    }

    test('the slot that was picked stays, and is sent', async () => {
      const page = await early()
      await fillCustomer(page)
      await day(page).selectOption({ label: 'Viernes 20/11' })
      await hour(page).selectOption({ label: '12:15 hs' })
      await open(page)
      expect(await order(page).getByRole('radio', { name: 'Programado' }).isChecked()).toBe(true)
      expect([await chosen(page, day), await chosen(page, hour)]).toEqual(['Viernes 20/11', '12:15 hs'])
      expect(await sent(page)).toMatchObject({ scheduled: true, scheduledAt: '2026-11-20T15:15:00.000Z' })
      await page.waitForURL(/\/order\//)
    })

    test('who picked no slot orders at once, and hears so', async () => {
      const page = await early()
      await expect.poll(() => chosen(page, hour)).toBe('12:30 hs')
      await open(page)
      const note = page.getByRole('status').getByText('El local ya abrió. Tu pedido es en el momento.')
      await note.waitFor()
      expect(await order(page).getByRole('radio', { name: 'En el momento' }).isChecked()).toBe(true)
      await order(page).getByRole('radio', { name: 'Programado' }).check()
      await note.waitFor({ state: 'detached' })
      // half an hour ahead: the first slot of before is gone, which nobody had picked
      expect(await chosen(page, day)).toBe('Mañana, jueves 19/11')
      expect(await page.getByText('El horario elegido ya no está disponible.').count()).toBe(0)
    })
  })
})
