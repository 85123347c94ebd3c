import sharp from 'sharp'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import type { StudioDraft, StudioTenants } from '#generated/models.ts'
import { editedTenants } from '../support/edited-tenants.ts'
import { call } from '../support/orders.ts'
import { ADMIN_TOKEN } from '../support/server.ts'
import { useSite } from '../support/site.ts'
import { brandColor, LARGE, menuFrame, openDraft, saved, signIn } from '../support/studio.ts'

const site = useSite({ tenantsDir: editedTenants({ 'la-esquina': () => undefined }) })

const headers = { authorization: `Bearer ${ADMIN_TOKEN}` }
const draftsPath = () => `${site.server.url}/api/studio/drafts`
const makeDraft = async () =>
  (await call<StudioDraft>(draftsPath(), 'POST', { headers, body: { tenant: 'la-esquina' } })).body
/** What the server holds of a draft's theme. */
const keptTheme = async ({ id }: StudioDraft) => {
  const { body } = await call<StudioDraft>(`${draftsPath()}/${id}`, 'GET', { headers })
  return body.files.find(({ path }) => path === 'theme.json')?.text ?? ''
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const MAIN = 'Principal, modo claro'
const BANNER = 'Banner promocional, modo claro'

test('of many brands the first are shown, and how many more there are; the rest is found by name', async () => {
  const page = await site.open('/studio', { viewport: LARGE })
  const brand = (nth: number): StudioTenants['tenants'][number] => ({
    alias: `marca-${nth}`,
    name: `Marca ${nth}`,
    kind: 'branch',
    status: 'draft',
    version: 'h',
    appliedAt: site.server.time.now.toISOString(),
  })
  const tenants = Array.from({ length: 75 }, (_, nth) => brand(nth))
  await page.route('**/api/studio/tenants?*', (route) =>
    route.fulfill({ json: { tenants, total: tenants.length } satisfies StudioTenants }),
  )
  await signIn(page)
  const brands = page.getByRole('region', { name: 'Marcas' })
  await brands.getByText('Hay 15 marcas más. Búscalas por su nombre.').waitFor()
  expect(await brands.getByRole('listitem').count()).toBe(60)
  await brands.getByRole('searchbox').fill('marca 74')
  await brands.getByRole('button', { name: /Marca 74/ }).waitFor()
  expect(await brands.getByText('marcas más').count()).toBe(0)
})

describe('the drafts of the studio', () => {
  test('a token that was changed on the server is asked for over the editor, and what was not saved is', async () => {
    const draft = await makeDraft()
    const page = await openDraft(site, draft, [/401/])
    const changed = 'a-token-that-the-operator-changed'
    await page.route('**/api/studio/**', (route) => {
      const { authorization } = route.request().headers()
      if (authorization === `Bearer ${changed}`)
        return route.continue({ headers: { ...route.request().headers(), ...headers } })
      return route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED' } })
    })
    await field(page, MAIN).fill('#1b5e20')
    const dialog = page.getByRole('dialog', { name: 'Token de operador' })
    await dialog.getByText('Este token no sirve en este servidor.').waitFor()
    await dialog.getByLabel('Token de operador').fill(changed)
    await page.keyboard.press('Enter')
    await expect.poll(() => keptTheme(draft)).toContain('#1b5e20')
    await saved(page)
    expect(await dialog.count()).toBe(0)
  })

  test('two people with one draft: whoever saves later sees what differs and chooses, and can take it back', async () => {
    const draft = await makeDraft()
    const [ana, beto] = [await openDraft(site, draft), await openDraft(site, draft)]
    const before = await field(ana, BANNER).inputValue()
    await field(beto, MAIN).fill('#004d40')
    await expect.poll(() => keptTheme(draft)).toContain('#004d40')

    // hers over his: his colour is gone, and his page hears of it when he saves again
    await field(ana, BANNER).fill('#ffe0b2')
    const dialog = ana.getByRole('dialog', { name: 'Otra persona cambió este borrador' })
    const differences = dialog.getByRole('list', { name: 'De su versión a la tuya' })
    await differences.getByText('#004d40').waitFor()
    await differences.getByText('#ffe0b2').waitFor()
    expect(await keptTheme(draft)).not.toContain('#ffe0b2')
    await dialog.getByRole('button', { name: 'Guardar la mía' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => keptTheme(draft)).toContain('#ffe0b2')
    await saved(ana)
    expect(await keptTheme(draft)).not.toContain('#004d40')

    // put off, it can be solved later; hers is taken, and what he had is one undo away
    await field(beto, MAIN).fill('#1b5e20')
    const his = beto.getByRole('dialog', { name: 'Otra persona cambió este borrador' })
    await his.waitFor()
    await beto.keyboard.press('Escape')
    await his.waitFor({ state: 'hidden' })
    await beto.getByRole('button', { name: 'Resolver' }).click()
    await his.getByRole('button', { name: 'Usar la otra' }).click()
    await his.waitFor({ state: 'hidden' })
    await saved(beto)
    expect(await field(beto, BANNER).inputValue()).toBe('#ffe0b2')
    await expect.poll(() => brandColor(menuFrame(beto))).toBe('#8c1d18')
    expect(await keptTheme(draft)).not.toContain('#1b5e20')
    await beto.keyboard.press('Control+z')
    await expect.poll(() => brandColor(menuFrame(beto))).toBe('#1b5e20')
    expect(await field(beto, BANNER).inputValue()).toBe(before)
  })

  test('a picture is chosen, shown in its field and on the page, and taken back; what is no picture is refused', async () => {
    const draft = await makeDraft()
    const page = await openDraft(site, draft)
    const logo = page.getByRole('group', { name: 'Logo horizontal' })
    const before = await logo.getByText(/\.\w+$/).innerText()
    const choose = async (name: string, mimeType: string, buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser')
      await logo.getByRole('button', { name: 'Cambiar imagen: Logo horizontal' }).click()
      await (await chooser).setFiles({ name, mimeType, buffer })
    }
    await choose('carta.pdf', 'application/pdf', Buffer.from('%PDF-1.7'))
    await page.getByText('Usa una imagen SVG, PNG, JPG, WebP o AVIF.').waitFor()
    expect(await logo.innerText()).toContain(before)

    const banner = { width: 500, height: 50, channels: 3, background: '#0a7' } as const
    await choose('Logo Nuevo.png', 'image/png', await sharp({ create: banner }).png().toBuffer())
    await page.getByText('Logo horizontal: imagen nueva').waitFor()
    await logo.getByText('logo-nuevo.png').waitFor()
    await expect.poll(() => keptTheme(draft)).toContain('logo-nuevo.png')
    // ten times as wide as high: no other logo of the brand is
    const shape = () =>
      menuFrame(page)
        .getByRole('banner')
        .locator('img')
        .first()
        .evaluate((image) =>
          image instanceof HTMLImageElement ? image.naturalWidth / image.naturalHeight : 0,
        )
    await expect.poll(shape).toBeCloseTo(10, 0)

    await page.keyboard.press('Control+z')
    await logo.getByText(before).waitFor()
    await expect.poll(shape).toBeLessThan(9)
    await expect.poll(() => keptTheme(draft)).not.toContain('logo-nuevo.png')
  })

  test('a key that no theme has is an error that can be taken out, and put back', async () => {
    const theme = { $schema: 'x', colorConfig: { colorModeType: 'AUTO', lightMainColor: '#123456' } }
    const text = JSON.stringify({ ...theme, fontFamliy: 'Inter', fontFamily: 'Lora' })
    const { body: draft } = await call<StudioDraft>(draftsPath(), 'POST', {
      headers,
      body: { tenant: 'la-esquina', files: [{ path: 'theme.json', text }] },
    })
    const page = await site.open(`/studio?draft=${draft.id}`, { viewport: LARGE })
    await signIn(page)
    const said = 'theme.json, fontFamliy: no existe en este archivo'
    const stage = page.getByRole('region', { name: 'Pantallas' })
    await stage.getByText(said).waitFor()
    await page.getByText('Errores: 1', { exact: true }).waitFor()
    // nothing was ever drawn of this draft
    expect(await page.getByText('última versión correcta').count()).toBe(0)
    await page.getByRole('button', { name: 'Publicar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publicar la marca' })
    await dialog.getByRole('list', { name: 'Errores que impiden publicar' }).getByText(said).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await stage.getByRole('button', { name: 'Quitar: fontFamliy' }).press('Enter')
    await menuFrame(page).getByRole('heading', { level: 1 }).waitFor()
    await page.getByText('Errores: 0', { exact: true }).waitFor()
    expect(await keptTheme(draft)).not.toContain('fontFamliy')
    expect(await keptTheme(draft)).toContain('Lora')
    await page.keyboard.press('Control+z')
    await stage.getByText(said).waitFor()
    // the page that was drawn before is still there
    await stage.getByText('Las pantallas muestran la última versión correcta.').waitFor()
    await page.getByRole('button', { name: 'Reparar todo' }).click()
    await stage.getByText(said).waitFor({ state: 'detached' })
    await saved(page)
    expect(await keptTheme(draft)).not.toContain('fontFamliy')
  })
})
