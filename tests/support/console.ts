import type { Page } from 'playwright'

import type { ConsoleToken, OrderMove } from '#generated/models.ts'
import { ADMIN_TOKEN } from './server.ts'
import type { TestServer } from './server.ts'
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
