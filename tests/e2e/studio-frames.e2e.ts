import type { Page } from 'playwright'
import { expect, test } from 'vitest'

import { brandColor, menuFrame, openStudio, saved } from '../support/studio.ts'
import { useSite } from '../support/site.ts'

const site = useSite()

const make = (page: Page) => page.getByRole('button', { name: 'Crear borrador' }).click()
const frame = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`)

async function chooseTheme(page: Page, lightMainColor: string): Promise<void> {
  const buffer = Buffer.from(JSON.stringify({ colorConfig: { lightMainColor, colorModeType: 'AUTO' } }))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'theme.json', mimeType: 'application/json', buffer })
  await page.getByText('theme.json es un tema. Elige qué marca lo usará.').waitFor()
  await page.getByRole('combobox', { name: 'Marca' }).selectOption('la-esquina')
  await make(page)
  await menuFrame(page).getByRole('heading', { level: 1 }).waitFor()
}

test('a folder that somebody chooses becomes a draft with its menu and its pictures', async () => {
  const page = await openStudio(site)
  await page.locator('input[type=file]').nth(1).setInputFiles('tenants/cafe-aurora')
  await page.getByText(/^cafe-aurora: leímos \d+ archivos\.$/).waitFor()
  await make(page)
  const menu = menuFrame(page)
  await menu.getByRole('heading', { level: 1 }).waitFor()
  const pictures = () =>
    menu
      .locator('img')
      .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length)
  await expect.poll(pictures).toBeGreaterThan(0)
})

test('the screen stands at 360, 768 and 1280 px beside each other, and each follows an edit', async () => {
  const page = await openStudio(site)
  await chooseTheme(page, '#1b5e20')
  expect(await brandColor(menuFrame(page))).toBe('#1b5e20')
  await page.getByText('Tres anchos', { exact: true }).click()
  for (const width of [360, 768, 1280]) {
    const shown = frame(page, `Menú, ${width} px, Claro`)
    await shown.getByRole('heading', { level: 1 }).waitFor()
    expect(await shown.locator('html').evaluate(() => innerWidth)).toBe(width)
  }
  await page.getByRole('textbox', { name: 'Principal, modo claro', exact: true }).fill('#33691e')
  for (const width of [360, 768, 1280])
    await expect.poll(() => brandColor(frame(page, `Menú, ${width} px, Claro`))).toBe('#33691e')
  await saved(page)
})

test('before and after: what diners see beside the draft, with a line between them that keys move', async () => {
  const page = await openStudio(site)
  await chooseTheme(page, '#1b5e20')
  await page.getByRole('button', { name: 'Antes y después' }).click()
  const published = frame(page, 'Menú, 360 px, Claro, publicado')
  await published.getByRole('heading', { level: 1 }).waitFor()
  await menuFrame(page).getByRole('heading', { level: 1 }).waitFor()
  expect([await brandColor(published), await brandColor(menuFrame(page))]).toEqual(['#8c1d18', '#1b5e20'])
  const line = page.getByRole('slider', { name: 'Línea entre lo publicado y el borrador' })
  const draft = page.locator('[data-layer]').filter({ has: page.locator('iframe[title$="Claro"]') })
  const cut = () => draft.evaluate((layer) => getComputedStyle(layer).clipPath)
  expect(await cut()).toContain('50%')
  await line.press('ArrowRight')
  await expect.poll(cut).toContain('55%')
})
