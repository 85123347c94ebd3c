import { rmSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'

import { applyTenants } from '../support/apply-tenants.ts'
import { editedTenants, editMenu } from '../support/edited-tenants.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { useSite } from '../support/site.ts'

const site = useSite()

const MENU = '/menu/sushi-nami/Despacho'
const MENU_CALL = /\/api\/diner\/sushi-nami\/menu\//
const plate = (page: Page) => page.getByRole('link', { name: 'Ramen tonkotsu' }).first()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('[HOME-06] a plate whose menu is on its way says so, and opens once it is there', async () => {
  const page = await site.open('/menu')
  const bring = await holdAnswers(page, MENU_CALL)
  await page.goto(MENU)
  await plate(page).click()
  await dialog(page, 'Cargando').waitFor()
  await bring()
  await dialog(page, 'Ramen tonkotsu').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('[HOME-06] a plate whose menu does not come says so, and is asked for again by one press', async () => {
  const page = await site.open('/menu', { expected: [/ERR_FAILED/] })
  await page.route(MENU_CALL, (route) => route.abort())
  await page.goto(MENU)
  await plate(page).click()
  const missing = dialog(page, 'No pudimos cargar el menú.')
  await missing.waitFor()
  await page.unroute(MENU_CALL)
  const again = missing.getByRole('button', { name: 'Reintentar' })
  const bring = await holdAnswers(page, '**/api/**')
  const asked: string[] = []
  // what the page asks for: its log of the failure, which a slow machine sends late, asks for nothing
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/')) asked.push(request.url())
  })
  await again.click()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked.filter((url) => !MENU_CALL.test(url))).toEqual([])
  expect(await again.evaluate((button) => button === document.activeElement)).toBe(true)
  await bring()
  await dialog(page, 'Ramen tonkotsu').waitFor()
})

test('[HOME-06] the code of a plate comes as the finger touches its link, and opens nothing by itself', async () => {
  const page = await site.open(MENU)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const isAsked = (file: RegExp) => asked.some((url) => file.test(url))
  const code = [/plate-modal-.*\.js$/, /contents-.*\.js$/]
  await expect
    .poll(async () => {
      await plate(page).dispatchEvent('pointerdown')
      return code.map(isAsked)
    })
    .toEqual([true, true])
  expect(await page.getByRole('dialog').count()).toBe(0)
  await plate(page).click()
  await dialog(page, 'Ramen tonkotsu').waitFor()
})

describe('a plate that the venue withdraws', () => {
  const PLATES = { 'sushi-nami': 'ramen-tonkotsu', 'mercado-grande': 'alfajor-sin-tacc-unidad' }
  const tenantsDir = editedTenants({ 'sushi-nami': () => undefined, 'mercado-grande': () => undefined })
  const changing = useSite({ tenantsDir })
  afterAll(() => rmSync(tenantsDir, { recursive: true }))

  test.each([
    ['sushi-nami', `${MENU}/platos-calientes/ramen-tonkotsu`],
    ['mercado-grande', '/menu/mercado-grande/Pasar%20a%20buscar/sin-gluten/alfajor-sin-gluten-unidad'],
  ] as const)(
    '[PLATE-08] is not added any more in %s, neither from an open modal nor by an old link',
    async (alias, path) => {
      const page = await changing.open(path, { expected: [/404 \(Not Found\)/] })
      const add = page.getByRole('dialog').getByRole('button', { name: /^Agregar · / })
      await add.waitFor()
      editMenu(tenantsDir, alias, ({ categories }) => {
        for (const plate of categories.flatMap(({ plates }) => plates))
          if (plate.id === PLATES[alias]) plate.visible = false
      })
      await applyTenants(changing.server)
      await page.clock.setFixedTime(changing.server.time.now.getTime() + 61_000)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      // each brand has a word of its own for a plate
      await page.getByRole('dialog', { name: /^Este (?:plato|producto) ya no está en el menú\.$/ }).waitFor()
      expect(await add.count()).toBe(0)
      expect((await page.goto(path))?.status()).toBe(404)
      expect(await add.count()).toBe(0)
    },
  )
})

test('[HOME-06] a plate whose code did not come opens by the next press', async () => {
  const page = await site.open('/menu', { expected: [/ERR_FAILED/] })
  const code = /\/assets\/plate-modal-/
  await page.route(code, (route) => route.abort())
  await page.goto(MENU)
  await plate(page).click()
  await page.getByText('Estás sin conexión').waitFor()
  await page.waitForURL(`**${MENU}`)
  await page.unroute(code)
  await plate(page).click()
  await dialog(page, 'Ramen tonkotsu').waitFor()
})
