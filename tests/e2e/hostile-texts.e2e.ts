import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { paths } from '#domain/routes/routes.ts'
import { openConsole, openRow } from '../support/console.ts'
import { editedTenants, editMenu } from '../support/edited-tenants.ts'
import { placeOrderAs } from '../support/orders.ts'
import { useSite } from '../support/site.ts'

/** Ends a script, begins an element, and leaves an attribute in both ways. */
const HOSTILE = `</script><img src=x onerror=hurt=1>"'>{{1}}`
const VENUE = 'la-esquina'
/** Texts of a menu that people read. */
const READ = new Set(['name', 'description', 'tag'])

/** Every text of a document that people read, made hostile. */
function poison(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (READ.has(key) && typeof inner === 'string') Reflect.set(value, key, HOSTILE)
    else poison(inner)
  }
}

const tenantsDir = editedTenants({
  [VENUE]: (branch, contact) => {
    branch.name = HOSTILE
    branch.description = HOSTILE
    branch.customMessage = HOSTILE
    contact.name = HOSTILE
  },
})
editMenu(tenantsDir, VENUE, poison)
const site = useSite({ tenantsDir })

/** The text stands there as it is, and nothing of it became an element or ran; consoles are watched by the site. */
async function isText(page: Page): Promise<void> {
  await page.getByText(HOSTILE).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.has(window, 'hurt'))).toBe(false)
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  // search engines read it with the page
  for (const data of await page.locator('script[type$="json"]').allTextContents()) JSON.parse(data)
}

test('texts of a brand and of a diner are texts wherever they are shown', async () => {
  const page = await site.open(paths.menu(VENUE, 'Delivery'))
  await isText(page)
  const { code } = await placeOrderAs(page, VENUE, {
    mode: 'delivery',
    choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 6, notes: HOSTILE }],
    form: { customerName: HOSTILE, notes: HOSTILE },
  })
  await page.goto(`${paths.menu(VENUE, 'Delivery')}/empanadas/empanada-de-pollo`)
  await isText(page)
  await page.goto(paths.followUp(VENUE, code))
  await isText(page)

  const board = await openConsole(site, VENUE)
  await (await openRow(board, code)).getByText(HOSTILE).first().waitFor()
  await isText(board)
})
