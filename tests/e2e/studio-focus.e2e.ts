import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import type { StudioDraft, StudioVersion } from '#generated/models.ts'
import { editedTenants } from '../support/edited-tenants.ts'
import { call } from '../support/orders.ts'
import { ADMIN_TOKEN } from '../support/server.ts'
import { useSite } from '../support/site.ts'
import { menuFrame, openDraft, openStudio } from '../support/studio.ts'

const site = useSite({ tenantsDir: editedTenants({ 'la-esquina': () => undefined }) })

const NOTE = { path: 'LEEME.md', text: 'Notas de la marca' }
const post = async <T>(path: string, body: object) => {
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` }
  return (await call<T>(`${site.server.url}/api/studio/drafts${path}`, 'POST', { headers, body })).body
}
/** Presses the brand. @returns whether the server holds what it is looked at with */
const openBrand = async (page: Page) => {
  // the list of drafts is read at the same address
  const answer = page.waitForResponse(
    (one) => one.request().method() === 'POST' && one.url().endsWith('/api/studio/drafts'),
  )
  await press(buttonIn(page, /^La Esquina la-esquina/))
  await menuFrame(page).getByRole('heading', { level: 1 }).waitFor()
  const { id } = (await (await answer).json()) as StudioDraft
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` }
  return async () => (await fetch(`${site.server.url}/api/studio/drafts/${id}`, { headers })).ok
}
const makeDraft = () => post<StudioDraft>('', { tenant: 'la-esquina', files: [NOTE] })

/** What has the focus, as it is read: never the page as a whole. */
const hasFocus = async (target: Locator) => {
  await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true)
}
const press = async (target: Locator) => {
  await target.focus()
  await target.press('Enter')
}
const buttonIn = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name })

describe('the focus in the studio, by keyboard', () => {
  test('follows from the start into a brand and back', async () => {
    const page = await openStudio(site)
    await hasFocus(page.getByRole('heading', { name: 'Estudio', level: 1 }))
    const isHeld = await openBrand(page)
    expect(await isHeld()).toBe(true)
    await page.getByText('Sin cambios', { exact: true }).waitFor()
    await hasFocus(page.getByRole('heading', { name: 'La Esquina', level: 1, exact: true }))
    // reading goes on from the name in the bar: before it stands the way back
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Borradores' }).waitFor()
    await hasFocus(page.getByRole('heading', { name: 'Estudio', level: 1 }))
    // a brand that was only looked at leaves nothing behind
    await expect.poll(isHeld).toBe(false)
    expect(await buttonIn(page, /^Descartar/).count()).toBe(0)
    const isStillHeld = await openBrand(page)
    await page.goto('about:blank')
    await expect.poll(isStillHeld).toBe(false)
  })

  test('is on what was read of picked files, on the buttons again after Cancelar, and on the draft that is made', async () => {
    const page = await openStudio(site)
    const pick = async () => {
      const chooser = page.waitForEvent('filechooser')
      await press(buttonIn(page, 'Elegir archivo'))
      const theme = Buffer.from('{"colorConfig":{"colorModeType":"AUTO","lightMainColor":"#003366"}}')
      await (await chooser).setFiles({ name: 'azul.json', mimeType: 'application/json', buffer: theme })
    }
    const read = page.getByText('azul.json es un tema. Elige qué marca lo usará.')
    await pick()
    await hasFocus(read)
    await press(buttonIn(page, 'Cancelar'))
    await hasFocus(buttonIn(page, 'Elegir archivo'))
    await pick()
    await hasFocus(read)
    await press(buttonIn(page, 'Crear borrador'))
    await menuFrame(page).getByRole('heading', { level: 1 }).waitFor()
    await hasFocus(page.getByRole('heading', { name: 'azul.json', level: 1 }))
  })

  test('stays inside of the dialogs whose content changes', async () => {
    const draft = await makeDraft()
    await post(`/${draft.id}/links`, { note: 'Para Inés' })
    const page = await openDraft(site, draft)
    await press(buttonIn(page, 'Compartir'))
    const share = page.getByRole('dialog', { name: 'Compartir el borrador' })
    await press(buttonIn(share, 'Anular enlace'))
    await share.getByRole('link').waitFor({ state: 'detached' })
    await hasFocus(share.getByRole('textbox', { name: 'Para quién (opcional)' }))
    await page.keyboard.press('Escape')
    await share.waitFor({ state: 'hidden' })

    await press(buttonIn(page, 'Importar'))
    const imported = page.getByRole('dialog', { name: 'Importar un menú o un tema' })
    const csv = Buffer.from('Categoría;Nombre;Precio\nNovedades;Tarta de prueba;1.000\n')
    await imported
      .locator('input[type=file]')
      .setInputFiles({ name: 'carta.csv', mimeType: 'text/csv', buffer: csv })
    await hasFocus(imported.getByText('Formato: tabla CSV'))
    await press(buttonIn(imported, 'Otro archivo'))
    await hasFocus(buttonIn(imported, 'Elegir archivo'))
  })

  test('is inside of the history on the way to a restoration, and on the screens after it', async () => {
    const draft = await makeDraft()
    const named = { revision: draft.revision, by: 'Ana', reason: 'Una nota' }
    await post<StudioVersion>(`/${draft.id}/publication`, named)
    const page = await openDraft(site, draft)
    await press(buttonIn(page, 'Historial'))
    const history = page.getByRole('dialog', { name: 'Historial' })
    await press(buttonIn(history, /^Restaurar lo del/).first())
    await hasFocus(history.getByText(/^La marca vuelve a ser como el/))
    await press(buttonIn(history, 'Cancelar'))
    const see = buttonIn(history, /^Ver la versión/).first()
    await hasFocus(see)
    await see.press('Enter')
    await page.getByText(/^Ves la versión del/).waitFor()
    await press(buttonIn(page.getByRole('main'), 'Restaurar'))
    await history.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana')
    await press(buttonIn(history, 'Restaurar'))
    await page.getByRole('region', { name: 'Avisos' }).getByText('Versión restaurada').waitFor()
    const stage = page.getByRole('region', { name: 'Pantallas' })
    await hasFocus(buttonIn(stage, 'Estado anterior'))
  })
})
