import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import type { OrderPayload } from '#generated/models.ts'
import { fillCustomer, field, openCheckout, openNotes, send } from '../support/checkout.ts'
import { addToCart } from '../support/diner.ts'
import { editedTenants } from '../support/edited-tenants.ts'
import { useSite } from '../support/site.ts'

const EMPANADA = '/menu/la-esquina/Para%20llevar/empanadas/empanada-de-pollo'
const ofPlate = (page: Page) => field(page, 'Aclaraciones')
const ofOrder = (page: Page) => field(page, '¿Quieres aclarar algo?')

describe('notes', () => {
  const site = useSite({
    tenantsDir: editedTenants({
      'la-esquina': (_branch, _contact, tenant) => {
        tenant.customizations = [
          { id: 'notes', resource: 'NOTES_LIMIT', hasOrderNotesLimit: false, hasItemNotesLimit: false },
        ]
      },
      'cerrado-siempre': () => undefined,
    }),
  })

  test('[PLATE-06] [CHK-06] 250 characters each where the venue says nothing', async () => {
    const page = await site.open('/menu/cerrado-siempre/Entrega')
    await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.goto('/menu/cerrado-siempre/Entrega/mesa-dulce/cupcakes')
    await ofPlate(page).fill('x'.repeat(300))
    await page.getByText('250/250', { exact: true }).waitFor()
    expect((await ofPlate(page).inputValue()).length).toBe(250)
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await page.getByText('Ítem agregado al pedido!').waitFor()
    await openCheckout(page, 'cerrado-siempre')
    await openNotes(page)
    await ofOrder(page).fill('x'.repeat(250))
    // What is typed in the middle of a full field is ignored too, and the end stays.
    await ofOrder(page).press('Home')
    await ofOrder(page).pressSequentially('abc')
    expect(await ofOrder(page).inputValue()).toBe('x'.repeat(250))
    await page.getByText('250/250', { exact: true }).waitFor()
  })

  test('[PLATE-06] [CHK-06] a venue that lifts the limits gets long notes, and no counter stands there', async () => {
    const page = await site.open(EMPANADA)
    await ofPlate(page).fill('p'.repeat(600))
    expect(await page.getByText(/^\d+\/\d+$/).count()).toBe(0)
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await page.getByText('Ítem agregado al pedido!').waitFor()
    await openCheckout(page)
    await openNotes(page)
    await ofOrder(page).fill('o'.repeat(700))
    expect(await page.getByText(/^\d+\/\d+$/).count()).toBe(0)
    await fillCustomer(page)
    const request = page.waitForRequest('**/api/order')
    await send(page).click()
    const payload = (await request).postDataJSON() as OrderPayload
    expect([payload.notes.length, payload.items[0]?.notes.length]).toEqual([700, 600])
    await page.waitForURL(/\/order\//)
  })

  test('[FUP-06] notes of two lines are read in two lines on the page of the order', async () => {
    const page = await site.open(EMPANADA)
    await ofPlate(page).fill('Una sin sal\nUna sin cebolla')
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await page.getByText('Ítem agregado al pedido!').waitFor()
    await openCheckout(page)
    await (await openNotes(page)).fill('Sin cubiertos\nSin bolsa')
    await fillCustomer(page)
    await send(page).click()
    await page.waitForURL(/\/order\//)
    for (const [one, other] of [
      ['sin sal', 'Una sin cebolla'],
      ['Sin cubiertos', 'Sin bolsa'],
    ])
      await expect.poll(() => page.getByRole('main').innerText()).toContain(`${one}\n${other}`)
  })
})

describe('a delivery without an address', () => {
  const site = useSite()

  test('[ADDR-05] is logged once per visit', async () => {
    const page = await site.open('/menu/la-esquina')
    const logs: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/diner/log') && logs.push(request.url()))
    await addToCart(page, { path: '/menu/la-esquina/Delivery/empanadas/empanada-de-pollo', quantity: 5 })
    await openCheckout(page)
    await expect.poll(() => logs.length).toBe(1)
    await page.reload()
    await send(page).waitFor()
    await page.getByRole('button', { name: 'Ingresa tu dirección' }).waitFor()
    expect(logs.length).toBe(1)
  })
})
