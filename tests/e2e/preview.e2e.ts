import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from '#preview/launch-browser.ts'
import { newDevice } from '#preview/new-device.ts'
import { openStage, statesOf } from '#preview/open-stage.ts'
import type { Stage } from '#preview/open-stage.ts'
import { reach } from '#preview/reach.ts'
import { migratedTemplate } from '../server/support/template.ts'

let stage: Stage
let browser: Browser
beforeAll(async () => {
  const template = await migratedTemplate()
  stage = await openStage({ tenantsDir: 'tenants', only: ['la-esquina'], template, checkResponses: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await stage?.close()
})

test.each(['menu.leave', 'menu.closed-notice', 'cart.filled'])('the stage leads a page to %s', async (id) => {
  const [brand] = stage.brands
  if (brand === undefined) throw new Error('No brand')
  const state = statesOf(brand).find((one) => one.id === id)
  if (state === undefined) throw new Error(`No state ${id}`)
  const page = await newDevice(browser)
  await reach(page, stage, brand, state)
  expect(await page.getByRole('dialog').isVisible()).toBe(id !== 'cart.filled')
  await page.context().close()
})
