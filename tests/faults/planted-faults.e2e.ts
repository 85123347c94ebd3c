import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright'

import { auditPage } from '#audit/audit-page.ts'
import { rules } from '#audit/rules/index.ts'
import { settle } from '#preview/reach.ts'
import { addToCart } from '../support/diner.ts'
import { useSite } from '../support/site.ts'
import { DELIVERY, faults } from './faults.ts'

const site = useSite()

test('every rule has a fault planted into the product', () => {
  expect([...new Set(faults.map(({ rule }) => rule))].toSorted()).toEqual(
    rules.map(({ id }) => id).toSorted(),
  )
})

describe('the audit sees a fault that was planted, and nothing before', () => {
  let device: Awaited<ReturnType<Awaited<ReturnType<Page['context']>>['storageState']>> | undefined

  test.each(faults)('$rule: $name', async ({ rule: id, path, options, reach, css, change }) => {
    if (!device) {
      const diner = await site.open('/menu')
      await addToCart(diner, { path: `${DELIVERY}/empanadas/empanada-de-pollo`, quantity: 5 })
      device = await diner.context().storageState()
    }
    const page = await site.open(path, { ...options, storageState: device, ofToday: true })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await reach?.(page)
    // a modal that still comes into sight is none yet
    await settle(page)
    const judging = rules.filter((rule) => rule.id === id)
    const errors = async () =>
      (await auditPage(page, judging)).map(({ level, target }) => `${level} ${target}`)
    // A modal is closed by the judging itself: what it finds on a sound one stands in the tests of the keyboard.
    if (!judging.some(({ leaves }) => leaves)) expect(await errors(), 'before').toEqual([])
    if (css !== undefined)
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        document.adoptedStyleSheets.push(sheet)
      }, css)
    await change?.(page)
    expect(await errors(), 'with the fault').not.toEqual([])
  })
})
