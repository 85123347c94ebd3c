import type { Locator, Page } from 'playwright'

import { shownCode } from '#domain/shipments/access.ts'
import type { ConsoleToken, OrderMove } from '#generated/models.ts'
import { ADMIN_TOKEN, type TestServer } from './server.ts'
import type { OpenOptions, Site } from './site.ts'

const OPERATOR = { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' }

/** A token of a venue, as the operator makes it. */
export async function makeToken({ url }: TestServer, alias: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/branchcontacts/${alias}/tokens`, {
    method: 'POST',
    headers: OPERATOR,
    body: JSON.stringify({ label: 'Caja' }),
  })
  return ((await answer.json()) as ConsoleToken).token ?? ''
}

/** What another console, or a till, does with an order. */
export async function moveElsewhere({ url }: TestServer, code: string, body: OrderMove): Promise<void> {
  const target = `${url}/api/admin/orders/${code}/status`
  await fetch(target, { method: 'PUT', headers: OPERATOR, body: JSON.stringify(body) })
}

/** The console of a venue on a device of its own, signed in. */
export async function openConsole(site: Site, alias: string, options?: OpenOptions): Promise<Page> {
  const token = await makeToken(site.server, alias)
  const page = await site.open(`/console/${alias}`, options)
  await page.getByLabel('Token').fill(token)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('heading', { name: 'Pedidos', exact: true }).waitFor()
  return page
}

/** The row of an order on the board. */
export const orderRow = (page: Page, code: string): Locator =>
  page.getByRole('article', { name: `Pedido ${shownCode(code)}` })

/** Opens the row of an order, if it is closed. */
export async function openRow(page: Page, code: string): Promise<Locator> {
  const row = orderRow(page, code)
  const head = row.getByRole('button', { name: `Pedido ${shownCode(code)}`, exact: true })
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  return row
}

/** What stands on the row; the rest is inside. */
const NEXT = ['Confirmar', 'Aceptar', 'Listo', 'Anotar devolución']

/** Does something with an order on the board. */
export async function actOn(page: Page, action: string, code: string): Promise<void> {
  if (!NEXT.includes(action)) await openRow(page, code)
  await page.getByRole('button', { name: `${action}, pedido ${shownCode(code)}` }).click()
}
