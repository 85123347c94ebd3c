import { expect, test } from 'vitest'

import { editedTenants, editMenu } from '../support/edited-tenants.ts'
import { useSite } from '../support/site.ts'

/** As long as a name may be, and never broken by a space. */
const WORD = 'Electroencefalografista'.repeat(3)

const tenantsDir = editedTenants({
  'la-esquina': () => undefined,
  'pizzeria-roma': (branch, contact) => {
    const generalConfig = { menuConfig: { plateDetailInModal: false, platesInMainView: false } }
    Object.assign(branch, { name: WORD, customMessage: WORD, generalConfig })
    contact.name = WORD
    Object.assign(contact.address, { street: WORD, locality: WORD })
  },
})
editMenu(tenantsDir, 'pizzeria-roma', ({ categories, remarkeds = [] }) => {
  for (const category of categories) {
    Object.assign(category, { showName: `🍕 ${category.name}`, image: undefined })
    for (const plate of category.plates)
      if (remarkeds.includes(plate.id))
        Object.assign(plate, { showName: `🌶 ${plate.name}`, image: undefined })
  }
})
const site = useSite({ tenantsDir })
const SMALL_PHONE = { width: 320, height: 640 }

test.each(['/menu', '/menu/pizzeria-roma', '/menu/roma-palermo', '/menu/roma-palermo/Mesa'])(
  'a word that is wider than a small phone is broken, and nothing is cut: %s',
  async (path) => {
    const page = await site.open(path, { viewport: SMALL_PHONE })
    await page.getByRole('main').getByText(WORD).filter({ visible: true }).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  },
)

test('[HOME-03] where there is no picture the first sign of the name stands in its place, also when it is an emoji', async () => {
  const page = await site.open('/menu/roma-palermo/Mesa')
  const main = page.getByRole('main')
  for (const sign of ['🍕', '🌶']) await main.getByText(sign, { exact: true }).first().waitFor()
  // what stands for half a sign
  expect(await main.textContent()).not.toContain('\uFFFD')
})

test('[SHELL-05] the tabs of four modes are seen whole on the smallest phones', async () => {
  const page = await site.open('/menu/la-esquina/Autoservicio', { viewport: SMALL_PHONE })
  const tabs = page.getByRole('navigation', { name: 'Forma de pedir' }).getByRole('list')
  await tabs.getByRole('link', { name: 'Autoservicio' }).waitFor()
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
})
