import type { Page } from 'playwright'
import { expect, test } from 'vitest'

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
  await missing.getByRole('button', { name: 'Reintentar' }).click()
  await dialog(page, 'Ramen tonkotsu').waitFor()
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
