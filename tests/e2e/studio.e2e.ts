import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import { auditPage } from '#audit/audit-page.ts'
import { rules } from '#audit/rules/index.ts'
import type { StudioDraft, StudioLink } from '#generated/models.ts'
import { orders } from '#server/db/schema/orders.ts'
import { expectFocus } from '../a11y/keyboard.ts'
import { fillCustomer, openCheckout, send } from '../support/checkout.ts'
import { addToCart } from '../support/diner.ts'
import { editedTenants } from '../support/edited-tenants.ts'
import { call } from '../support/orders.ts'
import { ADMIN_TOKEN } from '../support/server.ts'
import { useSite } from '../support/site.ts'
import { brandColor, LARGE, menuFrame, openStudio, saved, signIn } from '../support/studio.ts'

const asTheyAre = () => undefined
const tenantsDir = editedTenants({ 'la-esquina': asTheyAre, 'cafe-aurora': asTheyAre })
const site = useSite({ tenantsDir })

/** What our own audit calls an error in the studio, as another window shows it; the screens in its frames are audited as such. */
async function auditStudio(page: Page, window = LARGE, colorScheme?: 'dark'): Promise<string[]> {
  await page.setViewportSize(window)
  await page.emulateMedia({ colorScheme })
  const frames = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('iframe{visibility:hidden}')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return sheet
  })
  const found = await auditPage(page, rules)
  await frames.evaluate((sheet) => sheet.replaceSync(''))
  await page.emulateMedia({ colorScheme: null })
  await page.setViewportSize(LARGE)
  return found
    .filter(({ level }) => level === 'error')
    .map(({ rule, target, message }) => `${rule} ${target}: ${message}`)
}

const mainOf = (page: Page) => brandColor(menuFrame(page))
const liveMain = async (path: string) => {
  const page = await site.open(path)
  return page.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--main'))
}

