import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { editedTenants } from '../support/edited-tenants.ts'
import { DESKTOP, PHONE, useSite } from '../support/site.ts'

const COLORS = {
  lightMainColor: '#7a1f3d',
  darkMainColor: '#ffb3c6',
  buttonBorderedColorLight: '#0b5d3b',
  buttonBorderedColorDark: '#8fe3b8',
  mainBackgroundColorLight: '#fff8f0',
  mainBackgroundColorDark: '#1b1416',
  mainTextColorLight: '#2b1b12',
  mainTextColorDark: '#fdf3ea',
}
const PATTERN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#e8c7a0"/></svg>'

/** La Esquina with colours of its own and a drawing behind its header; Café Aurora with no brand at all. */
function brandedTenants(): string {
  const folder = editedTenants({
    'la-esquina': (branch) => {
      branch.generalConfig = {
        ...branch.generalConfig,
        onlineMarketingConfig: {
          title: 'Comé en La Esquina',
          description: 'Desde 1974.',
          keywords: ['bodegón', 'Almagro'],
        },
      }
    },
    'cafe-aurora': () => undefined,
  })
  const file = join(folder, 'la-esquina', 'theme.json')
  const theme = JSON.parse(readFileSync(file, 'utf8')) as { logos: object }
  const logos = { ...theme.logos, background: 'fondo.svg' }
  writeFileSync(join(folder, 'la-esquina', 'assets', 'fondo.svg'), PATTERN)
  const colorConfig = { ...COLORS, colorModeType: 'AUTO' }
  writeFileSync(file, JSON.stringify({ ...theme, colorConfig, fontFamily: 'Lora', logos }))
  writeFileSync(
    join(folder, 'cafe-aurora', 'theme.json'),
    JSON.stringify({ $schema: '../theme.schema.json' }),
  )
  return folder
}
const site = useSite({ tenantsDir: brandedTenants() })

/** What the browser made of the page's own colours and font. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color, fontFamily } = getComputedStyle(document.body)
    return { backgroundColor, color, fontFamily }
  })
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

test.each([
  ['light', COLORS.mainBackgroundColorLight, COLORS.mainTextColorLight, COLORS.buttonBorderedColorLight],
  ['dark', COLORS.mainBackgroundColorDark, COLORS.mainTextColorDark, COLORS.buttonBorderedColorDark],
] as const)(
  '[THEME-01a] the colours and the font of the brand are those of its pages: %s',
  async (colorScheme, ground, letters, button) => {
    const page = await site.open('/menu/la-esquina', { colorScheme })
    const { backgroundColor, color, fontFamily } = await looks(page)
    expect([backgroundColor, color]).toEqual([rgb(ground), rgb(letters)])
    expect(fontFamily).toMatch(/^"?Lora/)
    const heading = page.getByRole('heading', { level: 1 })
    expect(await heading.evaluate((node) => getComputedStyle(node).fontFamily)).toMatch(/^"?Lora/)
    await page.goto('/menu/la-esquina/Para%20llevar/empanadas/empanada-de-pollo')
    expect(await looks(page)).toEqual({ backgroundColor, color, fontFamily })
    const add = page.getByRole('button', { name: /^Agregar · / })
    expect(await add.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe(rgb(button))
  },
)

test('[THEME-01c] a folder without a brand has the colours of the specification', async () => {
  const page = await site.open('/menu/cafe-aurora')
  expect(await looks(page)).toMatchObject({ backgroundColor: rgb('#f5f5f5'), color: rgb('#1C1C1C') })
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await site.open('/menu/cafe-aurora', { colorScheme: 'dark' })
  expect((await looks(dark)).color).toMatch(/^rgb\((?:28, 28, 28|255, 255, 255)\)$/)
})

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('[THEME-01b] the four logos of the brand are drawn: %s', async (_device, viewport) => {
  const page = await site.open('/menu/la-esquina', { viewport })
  const { branchContact } = (await (await page.request.get('/api/diner/la-esquina')).json()) as {
    branchContact: { branch: Record<string, string> }
  }
  const { branch } = branchContact
  const banner = (branch['customBannerLogoURL'] ?? '').replace(/-\d+\.webp$/, '')
  for (const file of [
    branch['customLogoURL'],
    branch['customHorizontalLogoURL'],
    branch['customBackgroundLogoURL'],
    banner,
  ]) {
    expect(file).toMatch(/^\/files\//)
    const picture = page.locator(`img[src^="${file}"]`).first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0)
    const box = await picture.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(20)
  }
})

test('[API-03] search engines and link previews learn what the branch wants them to', async () => {
  const page = await site.open('/menu/la-esquina')
  const content = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).first().getAttribute('content')
  expect(await content('og:title')).toBe('Comé en La Esquina')
  expect(await content('description')).toBe('Desde 1974.')
  expect(await content('keywords')).toBe('bodegón, Almagro')
  await page.goto('/menu/la-esquina/Para%20llevar/empanadas/empanada-de-pollo')
  expect(await content('og:title')).toContain('Empanada de pollo')
})

test('[SHELL-09a] the address of a file of this server has its host, and opens the file', async () => {
  const page = await site.open('/menu/la-esquina')
  for (const type of ['LOGO', 'HORIZONTAL_LOGO', 'BACKGROUND_LOGO', 'BANNER_LOGO']) {
    const answer = await page.request.get(`/api/diner/file/la-esquina/url?type=${type}`)
    const { url } = (await answer.json()) as { url: string }
    expect(url).toMatch(new RegExp(`^${site.server.url}/files/`))
    const file = await page.request.get(url)
    expect([file.status(), file.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//) as string,
    ])
  }
  const preview = page.locator('meta[property="og:image"]')
  expect(await preview.getAttribute('content')).toMatch(new RegExp(`^${site.server.url}/files/`))
})
