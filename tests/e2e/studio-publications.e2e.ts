// Longer than 300 lines: publishing and restoring, with all that others do meanwhile.

import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import type { StudioDraft, StudioTenant, StudioVersion, StudioVersions } from '#generated/models.ts'
import { editedTenants } from '../support/edited-tenants.ts'
import { call } from '../support/orders.ts'
import { ADMIN_TOKEN } from '../support/server.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { useSite } from '../support/site.ts'
import { openDraft, saved } from '../support/studio.ts'

const site = useSite({ tenantsDir: editedTenants({ 'la-esquina': () => undefined }) })

const headers = { authorization: `Bearer ${ADMIN_TOKEN}` }
const studio = () => `${site.server.url}/api/studio`
const makeDraft = async (lightMainColor?: string) => {
  const theme = { $schema: 'x', colorConfig: { colorModeType: 'AUTO', lightMainColor } }
  const files = lightMainColor === undefined ? [] : [{ path: 'theme.json', text: JSON.stringify(theme) }]
  const body = { tenant: 'la-esquina', files }
  return (await call<StudioDraft>(`${studio()}/drafts`, 'POST', { headers, body })).body
}
/** Somebody else publishes a brand of this colour. */
async function publishElsewhere(color: string): Promise<void> {
  const { id, revision } = await makeDraft(color)
  const { status } = await call<StudioVersion>(`${studio()}/drafts/${id}/publication`, 'POST', {
    headers,
    body: { revision, by: 'Beto', reason: `Todo ${color}` },
  })
  expect(status).toBe(200)
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Publicar la marca' })
const news = (page: Page, text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text)

async function paint(page: Page, color: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Principal, modo claro', exact: true }).fill(color)
  await page.getByText('Guardado', { exact: true }).waitFor({ state: 'hidden' })
  await saved(page)
}

async function askToPublish(page: Page, change: string): Promise<void> {
  await page.getByRole('button', { name: 'Publicar' }).click()
  await dialogOf(page).getByText(change).waitFor()
  const name = dialogOf(page).getByRole('textbox', { name: 'Tu nombre' })
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
  await name.fill('Ana')
  await dialogOf(page).getByRole('textbox', { name: 'Motivo' }).fill('Azul')
}

async function askToRestore(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Historial' }).click()
  const history = page.getByRole('dialog', { name: 'Historial' })
  await history
    .getByRole('button', { name: /^Restaurar lo del/ })
    .first()
    .click()
  return history
}

test('a brand that its own file keeps closed is published, and that nobody sees it is said before and after', async () => {
  const draft = await makeDraft('#123456')
  const text = draft.files.find(({ path }) => path === 'tenant.json')?.text ?? ''
  const closed = { ...(JSON.parse(text) as object), status: 'draft' }
  const files = [{ path: 'tenant.json', text: JSON.stringify(closed) }]
  const body = { revision: draft.revision, files }
  await call(`${studio()}/drafts/${draft.id}`, 'PATCH', { headers, body })
  const page = await openDraft(site, draft)
  await askToPublish(page, 'Los clientes no verán la marca: en tenant.json, "status" es "draft".')
  await dialogOf(page).getByRole('button', { name: 'Publicar' }).click()
  await news(page, 'Publicado. Los clientes todavía no ven la marca.').waitFor()
  const statusOf = async () => (await fetch(`${site.server.url}/menu/la-esquina`)).status
  expect(await statusOf()).toBe(404)

  // the version of before opens it, and the closed one closes it again, which is said too
  const open = await askToRestore(page)
  await open.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana')
  await open.getByRole('button', { name: 'Restaurar' }).click()
  await news(page, 'Versión restaurada').waitFor()
  expect(await statusOf()).toBe(200)
  const closing = await askToRestore(page)
  await closing.getByText('Los clientes no verán la marca: en esa versión, "status" es "draft".').waitFor()
  await closing.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana')
  await closing.getByRole('button', { name: 'Restaurar' }).click()
  await news(page, 'Versión restaurada. Los clientes no ven la marca.').waitFor()
  expect(await statusOf()).toBe(404)
  const again = await askToRestore(page)
  await again.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana')
  await again.getByRole('button', { name: 'Restaurar' }).click()
  await expect.poll(statusOf).toBe(200)
})

describe('a brand that others publish too', () => {
  test('what somebody else published is compared with, and is replaced only on a second press', async () => {
    const ana = await openDraft(site, await makeDraft())
    await paint(ana, '#003366')
    await publishElsewhere('#004d40')
    await askToPublish(ana, 'Cambia el color principal (claro): de #004d40 a #003366.')
    // and once more while she reads
    await publishElsewhere('#1b5e20')
    await dialogOf(ana).getByRole('button', { name: 'Publicar' }).click()
    await dialogOf(ana).getByText('La carpeta de la marca cambió mientras tanto.').waitFor()
    await dialogOf(ana).getByText('Cambia el color principal (claro): de #1b5e20 a #003366.').waitFor()
    // what she was not told of is not replaced either
    await publishElsewhere('#4a148c')
    await dialogOf(ana).getByRole('button', { name: 'Publicar de todos modos' }).click()
    await dialogOf(ana).getByText('Cambia el color principal (claro): de #4a148c a #003366.').waitFor()
    await dialogOf(ana).getByRole('button', { name: 'Publicar de todos modos' }).click()
    await news(ana, 'Publicado').waitFor()

    // what she was once told of is news again when it comes back
    await publishElsewhere('#4a148c')
    await paint(ana, '#01579b')
    await askToPublish(ana, 'de #4a148c a #01579b.')
    await dialogOf(ana).getByRole('button', { name: 'Publicar' }).click()
    await dialogOf(ana).getByText('La carpeta de la marca cambió mientras tanto.').waitFor()
  })

  test('who brings a version back publishes over it without a question', async () => {
    const ana = await openDraft(site, await makeDraft())
    await publishElsewhere('#b71c1c')
    const history = await askToRestore(ana)
    await history.getByRole('button', { name: 'Restaurar' }).click()
    await history.getByText('Escribe tu nombre.').waitFor()
    await history.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana')
    await history.getByRole('button', { name: 'Restaurar' }).click()
    await news(ana, 'Versión restaurada').waitFor()
    await paint(ana, '#0d47a1')
    await askToPublish(ana, 'a #0d47a1.')
    await dialogOf(ana).getByRole('button', { name: 'Publicar' }).click()
    await news(ana, 'Publicado').waitFor()
  })

  test('what somebody else publishes while the history is open is restored over on a second press', async () => {
    await publishElsewhere('#263238')
    const ana = await openDraft(site, await makeDraft())
    const history = await askToRestore(ana)
    await publishElsewhere('#3e2723')
    await history.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana')
    await history.getByRole('button', { name: 'Restaurar' }).click()
    await history.getByText('La carpeta de la marca cambió mientras tanto.').waitFor()
    // the list says what it is
    await history.getByRole('button', { name: 'Cancelar' }).click()
    await history.getByText('Todo #3e2723').waitFor()
    await history
      .getByRole('button', { name: /^Restaurar lo del/ })
      .first()
      .click()
    await publishElsewhere('#1a237e')
    await history.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana')
    await history.getByRole('button', { name: 'Restaurar' }).click()
    await history.getByRole('button', { name: 'Restaurar de todos modos' }).click()
    await news(ana, 'Versión restaurada').waitFor()
  })

  test('a version that is refused says why, fault by fault', async () => {
    await publishElsewhere('#263238')
    const ana = await openDraft(site, await makeDraft(), [/422/])
    const fault = {
      file: 'la-esquina/messages.es.json',
      path: '$.gone',
      found: "'gone'",
      expected: 'a known key',
    }
    const json = {
      type: 'about:blank',
      title: 'Refused',
      status: 422,
      code: 'DRAFT_REFUSED',
      faults: [fault],
    }
    await ana.route('**/restoration', (route) => route.fulfill({ status: 422, json }))
    const history = await askToRestore(ana)
    await history.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana')
    await history.getByRole('button', { name: 'Restaurar' }).click()
    const reasons = history.getByRole('list', { name: 'Tiene errores y no se publicó.' })
    await reasons.getByText('la-esquina/messages.es.json $.gone: ').waitFor()
  })

  test('a draft that another tab changed is published once it was chosen whose state holds', async () => {
    const draft = await makeDraft('#0d47a1')
    const [ana, beto] = [await openDraft(site, draft), await openDraft(site, draft)]
    const solve = async (choice: string) => {
      const conflict = ana.getByRole('dialog', { name: 'Otra persona cambió este borrador' })
      await conflict.getByRole('list', { name: 'De su versión a la tuya' }).waitFor()
      await conflict.getByRole('button', { name: choice }).click()
      await conflict.waitFor({ state: 'hidden' })
      await saved(ana)
    }
    await paint(beto, '#880e4f')
    await askToPublish(ana, 'a #0d47a1.')
    const publish = dialogOf(ana).getByRole('button', { name: 'Publicar' })
    await publish.click()
    await solve('Usar la otra')
    await dialogOf(ana).getByText('a #880e4f.').waitFor()
    await dialogOf(ana).getByText('Otra persona cambió este borrador.').waitFor()
    // and again while she reads: hers was saved long ago, and is saved over it
    await paint(beto, '#33691e')
    await publish.click()
    await solve('Guardar la mía')
    await publish.click()
    await news(ana, 'Publicado').waitFor()
    const { body } = await call<StudioTenant>(`${studio()}/tenants/la-esquina`, 'GET', { headers })
    expect(body.files.find(({ path }) => path === 'theme.json')?.text).toContain('#880e4f')
  })

  test('an answer that comes after its dialog was left closes no other one', async () => {
    await publishElsewhere('#33691e')
    const ana = await openDraft(site, await makeDraft())
    const answer = await holdAnswers(ana, '**/restoration')
    const history = await askToRestore(ana)
    await history.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana')
    await history.getByRole('button', { name: 'Restaurar' }).click()
    await ana.keyboard.press('Escape')
    await history.waitFor({ state: 'hidden' })
    await ana.getByRole('button', { name: 'Publicar' }).click()
    const reason = dialogOf(ana).getByRole('textbox', { name: 'Motivo' })
    await reason.fill('Lo que ya escribí')
    await answer()
    await news(ana, 'Versión restaurada').waitFor()
    expect(await reason.inputValue()).toBe('Lo que ya escribí')
  })

  test('a restoration that fails is told to who has left its dialog too', async () => {
    await publishElsewhere('#1b5e20')
    const ana = await openDraft(site, await makeDraft(), [/503/])
    // what the server answers while its database restarts
    const json = { type: 'about:blank', title: 'Unavailable', status: 503, code: 'UNAVAILABLE' }
    await ana.route('**/restoration', (route) => route.fulfill({ status: 503, json }))
    const answer = await holdAnswers(ana, '**/restoration')
    const history = await askToRestore(ana)
    await history.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana')
    await history.getByRole('button', { name: 'Restaurar' }).click()
    await ana.keyboard.press('Escape')
    await history.waitFor({ state: 'hidden' })
    await answer()
    await news(ana, 'No se publicó. Inténtalo de nuevo.').waitFor()
  })

  test('the history of a brand is read to its end, page after page', async () => {
    const at = site.server.time.now.toISOString()
    const version = (nth: number): StudioVersion => ({
      id: `v${nth}`,
      hash: `h${nth}`,
      at,
      by: 'Ana',
      reason: `Motivo ${nth}`,
      summary: [],
      changes: [],
      current: nth === 0,
    })
    const all = Array.from({ length: 130 }, (_, nth) => version(nth))
    const ana = await openDraft(site, await makeDraft())
    await ana.route('**/versions?*', (route) => {
      const { searchParams } = new URL(route.request().url())
      const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name)))
      const versions = all.slice(offset, (offset ?? 0) + (limit ?? 0))
      return route.fulfill({ json: { versions, total: all.length, version: 'h0' } satisfies StudioVersions })
    })
    await ana.getByRole('button', { name: 'Historial' }).click()
    const history = ana.getByRole('dialog', { name: 'Historial' })
    const items = history.getByRole('listitem')
    await expect.poll(() => items.count()).toBe(100)
    const more = history.getByRole('button', { name: 'Ver más versiones' })
    await more.click()
    await expect.poll(() => items.count()).toBe(130)
    await more.waitFor({ state: 'detached' })
    const reached = () => ana.evaluate(() => document.activeElement?.closest('li')?.textContent)
    expect(await reached()).toContain('Motivo 100')
  })

  test('of two versions that are asked for the later one is shown, though the earlier is answered first', async () => {
    const { time } = site.server
    for (const color of ['#004d40', '#e65100']) {
      // each has a moment of its own, by which it is called
      time.now = new Date(time.now.getTime() + 3_600_000)
      await publishElsewhere(color)
    }
    const ana = await openDraft(site, await makeDraft())
    const history = ana.getByRole('dialog', { name: 'Historial' })
    await ana.getByRole('button', { name: 'Historial' }).click()
    const looks = history.getByRole('button', { name: /^Ver la versión del/ })
    const ask = async (place: number) => {
      const asked = ana.waitForRequest('**/versions/*')
      await looks.nth(place).click()
      return (await asked).url()
    }
    const held = new Map<string, () => void>()
    await ana.route('**/versions/*', async (route) => {
      await new Promise<void>((release) => {
        held.set(route.request().url(), release)
      })
      await route.continue()
    })
    const [first, second] = [await ask(0), await ask(1)]
    const moment = (await looks.nth(1).getAttribute('aria-label'))?.replace('Ver la versión del ', '') ?? ''
    const letGo = async (url: string) => {
      const answered = ana.waitForResponse(url)
      await expect.poll(() => held.has(url)).toBe(true)
      held.get(url)?.()
      await (await answered).finished()
    }
    await letGo(first)
    await letGo(second)
    await ana.getByText(`Ves la versión del ${moment}`).waitFor()
  })

  test('a version that was asked for and left again is not shown', async () => {
    await publishElsewhere('#1b5e20')
    const ana = await openDraft(site, await makeDraft())
    const history = ana.getByRole('dialog', { name: 'Historial' })
    const look = async () => {
      await ana.getByRole('button', { name: 'Historial' }).click()
      await history
        .getByRole('button', { name: /^Ver la versión del/ })
        .first()
        .click()
    }
    const shown = ana.getByText(/^Ves la versión del/)
    await ana.getByRole('button', { name: 'Historial' }).waitFor()
    const answer = await holdAnswers(ana, '**/versions/*')
    await look()
    await ana.keyboard.press('Escape')
    await history.waitFor({ state: 'hidden' })
    await answer()
    expect(await shown.count()).toBe(0)
    await look()
    await shown.waitFor()
  })
})