describe('the studio', () => {
  test('a brand from the choice to the publication and back', async () => {
    const page = await site.open('/studio', { viewport: LARGE, expected: [/401/] })
    const token = page.getByLabel('Token de operador')
    await page.getByRole('button', { name: 'Ingresar' }).press('Enter')
    await page.getByText('Escribe el token para continuar.').waitFor()
    await expectFocus(token, 'a missing token')
    await token.fill('no-es-este')
    await page.getByRole('button', { name: 'Ingresar' }).press('Enter')
    await page.getByText('Este token no sirve en este servidor.').waitFor()
    await expectFocus(token, 'a token that the server refused')
    await signIn(page)
    await page.getByRole('heading', { name: 'Estudio', level: 1 }).waitFor()
    await page.getByLabel('Buscar una marca').fill('esquina')
    await page.getByRole('button', { name: 'La Esquina' }).click()
    await menuFrame(page).getByRole('heading', { level: 1, name: 'La Esquina Almagro' }).waitFor()
    const published = await mainOf(page)
    expect(published).toBe('#8c1d18')

    // an edit shows in the page that is open, which is not loaded again
    await menuFrame(page)
      .locator('html')
      .evaluate((root) => root.setAttribute('data-same-page', ''))
    const main = page.getByRole('textbox', { name: 'Principal, modo claro', exact: true })
    await main.fill('#003366')
    await expect.poll(() => mainOf(page)).toBe('#003366')
    await page.waitForURL(/\/studio\?draft=/)
    expect(await menuFrame(page).locator('html[data-same-page]').count()).toBe(1)

    // what is wrong is said beside its field and never shown
    await main.fill('#GG')
    const fault = '"#GG" no es un color. Escribe un código como #F78700.'
    await page.getByRole('region', { name: 'Campos' }).getByText(fault).waitFor()
    expect(await main.getAttribute('aria-invalid')).toBe('true')
    expect(await mainOf(page)).toBe('#003366')
    await page.getByRole('button', { name: 'Publicar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publicar la marca' })
    await dialog.getByRole('list', { name: 'Errores que impiden publicar' }).getByText(fault).waitFor()
    expect(await dialog.getByRole('button', { name: 'Publicar' }).getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await main.fill('#003366')

    // a text that cannot be read: the pair, the repair, undo and redo
    const description = page.getByRole('textbox', { name: 'Descripción, modo claro', exact: true })
    await description.fill('#dad9d9')
    await page.getByText('La descripción casi no se lee: #DAD9D9').waitFor()
    await page.getByRole('button', { name: 'Aceptar: Descripción, modo claro' }).click()
    const repaired = await description.inputValue()
    expect(repaired).not.toBe('#dad9d9')
    await page.keyboard.press('Control+z')
    await expect.poll(() => description.inputValue()).toBe('#dad9d9')
    await page.keyboard.press('Control+Shift+Z')
    await expect.poll(() => description.inputValue()).toBe(repaired)
    await page.getByText('Avisos: 0', { exact: true }).waitFor()

    // what diners see now, for as long as it is held: a page of its own, over the draft's
    const hold = page.getByRole('button', { name: 'Ver lo publicado' })
    const diners = page.locator('iframe[title="Menú, 360 px, Claro, publicado"]')
    await hold.focus()
    await page.keyboard.down(' ')
    await diners.contentFrame().getByRole('heading', { level: 1, name: 'La Esquina Almagro' }).waitFor()
    expect(await brandColor(diners.contentFrame())).toBe(published)
    expect(await mainOf(page)).toBe('#003366')
    await page.keyboard.up(' ')
    await diners.waitFor({ state: 'hidden' })
    for (const isPressed of [true, false]) {
      await hold.dispatchEvent('click')
      await page.getByRole('button', { name: 'Ver lo publicado', pressed: isPressed }).waitFor()
      await diners.waitFor({ state: isPressed ? 'visible' : 'hidden' })
    }

    // a state with a cart finds one, and the cart of this browser stays where it is
    await page.evaluate(() => localStorage.setItem('vitrina.cart', 'mine'))
    const states = page.getByRole('combobox', { name: 'Pantalla y estado' })
    await states.selectOption('Menú con pedido armado')
    await page
      .frameLocator('iframe[title="Menú con pedido armado, 360 px, Claro"]')
      .getByRole('link', { name: /Ver pedido/ })
      .waitFor()
    expect(await page.evaluate(() => localStorage.getItem('vitrina.cart'))).toBe('mine')
    await states.selectOption('Menú')
    await saved(page)

    // somebody else sees the draft; diners do not
    await page.getByRole('button', { name: 'Compartir' }).click()
    await page.getByRole('button', { name: 'Crear enlace' }).click()
    const link = page.getByRole('dialog').getByRole('link')
    await link.waitFor()
    const address = new URL((await link.getAttribute('href')) ?? '').pathname
    expect(await liveMain(address)).toBe('#003366')
    expect(await liveMain('/menu/la-esquina')).toBe(published)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Publicar' }).click()
    await dialog.getByText('Cambia el color principal (claro): de #8c1d18 a #003366.').waitFor()
    await dialog.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana Pérez')
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Azul de invierno')
    await dialog.getByRole('button', { name: 'Publicar' }).click()
    await page.getByRole('region', { name: 'Avisos' }).getByText('Publicado').waitFor()
    expect(await liveMain('/menu/la-esquina')).toBe('#003366')

    await page.getByRole('button', { name: 'Historial' }).click()
    const history = page.getByRole('dialog', { name: 'Historial' })
    await history.getByText('Azul de invierno').waitFor()
    // the version is looked at in the frames first
    await history
      .getByRole('button', { name: /^Ver la versión/ })
      .first()
      .click()
    const older = page.frameLocator('iframe[title="Menú, 360 px, Claro, versión anterior"]')
    await older.getByRole('heading', { level: 1, name: 'La Esquina Almagro' }).waitFor()
    expect(await brandColor(older)).toBe(published)
    await page.getByRole('main').getByRole('button', { name: 'Restaurar' }).click()
    await history.getByRole('button', { name: 'Restaurar' }).click()
    await page.getByRole('region', { name: 'Avisos' }).getByText('Versión restaurada').waitFor()
    expect(await liveMain('/menu/la-esquina')).toBe(published)
  })

  test('its own screens pass the audit that it holds brands to; the pairs are in sight under any warnings', async () => {
    const page = await openStudio(site)
    await page.getByRole('button', { name: /^La Esquina la-esquina/ }).waitFor()
    expect(await auditStudio(page, { width: 768, height: 1024 }, 'dark')).toEqual([])
    await page.getByRole('button', { name: /^La Esquina la-esquina/ }).click()
    await menuFrame(page).getByRole('heading', { level: 1 }).waitFor()
    expect(await auditStudio(page)).toEqual([])
    await page.getByRole('button', { name: 'Publicar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publicar la marca' })
    await dialog.getByText('El borrador es igual a lo publicado.').waitFor()
    const nothing = dialog.getByRole('button', {
      name: 'Publicar',
      description: 'No hay cambios que publicar.',
    })
    expect(await nothing.getAttribute('aria-disabled')).toBe('true')
    expect(await auditStudio(page, { width: 360, height: 780 }, 'dark')).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    for (const field of ['Principal', 'Texto principal', 'Descripción'])
      for (const [mode, color] of [
        ['modo claro', '#fbf6ee'],
        ['modo oscuro', '#222222'],
      ])
        await page.getByRole('textbox', { name: `${field}, ${mode}`, exact: true }).fill(`${color}`)
    await page.setViewportSize({ width: 1280, height: 800 })
    const warnings = page.getByRole('region', { name: 'Errores y avisos' })
    await expect.poll(() => warnings.getByRole('listitem').count()).toBeGreaterThan(3)
    expect((await warnings.boundingBox())?.height).toBeGreaterThan(200)
    const box = await page.getByRole('table').getByText('sobre ventana').first().boundingBox()
    expect((box?.y ?? 800) + (box?.height ?? 0)).toBeLessThan(800)
    expect(await auditStudio(page, { width: 1280, height: 800 })).toEqual([])
  })

  test('through a shared link everything can be looked at, and nothing is ordered', async () => {
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` }
    const api = `${site.server.url}/api/studio/drafts`
    const { body: draft } = await call<StudioDraft>(api, 'POST', { headers, body: { tenant: 'la-esquina' } })
    const { body: link } = await call<StudioLink>(`${api}/${draft.id}/links`, 'POST', { headers, body: {} })
    const { pathname } = new URL(link.url)
    const visitor = await site.open(pathname, { expected: [/403/] })
    await addToCart(visitor, { path: `${pathname}/Para%20llevar/empanadas/empanada-de-pollo`, quantity: 2 })
    await openCheckout(visitor, pathname.slice('/menu/'.length))
    await fillCustomer(visitor)
    await send(visitor).click()
    const why = 'Esto es un borrador de la tienda: puedes mirarlo todo, pero no se puede pedir.'
    await visitor.getByRole('main').getByText(why).first().waitFor()
    expect(new URL(visitor.url()).pathname).toBe(`${pathname}/checkout`)
    expect(await site.server.store.db.select().from(orders)).toEqual([])
  })

  test('a zip with a fault, by keyboard alone: said with file and field, mended, taken back', async () => {
    const page = await openStudio(site)
    const root = join(tenantsDir, 'cafe-aurora')
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    const zip = zipSync({
      ...Object.fromEntries(
        files.map(({ parentPath, name }) => {
          const path = join(parentPath, name)
          return [`aurora/${path.slice(root.length + 1)}`, readFileSync(path)] as const
        }),
      ),
      'aurora/theme.json': strToU8(
        readFileSync(join(root, 'theme.json'), 'utf8').replace('"large"', '"enorme"'),
      ),
    })
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'aurora.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })
    await page.getByText('theme.json, radius: no es una de las opciones').waitFor()
    await page.getByRole('button', { name: 'Crear borrador' }).focus()
    await page.keyboard.press('Enter')
    const corners = page.getByRole('group', { name: 'Esquinas' })
    await corners.waitFor()
    await page.getByText('no es una de las opciones').first().waitFor()

    // arrow keys choose a radio button; the fault is gone, and back after undo
    await corners.getByRole('radio', { name: 'Rectas' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.getByText('no es una de las opciones').count()).toBe(0)
    await menuFrame(page).getByRole('heading', { level: 1 }).waitFor()
    const radius = () =>
      menuFrame(page)
        .locator('html')
        .evaluate((element) => getComputedStyle(element).getPropertyValue('--radius-m'))
    expect(await radius()).toBe('6px')
    await page.keyboard.press('ArrowRight')
    await expect.poll(radius).toBe('12px')
    await page.keyboard.press('Control+z')
    await expect.poll(radius).toBe('6px')
    await saved(page)

    // a menu of another system: refused with its place, then what it changes, taken, and taken back as one step
    await page.getByRole('button', { name: 'Importar' }).focus()
    await page.keyboard.press('Enter')
    const imported = page.getByRole('dialog', { name: 'Importar un menú o un tema' })
    const bring = (text: string) =>
      imported
        .locator('input[type=file]')
        .setInputFiles({ name: 'carta.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await bring('uno;dos\n1;2\n')
    await imported.getByRole('alert').getByText('Falta una fila con los títulos').waitFor()
    await bring('Categoría;Nombre;Precio;Secreto\nNovedades;Tarta de prueba;1.000;sí\n')
    await imported.getByRole('list', { name: 'Qué cambia' }).getByText('«Tarta de prueba»').waitFor()
    await imported.getByText('Secreto').first().waitFor()
    await imported.getByRole('button', { name: 'Usar en el borrador' }).press('Enter')
    const cake = menuFrame(page).getByText('Tarta de prueba').first()
    await cake.waitFor()
    await page.keyboard.press('Control+z')
    await cake.waitFor({ state: 'detached' })
    await menuFrame(page).getByRole('heading', { level: 1 }).waitFor()
    await saved(page)

    await page.getByRole('radio', { name: 'Claro y oscuro' }).focus()
    await page.keyboard.press('Space')
    await page
      .frameLocator('iframe[title="Menú, 360 px, Oscuro"]')
      .getByRole('heading', { level: 1 })
      .waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar' }).focus()
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toBe('cafe-aurora.zip')
    await page.getByRole('button', { name: 'Volver al inicio' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Borradores' }).waitFor()
    await page.getByRole('button', { name: /^cafe-aurora/ }).waitFor()
  })
})
