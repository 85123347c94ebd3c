import { expect, test } from 'vitest'

import { useSite } from '../support/site.ts'
import { openStudio } from '../support/studio.ts'

const site = useSite()

test('states that need a delivery, a rider, a broken network or code that comes later are reached; what a draft takes from nobody is not offered', async () => {
  // a rider who carries nothing has no shipment, and the way to a failure leads over a page that is not there
  const page = await openStudio(site, [/404/])
  await page.getByRole('button', { name: /^La Esquina la-esquina/ }).click()
  const states = page.getByRole('combobox', { name: 'Pantalla y estado' })
  for (const [state, role, name] of [
    ['Menú vacío', 'heading', 'La Esquina Almagro'],
    ['Filtros del menú', 'dialog', 'Filtrar el menú'],
    ['Envíos', 'link', /^Envío/],
    ['Envío: en el local', 'slider', /./],
    ['Envío para aceptar', 'slider', /./],
    ['Envío entregado', 'heading', /^Pedido/],
    ['Envío: en el local', 'slider', /./],
    ['Consola: no se pudo cargar', 'heading', 'No pudimos leer los pedidos'],
  ] as const) {
    await states.selectOption(state)
    const frame = page.frameLocator(`iframe[title="${state}, 360 px, Claro"]`)
    await frame.getByRole(role, { name }).first().waitFor()
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
