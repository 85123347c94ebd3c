import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import type { OrderFollowUp } from '#generated/models.ts'
import { DESKTOP, useSite } from '../support/site.ts'

const site = useSite()

/** The order as the server tells it to its diner, by the address the diner landed on. */
async function kept(page: Page): Promise<OrderFollowUp> {
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const answer = await page.request.get(`/api/diner/la-esquina/order/${code}`)
  return (await answer.json()) as OrderFollowUp
}

async function fillAddress(page: Page) {
  await page.getByRole('button', { name: 'Ingresa tu dirección' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Dirección' }).fill('corrientes 2600')
  await dialog.getByRole('option', { name: /Avenida Corrientes 2600/ }).click()
  await dialog.getByRole('button', { name: 'Guardar dirección' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

describe('from the menu to a confirmed order', () => {
  test.each([
    ['phone', undefined],
    ['desktop', DESKTOP],
  ])('[ROUTE-05] [CHK-01] delivery paid in cash, on a %s', async (_device, viewport) => {
    const page = await site.open('/menu/la-esquina', viewport && { viewport })
    await page.getByRole('link', { name: 'Delivery' }).click()
    await page.getByRole('link', { name: 'Milanesa napolitana' }).first().click()
    await page.getByRole('radio', { name: /Papas fritas/ }).check()
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await page.getByText('Ítem agregado al pedido!').waitFor()
    if (viewport) await page.getByRole('link', { name: 'Continuar' }).click()
    else await page.getByRole('link', { name: /^Ver pedido/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Mi pedido' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Continuar' }).click()

    await page.getByRole('heading', { level: 1, name: 'Confirmación del pedido' }).waitFor()
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana Pérez')
    await page.getByRole('textbox', { name: 'Teléfono' }).fill('11 5555-1234')
    await fillAddress(page)
    await page.getByRole('textbox', { name: '¿Con cuánto vas a pagar?' }).fill('30000')
    await page.getByRole('button', { name: 'Realizar pedido · $ 22.665' }).click()

    await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
    expect(await kept(page)).toMatchObject({
      type: 'DELIVERY',
      status: 'GENERATED',
      customerName: 'Ana Pérez',
      price: 2_266_500,
      paysWith: 3_000_000,
      deliveryFee: 280_000,
      items: [{ referenceId: 'milanesa-napolitana', quantity: 1, price: 1_861_500 }],
    })
    await page.goto('/menu/la-esquina/preview')
    await page.getByText('Tu pedido está vacío.').first().waitFor()
  })

  test('[MODE-02] from the code on a table to an order that carries it; a number may be corrected, an id not', async () => {
    const page = await site.open('/menu/la-esquina/in-dining?tableUid=h7kq2m', { expected: [/40[04]/] })
    await page.getByRole('link', { name: 'Chocotorta' }).first().click()
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await page.getByRole('link', { name: /^Ver pedido/ }).click()
    await page.getByRole('main').getByRole('link', { name: 'Continuar' }).click()
    const table = page.getByRole('textbox', { name: 'Número de mesa' })
    await expect.poll(() => table.inputValue()).toBe('1')
    expect(await table.isEditable()).toBe(false)
    await page.getByText('Es la mesa cuyo código escaneaste.').waitFor()

    for (const uid of ['de-otro-local', '..', 'x'.repeat(200)]) {
      await page.goto(`/menu/la-esquina/checkout?tableUid=${uid}`)
      await page.getByText('El local no reconoce el código de tu mesa. Escribe su número.').waitFor()
    }
    await page.goto('/menu/la-esquina/checkout?tableNumber=Barra')
    await expect.poll(() => table.inputValue()).toBe('Barra')
    await table.fill('Barra 2')
    await page.reload()
    await expect.poll(() => table.inputValue()).toBe('Barra 2')

    await page.goto('/menu/la-esquina/checkout?tableUid=h7kq2m')
    await page.getByText('Es la mesa cuyo código escaneaste.').waitFor()
    await page.getByRole('button', { name: /^Realizar pedido · \$/ }).click()
    await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
    expect(await kept(page)).toMatchObject({ type: 'IN_DINING', tableNumber: '1', tableFixed: true })
  })

  test('[CART-04] a cart survives a reload, and an order is sent once however often the button is pressed', async () => {
    const page = await site.open('/menu/la-esquina/Para%20llevar/empanadas')
    await page.getByRole('link', { name: 'Empanada de pollo' }).click()
    await page.getByRole('button', { name: /^Agregar · / }).click()
    await page.getByText('Ítem agregado al pedido!').waitFor()
    await page.goto('/menu/la-esquina/checkout')
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana Pérez')
    await page.getByRole('textbox', { name: 'Teléfono' }).fill('11 5555-1234')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/order')) {
        sent.push(request.headers()['idempotency-key'] ?? '')
      }
    })
    const send = page.getByRole('button', { name: /^Realizar pedido · \$/ })
    await send.dblclick()
    await page.getByRole('heading', { level: 1, name: /^Pedido / }).waitFor()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatch(/^[\w-]{16,64}$/)
  })
})
