import { sql } from 'drizzle-orm'
import type { Request } from 'playwright'
import { expect, test } from 'vitest'

import { cardField, chooseCard, fillCard } from '../support/card.ts'
import { openAccount } from '../support/account.ts'
import { fillCustomer, openCheckout, send } from '../support/checkout.ts'
import { addToCart } from '../support/diner.ts'
import { useSite } from '../support/site.ts'
import { CARD_NUMBER } from '../server/support/card.ts'

const log: string[] = []
const site = useSite({ config: { logLevel: 'debug' }, logStream: { write: (line) => void log.push(line) } })

/** The number as it stands on the card and as it is typed, also where it was encoded on its way. */
const FORMS = [CARD_NUMBER, '4509 9535 6623 3704', '4509-9535-6623-3704', '4509%209535', '4509+9535']
const holdsNumber = (text: string): boolean => FORMS.some((form) => text.includes(form))

async function databaseText(): Promise<string> {
  const { db } = site.server.store
  const listed = await db.execute(
    sql`select table_schema, table_name from information_schema.tables where table_schema in ('public', 'drizzle')`,
  )
  const { rows } = listed as { rows: { table_schema: string; table_name: string }[] }
  expect(rows.map(({ table_name }) => table_name)).toEqual(
    expect.arrayContaining(['orders', 'payments', 'sandbox_tokens', 'sandbox_payments', 'outbox']),
  )
  const tables: string[] = []
  for (const { table_schema, table_name } of rows) {
    const content = await db.execute(sql.raw(`select * from "${table_schema}"."${table_name}"`))
    tables.push(`${table_name} ${JSON.stringify((content as { rows: unknown[] }).rows)}`)
  }
  return tables.join('\n')
}

test('[PAY-01] the number of a card reaches neither our server nor its storage nor a log', async () => {
  const page = await site.open('/menu/la-esquina', { expected: [/422/] })
  const requests: Request[] = []
  page.context().on('request', (request) => requests.push(request))
  await addToCart(page, { path: '/menu/la-esquina/Para%20llevar/empanadas/empanada-de-pollo' })
  await openCheckout(page)
  await fillCustomer(page)
  await chooseCard(page)
  await fillCard(page, 'OTHE')
  await send(page).click()
  await page
    .getByRole('group', { name: 'Datos de la tarjeta' })
    .getByText(/^El pago no pudo ser procesado\./)
    .waitFor()
  await cardField(page, 'Nombre como figura en la tarjeta').fill('APRO')
  await send(page).click()
  await page.getByText('Pago procesado con éxito.').waitFor()
  await page.waitForURL(/\/order\//)

  const told = await Promise.all(
    requests.map(async (request) => ({
      origin: new URL(request.url()).origin,
      text: [request.url(), request.postData(), JSON.stringify(await request.allHeaders())].join('\n'),
    })),
  )
  const ours = told.filter(({ origin }) => origin === site.server.url)
  // What is looked for is there to be found: in the provider's own frame, and nowhere else.
  expect(told.filter(({ origin, text }) => origin !== site.server.url && holdsNumber(text))).toHaveLength(2)
  expect(ours.some(({ text }) => text.includes('/api/order'))).toBe(true)
  expect(ours.filter(({ text }) => holdsNumber(text))).toEqual([])

  expect(log.some((line) => line.includes('/api/order'))).toBe(true)
  expect(log.some((line) => line.includes('/tokens'))).toBe(true)
  expect(log.filter(holdsNumber)).toEqual([])

  const stored = await databaseText()
  expect(stored).toContain('APPROVED')
  expect(holdsNumber(stored)).toBe(false)

  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)).join(' '),
  )
  expect(holdsNumber(kept)).toBe(false)
})

test('[ACCT-01e] nothing of the card stays in its fields for who orders next', async () => {
  const page = await site.open('/menu/la-esquina')
  await addToCart(page, { path: '/menu/la-esquina/Para%20llevar/empanadas/empanada-de-pollo' })
  await openCheckout(page)
  await fillCustomer(page)
  await chooseCard(page)
  await fillCard(page, 'APRO')
  await (
    await openAccount(page)
  )
    .getByRole('button', { name: 'Olvidar mis datos en este dispositivo' })
    .click()
  await expect.poll(() => cardField(page, 'Nombre como figura en la tarjeta').inputValue()).toBe('')
  expect(await cardField(page, 'Número de la tarjeta').inputValue()).toBe('')
})
