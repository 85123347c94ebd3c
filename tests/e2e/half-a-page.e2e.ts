import type { Locator } from 'playwright'
import { expect, test } from 'vitest'

import { useSite } from '../support/site.ts'

const site = useSite()

/** Where parts of an element stand in it. */
const boxes = (element: Locator, parts: string) =>
  element.evaluate((whole, selector) => {
    const { left, top } = whole.getBoundingClientRect()
    return Array.from(whole.querySelectorAll(selector), (part) => {
      const box = part.getBoundingClientRect()
      return [box.left - left, box.top - top, box.width, box.height].map((one) => one.toFixed(1)).join(' ')
    })
  }, parts)

/** A page of which as much has come as is said; its own font stays away. */
async function openInParts(path: string) {
  const page = await site.open(path, { javaScriptEnabled: false, expected: [/ERR_FAILED/] })
  let arrived = (html: string) => html
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: arrived(await response.text()) })
  })
  await page.route('**/fonts/**', (route) => route.abort())
  const show = (part: typeof arrived) => {
    arrived = part
    return page.reload()
  }
  await page.reload()
  return { page, show }
}

test('the order modes stand where they stay, however much of the page has arrived', async () => {
  const { page, show } = await openInParts('/menu/la-esquina/Para%20llevar')
  const modes = page.getByRole('navigation', { name: 'Forma de pedir' })
  const whole = await boxes(modes, 'a')
  expect(whole.length).toBe(4)
  for (const count of [1, 2, 3]) {
    await show((html) => {
      const [before = '', list = ''] = html.split('aria-label="Forma de pedir"')
      return `${before}aria-label="Forma de pedir"${list.split('</li>').slice(0, count).join('</li>')}`
    })
    expect(await boxes(modes, 'a')).toEqual(whole.slice(0, count))
  }
})

test('the card of a plate stands where it stays, however much of it has arrived', async () => {
  const { page, show } = await openInParts('/menu/mercado-grande/Pasar%20a%20buscar')
  const card = page.getByRole('list', { name: 'Lo más destacado' }).getByRole('listitem').first()
  const whole = await boxes(card, 'h3')
  expect(whole.length).toBe(1)
  for (const last of ['</h3>', '</p>', '</b>']) {
    await show((html) => {
      const end = html.indexOf(last, html.indexOf('<li', html.indexOf('Lo más destacado')))
      return html.slice(0, end + last.length)
    })
    expect(await boxes(card, 'h3')).toEqual(whole)
  }
})
