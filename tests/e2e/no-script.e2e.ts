import { describe, expect, test } from 'vitest'

import { useSite } from '../support/site.ts'

const site = useSite()

const withoutScripts = { javaScriptEnabled: false }

describe('without scripts', () => {
  test('the menu can be read, and its categories are reached', async () => {
    const page = await site.open('/menu/la-esquina', withoutScripts)
    await page.getByRole('link', { name: 'Delivery' }).click()
    for (const name of ['Empanadas', 'Parrilla', 'Bebidas'])
      await page.getByRole('heading', { level: 2, name }).waitFor()
    const plate = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Chocotorta' }) })
    expect(await plate.textContent()).toMatch(/Chocotorta.*\$\u00A0[\d.]+/)
    await page.getByRole('navigation', { name: 'Categorías' }).getByRole('link', { name: 'Postres' }).click()
    const heading = page.getByRole('heading', { level: 2, name: 'Postres' })
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200)
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(112)
  })

  test('a plate and its choices can be read', async () => {
    const page = await site.open('/menu/la-esquina/Delivery', withoutScripts)
    await page.getByRole('link', { name: 'Milanesa napolitana' }).last().click()
    await page.getByRole('heading', { level: 1, name: 'Milanesa napolitana' }).waitFor()
    expect(await page.getByRole('group', { name: /^Guarnición/ }).innerText()).toContain('Papas fritas')
  })

  test('plate, cart and checkout say what needs scripts, lead to the venue, and draw nothing that never works', async () => {
    const menu = '/menu/la-esquina'
    for (const path of [`${menu}/Delivery/postres/chocotorta`, `${menu}/preview`, `${menu}/checkout`]) {
      const page = await site.open(path, withoutScripts)
      const strip = page.getByRole('region', { name: 'Sin JavaScript' })
      await strip.getByText('Para elegir, armar tu pedido y enviarlo hace falta JavaScript').waitFor()
      await strip.getByRole('link', { name: 'Llamar al 011 4861-5500' }).waitFor()
      await strip.getByRole('link', { name: 'Pedir por WhatsApp' }).waitFor()
      for (const role of ['button', 'textbox', 'radio', 'checkbox', 'combobox', 'spinbutton'] as const)
        expect(await page.getByRole(role).count(), `${path}: ${role}`).toBe(0)
    }
  })

  test('the categories of a large menu lead to their plates', async () => {
    const page = await site.open('/menu/mercado-grande/Pasar%20a%20buscar', withoutScripts)
    await page.getByRole('link', { name: 'Vinos', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Vinos' }).waitFor()
    expect(await page.getByRole('list', { name: 'Vinos' }).getByRole('link').count()).toBe(25)
    await page.getByRole('link', { name: 'Ver todas las góndolas' }).click()
    await page.getByRole('link', { name: 'Frutas', exact: true }).waitFor()
  })
})
