import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { useSite } from '../support/site.ts'
import { openStudio } from '../support/studio.ts'

const site = useSite()

const frameOf = (page: Page, state: string) => page.frameLocator(`iframe[title="${state}, 360 px, Claro"]`)
/** The frame of a state is no longer on its way. */
async function arrived(page: Page, state: string): Promise<void> {
  const onTheWay = page.getByRole('main').locator('[aria-busy=true]')
  await expect.poll(async () => [state, await onTheWay.count()]).toEqual([state, 0])
}

test('states that need a delivery, a rider, a broken network or code that comes later are reached; what a draft takes from nobody is not offered', async () => {
  // a rider who carries nothing has no shipment, and the way to a failure leads over a page that is not there
  const page = await openStudio(site, [/404/, /403/])
  await page.getByRole('button', { name: /^La Esquina la-esquina/ }).click()
  const states = page.getByRole('combobox', { name: 'Pantalla y estado' })
  for (const [state, role, name] of [
    ['Menú vacío', 'heading', 'La Esquina Almagro'],
    ['Filtros del menú', 'dialog', 'Filtrar el menú'],
    ['El menú está cargando', 'heading', 'Cargando…'],
    ['El menú no se pudo cargar', 'heading', 'Algo no salió bien'],
    ['Envíos', 'link', /^Envío/],
    ['Envío: en el local', 'slider', 'En camino al cliente'],
    ['Envío para aceptar', 'slider', 'Aceptar envío'],
    ['Envío entregado', 'heading', /^Pedido/],
    ['Envío: en el local', 'slider', 'En camino al cliente'],
    ['Consola: no se pudo cargar', 'heading', 'No pudimos leer los pedidos'],
  ] as const) {
    await states.selectOption(state)
    await frameOf(page, state).getByRole(role, { name }).first().waitFor()
    await arrived(page, state)
    expect([state, await page.getByText('No llegamos a este estado').count()]).toEqual([state, 0])
  }
  const offered = await states.getByRole('option').allTextContents()
  for (const asked of [
    'Código de descuento',
    'Puntos y sus movimientos',
    'Consola con pedidos nuevos sin ver',
  ])
    expect(offered).not.toContain(asked)
})

test('on the wall each delivery is as far as its own picture shows, all of them beside each other', async () => {
  const page = await openStudio(site, [/404/, /403/])
  await page.getByRole('button', { name: /^La Esquina la-esquina/ }).click()
  await page.getByText('Todas', { exact: true }).click()
  const shown = [
    ['Envío para aceptar', 'Aceptar envío'],
    ['Envío: camino al local', 'En el local'],
    ['Envío: en el local', 'En camino al cliente'],
    ['Envío: camino al cliente', 'Entregado'],
  ] as const
  // what was in sight once stays
  for (const [state] of shown)
    await page.getByRole('button', { name: state, exact: true }).scrollIntoViewIfNeeded()
  for (const [state, next] of shown)
    await frameOf(page, state).getByRole('slider', { name: next }).waitFor({ state: 'attached' })
  await arrived(page, 'Todas')
  for (const [state, next] of shown)
    expect([state, await frameOf(page, state).getByRole('slider', { name: next }).count()]).toEqual([
      state,
      1,
    ])
})
