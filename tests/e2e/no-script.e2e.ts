import { describe, expect, test } from 'vitest'

import { useSite } from '../support/site.ts'

const site = useSite()

const withoutScripts = { javaScriptEnabled: false }

describe('without scripts', () => {
  test('the menu can be read, and its categories are reached', async () => {
    const page = await site.open('/menu/la-esquina', withoutScripts)
    await page.getByRole('link', { name: 'Delivery' }).click()
    const sections = page.getByRole('heading', { level: 2 })
    expect(await sections.allTextContents()).toEqual(
      expect.arrayContaining(['Empanadas', 'Parrilla', 'Bebidas']),
    )
    const plate = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Chocotorta' }) })
    expect(await plate.textContent()).toMatch(/Chocotorta.*\$ [\d.]+/)
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

  test('the categories of a large menu lead to their plates', async () => {
    const page = await site.open('/menu/mercado-grande/Pasar%20a%20buscar', withoutScripts)
    await page.getByRole('link', { name: 'Vinos', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Vinos' }).waitFor()
    expect(await page.getByRole('list', { name: 'Vinos' }).getByRole('link').count()).toBe(25)
    await page.getByRole('link', { name: 'Ver todas las góndolas' }).click()
    await page.getByRole('link', { name: 'Frutas', exact: true }).waitFor()
  })
})
