import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import type { LedgerReport } from '#generated/models.ts'
import { shownCode } from '#domain/shipments/access.ts'
import { readConfig } from '#server/config.ts'
import { actOn, moveElsewhere, openConsole, openRow } from '../support/console.ts'
import { audit } from '../support/diner.ts'
import { placeOrder } from '../support/orders.ts'
import { holdAnswers } from '../support/hold-answers.ts'
import { useSite } from '../support/site.ts'

const account = {
  accessToken: 'access-token-of-the-test',
  webhookSecret: 'secret-of-the-test',
  payerEmail: 'caja@example.com',
}
const { mercadoPagoAccounts } = readConfig({
  MERCADO_PAGO_ACCOUNTS: JSON.stringify({ 'TEST-a-key': account }),
})
const site = useSite({ config: { mercadoPagoAccounts } })

const VENUE = 'la-esquina'
const HEADINGS = 'SOURCE_ID;TRANSACTION_TYPE;TRANSACTION_AMOUNT;TRANSACTION_CURRENCY;TRANSACTION_DATE'

test('a settlement file is read, its faults are told by line, and money that does not match is listed', async () => {
  const page = await openConsole(site, VENUE, { expected: [/400/] })
  await page.getByRole('link', { name: 'Caja' }).click()
  const upload = async (text: string) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Subir informe' }).click()
    await (await chooser).setFiles({ name: 'informe.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  }
  await page.getByText('Todavía no subiste un informe de estos días.').waitFor()
  await upload('otra;tabla\n1;2')
  await page.getByText('No reconocemos este archivo.').waitFor()
  await page.getByText('Faltan columnas: mercado-pago: TRANSACTION_TYPE').waitFor()
  await page.getByText('El archivo tiene: otra, tabla.').waitFor()
  const day = '2026-11-18T09:00:00.000-03:00'
  await upload(`${HEADINGS}\n77;SETTLEMENT;1250.00;ARS;${day}\n78;SETTLEMENT;mucho;ARS;${day}`)
  await page.getByText('Movimientos: 1; nuevos: 1.').waitFor()
  await page.getByText('Línea 3: columna TRANSACTION_AMOUNT').waitFor()
  const row = page
    .getByRole('table', { name: 'Dinero que no coincide' })
    .getByRole('row', { name: 'Sin pedido' })
  expect(await row.innerText()).toMatch(/Cobro, Mercado Pago\s.*77\s.*1\.250/s)
  expect(await audit(page)).toEqual([])
  // the days outlive a reload
  await page.getByLabel('Desde').fill('2026-11-17')
  await page.getByLabel('Hasta').fill('2026-11-18')
  await page.getByRole('button', { name: 'Ver', exact: true }).click()
  const heading = page.getByRole('heading', { name: 'Caja del 17/11/2026 al 18/11/2026' })
  await heading.waitFor()
  await page.reload()
  await heading.waitFor()
  await row.waitFor()
  await page.getByRole('button', { name: 'Hoy' }).click()
  await heading.waitFor({ state: 'detached' })
})

test('days that there is no report of are gone with a press on today', async () => {
  const page = await openConsole(site, VENUE)
  await page.getByRole('link', { name: 'Caja' }).click()
  const last = page.getByLabel('Hasta')
  const today = await last.inputValue()
  await last.fill('2026-11-01')
  await page.getByRole('button', { name: 'Ver', exact: true }).click()
  const fault = page.getByText('Elige un día igual o posterior al primero.')
  await fault.waitFor()
  await page.getByRole('button', { name: 'Hoy' }).click()
  await fault.waitFor({ state: 'detached' })
  expect(await last.inputValue()).toBe(today)
})

test('[ROUTE-09] a page that takes its time says so, and the way back leads to the link that led away', async () => {
  const page = await openConsole(site, VENUE)
  const arrive = await holdAnswers(page, '**/companion/*.js')
  await page.getByRole('link', { name: 'Caja' }).click()
  const loading = page.getByRole('heading', { name: 'Cargando…' })
  await loading.waitFor()
  await arrive()
  await page.getByRole('heading', { name: /^Caja/, level: 1 }).waitFor()
  expect(await loading.count()).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Caja')
})

test('money given back on a slow line goes back once, and stands in the books with its reason', async () => {
  const { code } = await placeOrder(site.server, VENUE, {
    choices: [{ plate: 'empanada-de-pollo', quantity: 2 }],
  })
  await moveElsewhere(site.server, code, { status: 'ACCEPTED', paid: true })
  const page = await openConsole(site, VENUE, { expected: [/ERR_FAILED/] })
  const dialog = page.getByRole('dialog')
  const giveBack = async (amount: string, reason: string) => {
    await dialog.getByLabel('Monto a devolver').fill(amount)
    await dialog.getByLabel('Motivo').fill(reason)
    await dialog.getByRole('button', { name: `Devolver $ ${amount}` }).click()
  }
  await actOn(page, 'Devolver dinero', code)
  // the server takes both sends, and no answer comes back
  await page.route('**/refunds', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await giveBack('100', 'Faltó la bebida')
  const unknown = page.getByText(/^Sin respuesta: no sabemos si el pedido/)
  await unknown.first().waitFor()
  await dialog.getByText('De este pedido ya se devuelven $ 100.').waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  await giveBack('100', 'Faltó la bebida')
  await dialog.waitFor({ state: 'hidden' })
  const money = (await openRow(page, code)).getByRole('region', { name: 'Dinero' })
  await money.getByText('Faltó la bebida').waitFor()
  expect(await money.getByText('Devolución', { exact: true }).count()).toBe(1)

  await page.getByRole('link', { name: 'Caja' }).click()
  const open = page.getByRole('button', { name: `Ver el dinero del pedido ${shownCode(code)}` })
  await open.first().click()
  await dialog.getByText('Caja (Gerencia)').waitFor()
  expect(await audit(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Devolver dinero' }).click()
  await giveBack('50', 'Llegó frío')
  await page.keyboard.press('Escape')
  await page.getByText('Devolución: Llegó frío').waitFor()
  for (const status of ['READY', 'DELIVERED'] as const) await moveElsewhere(site.server, code, { status })
})

test('a payment that was noted by mistake is told as that, in the sums and as a movement', async () => {
  const { code } = await placeOrder(site.server, VENUE, { choices: [{ plate: 'empanada-de-pollo' }] })
  for (const paid of [true, false]) await moveElsewhere(site.server, code, { status: 'ACCEPTED', paid })
  const page = await openConsole(site, VENUE)
  await page.getByRole('link', { name: 'Caja' }).click()
  const row = page
    .getByRole('table', { name: 'Movimientos' })
    .getByRole('row', { name: shownCode(code) })
    .filter({ hasText: 'Cobro anulado' })
  await row.waitFor()
  await page.getByText('Anotado por error (1)').waitFor()
  const cash = page.getByRole('table', { name: 'Efectivo a rendir' })
  await cash.getByRole('columnheader', { name: 'Anotado por error' }).waitFor({ state: 'attached' })
  expect(await audit(page)).toEqual([])
  // nothing of it is left to show
  await row.getByRole('button').click()
  await page.getByRole('dialog').getByText('Este pedido no tiene cobros').waitFor()
  await page.keyboard.press('Escape')
  for (const status of ['READY', 'DELIVERED'] as const) await moveElsewhere(site.server, code, { status })
})

describe('more movements than a page holds', () => {
  type Books = Pick<LedgerReport, 'from' | 'to' | 'rowCount'>
  /** The books of a venue with so many movements, each like its first one. */
  async function openBooks(books: Books): Promise<Page> {
    const { code } = await placeOrder(site.server, VENUE, { choices: [{ plate: 'empanada-de-pollo' }] })
    for (const status of ['ACCEPTED', 'READY', 'DELIVERED'] as const)
      await moveElsewhere(site.server, code, { status })
    const page = await openConsole(site, VENUE)
    await page.route('**/api/admin/ledger?*', async (route) => {
      const url = new URL(route.request().url())
      const asked = url.searchParams
      const [offset, limit] = [Number(asked.get('offset')), Number(asked.get('limit') ?? 50)]
      asked.set('offset', '0')
      const told = (await (await route.fetch({ url: url.href })).json()) as LedgerReport
      const [first] = told.rows
      const length = Math.max(0, Math.min(limit, books.rowCount - offset))
      const rows = Array.from({ length }, (_, at) => ({ ...first, id: `movement-${offset + at}` }))
      await route.fulfill({ json: { ...told, ...books, rows } })
    })
    await page.getByRole('link', { name: 'Caja' }).click()
    await page.getByText(`Del 1 al 50 de ${books.rowCount}`).waitFor()
    return page
  }
  const TODAY = { from: '2026-11-18', to: '2026-11-18' }

  test('are turned by the keyboard, and a new day begins with its first page', async () => {
    const books = { ...TODAY, rowCount: 70 }
    const page = await openBooks(books)
    await page.getByRole('button', { name: 'Siguientes' }).press('Enter')
    const place = page.getByText('Del 51 al 70 de 70')
    await place.waitFor()
    expect(await place.evaluate((element) => element === document.activeElement)).toBe(true)
    // the place is told at once, its rows come with the answer
    const rows = page.getByRole('table', { name: 'Movimientos' }).getByRole('row')
    await expect.poll(() => rows.count()).toBe(1 + 20)
    Object.assign(books, { from: '2026-11-19', to: '2026-11-19', rowCount: 60 })
    // as whoever comes back to the page
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await page.getByRole('heading', { name: 'Caja del 19/11/2026' }).waitFor()
    await page.getByText('Del 1 al 50 de 60').waitFor()
  })

  test('are all on paper', async () => {
    const books = { ...TODAY, rowCount: 270 }
    const page = await openBooks(books)
    await page.evaluate(() => {
      window.print = () => {
        const table = [...document.querySelectorAll('table')].at(-1)
        document.title = `${table?.tBodies[0]?.rows.length} printed`
        window.dispatchEvent(new Event('afterprint'))
      }
    })
    const print = async () => {
      await page.getByRole('button', { name: 'Imprimir' }).click()
      await expect.poll(() => page.title()).toMatch(/printed$/)
      return page.title()
    }
    expect(await print()).toBe('270 printed')
    await page.getByText('Del 1 al 50 de 270').waitFor()
    // more than a printer is given
    books.rowCount = 4_321
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await page.getByText('Del 1 al 50 de 4321').waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.getByText('Los 4321 movimientos están en el archivo CSV.').waitFor()
    expect(await page.getByRole('table', { name: 'Movimientos' }).isVisible()).toBe(false)
    // a sheet of A4 within its margins has room for tables, and is white whatever the mode
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.setViewportSize({ width: 718, height: 1_000 })
    const row = page.getByRole('table', { name: 'Efectivo a rendir' }).getByRole('row').last()
    expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe('table-row')
    const paper = page.getByRole('main')
    expect(await paper.evaluate((main) => getComputedStyle(main).backgroundColor)).toBe('rgb(255, 255, 255)')
    expect(await page.getByText('Con la tecnología de').isVisible()).toBe(false)
  })
})
