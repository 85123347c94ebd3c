import { rmSync } from 'node:fs'

import type { Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'

import { openOrders, signIn } from '../support/account.ts'
import { applyTenants } from '../support/apply-tenants.ts'
import { addToCart } from '../support/diner.ts'
import { editedTenants, editMenu } from '../support/edited-tenants.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { placeOrderAs } from '../support/orders.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'

const MENU = '/menu/la-esquina/Para%20llevar'
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text)

describe('an order once more', () => {
  const tenantsDir = editedTenants({ 'la-esquina': () => undefined })
  const site = useSite({ tenantsDir })
  afterAll(() => rmSync(tenantsDir, { recursive: true }))

  const again = async (page: Page) =>
    (await openOrders(page))
      .getByRole('button', { name: /^Pedir de nuevo/ })
      .first()
      .click()
  const lines = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Editar / })

  test.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('[CART-07] as it was; a cart with items is only replaced after a yes: %s', async (_device, viewport) => {
    const page = await site.open(MENU, { viewport })
    await signIn(page, '11 5555-3001')
    await placeOrderAs(page, 'la-esquina', {
      choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 3 }],
      form: { customerName: 'Ana', phone: '+541155553001' },
    })
    await again(page)
    await toast(page, 'Agregamos los productos a tu pedido').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Mi pedido' }).waitFor()
    await page.getByRole('main').getByText('Empanada de pollo').first().waitFor()
    expect(await lines(page).count()).toBe(1)

    await addToCart(page, { path: `${MENU}/postres/chocotorta` })
    await page.goto('/menu/la-esquina/preview')
    await expect.poll(() => lines(page).count()).toBe(2)
    await again(page)
    const question = page.getByRole('dialog', {
      name: 'Si continuas, se borrarán los ítems agregados a tu pedido',
    })
    await question.getByText('¿Deseas continuar?').waitFor()
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await lines(page).count()).toBe(2)
    await again(page)
    await question.getByRole('button', { name: 'Continuar' }).click()
    await expect.poll(() => lines(page).count()).toBe(1)
  })

  test('[CART-07] who leaves before it was looked up is led nowhere, and nothing is put into the cart', async () => {
    const page = await site.open(MENU)
    await signIn(page, '11 5555-3009')
    await placeOrderAs(page, 'la-esquina', {
      choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 3 }],
      form: { customerName: 'Ana', phone: '+541155553009' },
    })
    const answer = await holdAnswers(page, '**/api/diner/*/order/*')
    await again(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await answer()
    expect(new URL(page.url()).pathname).toBe(MENU)
    await page.goto('/menu/la-esquina/preview')
    await page.getByText('Tu pedido está vacío').first().waitFor()
  })

  test('[ACCT-03] at today’s prices, with a list of what is not as it was', async () => {
    const page = await site.open(MENU)
    await signIn(page, '11 5555-3002')
    await placeOrderAs(page, 'la-esquina', {
      choices: [
        { plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 2 },
        { plate: 'chocotorta' },
        {
          plate: 'bife-de-chorizo',
          sizeId: '400-g',
          garnishes: { punto: { jugoso: 1 }, guarnicion: { 'papas-fritas': 1 } },
        },
      ],
      form: { customerName: 'Ana', phone: '+541155553002' },
    })
    editMenu(tenantsDir, 'la-esquina', (menu) => {
      for (const plate of menu.categories.flatMap(({ plates }) => plates)) {
        if (plate.id === 'empanada-de-pollo') plate.sizes.forEach((size) => (size.price = 300_000))
        if (plate.id === 'chocotorta') plate.soldOut = true
        if (plate.id === 'bife-de-chorizo') plate.visible = false
      }
    })
    await applyTenants(site.server)
    await page.reload()
    await again(page)
    const dialog = page.getByRole('dialog', { name: 'Tu pedido cambió' })
    await dialog.waitFor()
    const told = await dialog.getByRole('listitem').allInnerTexts()
    expect(told.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      'Cambió el precio de Empanada de pollo $ 2.500 → $ 3.000',
      'Chocotorta está agotado No se agregó',
      'Bife de chorizo ya no está disponible No se agregó',
    ])
    await dialog.getByRole('button', { name: 'Ver mi pedido' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mi pedido' }).waitFor()
    await expect.poll(() => lines(page).count()).toBe(1)
    await page.getByRole('main').getByText('$ 6.000').first().waitFor()
  })

  test('[ACCT-03] nothing of it is left: the cart stays as it is', async () => {
    const page = await site.open(MENU)
    await signIn(page, '11 5555-3003')
    await placeOrderAs(page, 'la-esquina', {
      choices: [{ plate: 'flan-casero' }],
      form: { customerName: 'Ana', phone: '+541155553003' },
    })
    editMenu(tenantsDir, 'la-esquina', (menu) => {
      for (const plate of menu.categories.flatMap(({ plates }) => plates))
        if (plate.id === 'flan-casero') plate.soldOut = true
    })
    await applyTenants(site.server)
    await addToCart(page, { path: `${MENU}/empanadas/empanada-de-pollo` })
    await again(page)
    const dialog = page.getByRole('dialog', { name: 'Tu pedido cambió' })
    await dialog.getByText('Ya no se puede pedir nada de este pedido:').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.goto('/menu/la-esquina/preview')
    await expect.poll(() => lines(page).count()).toBe(1)
  })
})
