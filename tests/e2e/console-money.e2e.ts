import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { shownCode } from '#domain/shipments/access.ts'
import { actOn, moveElsewhere, openConsole, openRow, orderRow } from '../support/console.ts'
import { audit } from '../support/diner.ts'
import { placeOrder } from '../support/orders.ts'
import { DESKTOP, useSite } from '../support/site.ts'

const site = useSite()
const VENUE = 'la-esquina'

const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })

test('[PAY-01] money to give back of an order that goes on stands on a card of its own', async () => {
  const { code } = await placeOrder(site.server, VENUE, {
    choices: [{ plate: 'empanada-de-pollo', quantity: 2 }],
    payment: 'CARD',
    // its provider refuses refunds
    holder: 'RECH',
  })
  await moveElsewhere(site.server, code, { status: 'ACCEPTED' })
  const page = await openConsole(site, VENUE, { viewport: DESKTOP })
  const dialog = page.getByRole('dialog')
  await actOn(page, 'Devolver dinero', code)
  await dialog.getByLabel('Monto a devolver').fill('100')
  await dialog.getByLabel('Motivo').fill('Faltó la bebida')
  await dialog.getByRole('button', { name: 'Devolver $ 100' }).click()

  const card = group(page, 'Dinero por devolver').getByRole('article', {
    name: `Devolución de ${shownCode(code)}`,
  })
  await card.getByText('No se pudo devolver $ 100').waitFor()
  await card.getByText('En preparación').waitFor()
  await card.getByRole('button', { name: `Devolución de ${shownCode(code)}` }).click()
  await card.getByText('Faltó la bebida').waitFor()
  expect(await audit(page)).toEqual([])
  const own = group(page, 'En preparación').getByRole('article')
  expect(await own.count()).toBe(1)

  await card.getByRole('button', { name: 'Anotar devolución' }).click()
  await dialog.getByLabel('Cómo lo devolviste').fill('En mano')
  await dialog.getByRole('button', { name: 'Anotar devolución de $ 100' }).click()
  await card.waitFor({ state: 'detached' })
  expect(await own.count()).toBe(1)
  await openRow(page, code)
  await orderRow(page, code).getByText('Devuelta', { exact: true }).waitFor()
})

test('[PAY-01] what was paid too late is accepted or given back from its row', async () => {
  const { code } = await placeOrder(site.server, VENUE, {
    choices: [{ plate: 'empanada-de-pollo' }],
    payment: 'CARD',
  })
  await site.server.store.db.execute(
    `update charges set at = at + interval '1 day' where order_id = (select id from orders where code = '${code}')`,
  )
  const page = await openConsole(site, VENUE)
  const row = orderRow(page, code)
  await row.getByText('Se pagó fuera de hora: acéptalo o devuélvelo').waitFor()
  await row.getByRole('button', { name: `Aceptar, pedido ${shownCode(code)}` }).waitFor()
  expect(await audit(page)).toEqual([])
  await row.getByRole('button', { name: `Devolver, pedido ${shownCode(code)}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill('Ya cerró la cocina')
  await dialog.getByRole('button', { name: /^Cancelar y devolver \$/ }).click()
  await dialog.waitFor({ state: 'detached' })
  await group(page, 'Nuevos').waitFor({ state: 'detached' })
})

test('[PAY-01] less was noted than was owed: the rest is given back from the books', async () => {
  const { code } = await placeOrder(site.server, VENUE, {
    choices: [{ plate: 'empanada-de-pollo', quantity: 2 }],
  })
  await moveElsewhere(site.server, code, { status: 'ACCEPTED', paid: true })
  await moveElsewhere(site.server, code, { status: 'CANCELED', reason: 'Sin gas' })
  const page = await openConsole(site, VENUE, { viewport: DESKTOP })
  const dialog = page.getByRole('dialog')
  await actOn(page, 'Anotar devolución', code)
  await dialog.getByLabel('Monto devuelto').fill('100')
  await dialog
    .getByText(/el pedido sale de la lista igual\. Puedes devolverlos después desde Caja\.$/)
    .waitFor()
  await dialog.getByLabel('Cómo lo devolviste').fill('En mano')
  await dialog.getByRole('button', { name: 'Anotar devolución de $ 100' }).click()
  await orderRow(page, code).waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Caja' }).click()
  await page
    .getByRole('button', { name: `Ver el dinero del pedido ${shownCode(code)}` })
    .first()
    .click()
  await dialog.getByRole('button', { name: `Devolver dinero, pedido ${shownCode(code)}` }).click()
  await dialog.getByLabel('Motivo').fill('El resto')
  await dialog.getByRole('button', { name: /^Devolver \$/ }).click()
  await page.getByText(`Pedido ${shownCode(code)}: devolución de`).waitFor()
  await dialog.getByText('El resto').waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: /^Devolver dinero/ }).count()).toBe(0)
})
