import { expect, test } from 'vitest'

import { takenNames } from '../support/older-browser.ts'
import { useSite } from '../support/site.ts'

const site = useSite()

test('a page of the tests has nothing that the browsers of decision 152 have not', async () => {
  const page = await site.open('/menu/la-esquina')
  const there = await page.evaluate((taken) => {
    const at = (path: string) =>
      path.split('.').reduce<unknown>((owner, part) => Object(owner)[part] as unknown, globalThis)
    return taken.flatMap(({ of, names }) => names.map((name) => `${of}.${name}`)).filter(at)
  }, takenNames)
  expect(takenNames.length).toBeGreaterThan(10)
  expect(there).toEqual([])
})

test('what waits until a page is idle comes where the browser does not tell that it is', async () => {
  const page = await site.open('/robots.txt')
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(window, 'cancelIdleCallback')
  })
  await page.goto('/menu/la-esquina')
  await page.getByRole('button', { name: /^Pedir ayuda a / }).waitFor()
  expect(await page.evaluate(() => 'requestIdleCallback' in window)).toBe(false)
})
