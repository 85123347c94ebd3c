import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startCopy } from '../../scripts/dev/start-copy.mjs'
import { launchBrowser } from '../support/browser.ts'

let copy: Awaited<ReturnType<typeof startCopy>>
let browser: Browser
let page: Page
/** what the page reported */
const errors: string[] = []

beforeAll(async () => {
  browser = await launchBrowser()
  copy = await startCopy(['la-esquina'])
  page = await browser.newPage()
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(`${copy.url}/menu/la-esquina/take-away`)
  await page.getByRole('searchbox').fill('provoleta')
})

afterAll(async () => {
  await browser.close()
  await copy.stop()
})

const overlay = () => page.locator('vite-error-overlay')
const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('the page runs under the policy of production, but for styles of modules', async () => {
  expect(errors).toEqual([])
  const policy = (await page.request.get(page.url())).headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self' 'unsafe-inline';")
})

test('an edit of a component shows in the open page, which keeps what was typed', async () => {
  copy.edit('src/ui/patterns/search-box.tsx', (text) =>
    text.replace('placeholder={label}', "placeholder={label + ' ahora'}"),
  )
  await expect.poll(() => page.getByRole('searchbox').getAttribute('placeholder')).toMatch(/ ahora$/)
  expect(await page.getByRole('searchbox').inputValue()).toBe('provoleta')
})

test('an edit of a text shows in the open page, and in the HTML of the server', async () => {
  copy.edit('src/messages/menu.ts', (text) => text.replace('Lo más destacado', 'Lo mejor de hoy'))
  await page.getByRole('heading', { name: 'Lo mejor de hoy' }).waitFor()
  const html = await (await page.request.get(page.url())).text()
  expect(html).toContain('Lo mejor de hoy')
  expect(html).not.toContain('Lo más destacado')
})

test("an edit of a tenant's colour shows in the open page", async () => {
  copy.edit('tenants/la-esquina/theme.json', (text) =>
    text.replace(/("mainBackgroundColorLight": ")#\w+/, '$1#fdf6e3'),
  )
  await expect.poll(background).toBe('rgb(253, 246, 227)')
})

test('an edit of a price shows in the open page', async () => {
  copy.edit('tenants/la-esquina/menu.json', (text) =>
    text.replace(/("name": "Provoleta al hierro"[\s\S]*?"price": )\d+/, '$11777700'),
  )
  await page.getByText('$ 17.777').first().waitFor()
})

test('a fault of a tenant lies over the open page with file and path until it is mended', async () => {
  const mainColor = /"darkMainColor": /
  copy.edit('tenants/la-esquina/theme.json', (text) => text.replace(mainColor, '"darkMainColour": '))
  await overlay().getByText('la-esquina/theme.json $.colorConfig').first().waitFor()
  const other = await browser.newPage()
  await other.goto(page.url())
  await other.locator('vite-error-overlay').getByText('darkMainColour').first().waitFor()
  copy.edit('tenants/la-esquina/theme.json', (text) =>
    text.replace(/"darkMainColour": /, '"darkMainColor": '),
  )
  await overlay().waitFor({ state: 'detached' })
  await other.locator('vite-error-overlay').waitFor({ state: 'detached' })
  await other.close()
})

test('an edit of the server exchanges it at the same address', async () => {
  copy.edit('src/server/pages/register-pages.ts', (text) =>
    text.replace('Disallow: /api/', 'Disallow: /edited/'),
  )
  await expect.poll(async () => (await fetch(`${copy.url}/robots.txt`)).text()).toContain('/edited/')
})
