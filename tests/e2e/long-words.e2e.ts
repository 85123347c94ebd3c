import { expect, test } from 'vitest'

import { editedTenants } from '../support/edited-tenants.ts'
import { useSite } from '../support/site.ts'

/** As long as a name may be, and never broken by a space. */
const WORD = 'Electroencefalografista'.repeat(3)

const site = useSite({
  tenantsDir: editedTenants({
    'pizzeria-roma': (branch, contact) => {
      Object.assign(branch, { name: WORD, customMessage: WORD })
      contact.name = WORD
      Object.assign(contact.address, { street: WORD, locality: WORD })
    },
  }),
})

test.each(['/menu', '/menu/pizzeria-roma', '/menu/roma-palermo', '/menu/roma-palermo/Mesa'])(
  'a word that is wider than a small phone is broken, and nothing is cut: %s',
  async (path) => {
    const page = await site.open(path, { viewport: { width: 320, height: 640 } })
    await page.getByRole('main').getByText(WORD).filter({ visible: true }).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  },
)
