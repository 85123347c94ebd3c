import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, test } from 'vitest'

import { projectRoot } from '#server/project-root.ts'
import { addToCart } from '../support/diner.ts'
import { DESKTOP, useSite } from '../support/site.ts'

/** The demo tenants, one of which was arranged for a program with more blocks than this one has. */
function tenantsOfTomorrow(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-layout-'))
  cpSync(join(projectRoot(), 'tenants'), folder, { recursive: true })
  mkdirSync(join(folder, 'la-esquina/layout'), { recursive: true })
  const layout = {
    $schema: '../../../schemas/tenant/layout.schema.json',
    blocks: { promo: { type: 'carousel' } },
  }
  writeFileSync(join(folder, 'la-esquina/layout/menu.json'), JSON.stringify(layout))
  return folder
}

const tenantsDir = tenantsOfTomorrow()
afterAll(() => rmSync(tenantsDir, { recursive: true, force: true }))

// Judging the folders is what would refuse them; a database filled by a newer program is not judged either.
const site = useSite({ tenantsDir, unjudged: true })

const NOT_AVAILABLE = 'Esta parte de la página no está disponible.'
const FAILED = 'No pudimos mostrar esta parte de la página.'

describe('the arrangement of a screen', () => {
  test('one brand has no search, another opens with its promotion and without a picture', async () => {
    const page = await site.open('/menu/sushi-nami/Despacho')
    await page.getByRole('heading', { name: 'Lo más destacado' }).waitFor()
    expect(await page.getByRole('searchbox').count()).toBe(0)
    await page.goto('/menu/cafe-aurora/Para%20llevar')
    const promo = await page.getByText('El pan de la tarde sale a las cinco').boundingBox()
    const name = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(promo?.y).toBeLessThan(name?.y ?? 0)
    expect(await page.getByRole('searchbox').count()).toBe(1)
  })

  test('only a wide window has a side column, also one that grows', async () => {
    const page = await site.open('/menu/la-esquina/Delivery')
    const column = page.getByRole('region', { name: 'Mi pedido', includeHidden: true })
    await expect.poll(() => column.count()).toBe(0)
    await page.setViewportSize(DESKTOP)
    await page.getByRole('complementary').getByText('Tu pedido está vacío').waitFor()
  })

  test('an unknown block shows a notice in its place, and the rest of the screen works', async () => {
    const page = await site.open('/menu/la-esquina/Delivery')
    await page.getByText(NOT_AVAILABLE).waitFor()
    expect(await page.getByText(NOT_AVAILABLE).count()).toBe(1)
    await page.getByRole('heading', { name: 'Lo más destacado' }).waitFor()
    await page.getByRole('link', { name: 'Chocotorta' }).click()
    await page.getByRole('heading', { level: 1, name: 'Chocotorta' }).waitFor()
  })

  test('an unknown block is told to the log', async () => {
    const page = await site.open('/menu/la-esquina')
    const told = page.waitForRequest((request) => request.url().endsWith('/api/diner/log'))
    await page.getByRole('link', { name: 'Delivery' }).click()
    expect((await told).postData()).toContain('carousel')
  })

  test('a block that throws leaves the screen up', async () => {
    const page = await site.open('/menu/la-esquina/Para%20llevar', {
      expected: [/is not iterable|upselling|carousel/i],
    })
    await addToCart(page, { path: '/menu/la-esquina/Para%20llevar/empanadas/empanada-de-pollo' })
    await page.route('**/api/diner/la-esquina/menu/*', async (route) => {
      const answer = await route.fetch()
      const menu = (await answer.json()) as object
      await route.fulfill({ response: answer, json: { ...menu, upselleds: 7 } })
    })
    await page.goto('/menu/la-esquina/preview')
    await page.getByText(FAILED).waitFor()
    const line = page.getByRole('main').getByRole('list', { name: 'Mi pedido' }).getByRole('listitem')
    expect(await line.innerText()).toContain('Empanada de pollo')
    await page.getByRole('main').getByRole('link', { name: 'Continuar' }).waitFor()
  })
})
