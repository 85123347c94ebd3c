import type { Page } from 'playwright'

import type { CartItem, OrderCreated, OrderFollowUp, OrderStatus } from '#generated/models.ts'

import { newKey, orderPayload, type PayloadOptions } from '../server/support/order-payload.ts'
import { DINER_COOKIE, type Answer, type CallOptions } from '../server/support/test-app.ts'
import { ADMIN_TOKEN, type TestServer } from './server.ts'

export async function call<T>(
  url: string,
  method: string,
  { body, headers }: CallOptions = {},
): Promise<Answer<T>> {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await answer.text()
  const { status } = answer
  if (!answer.ok) throw new Error(`${method} ${url} answered ${status}: ${text}`)
  return { status, body: JSON.parse(text) as T, headers: Object.fromEntries(answer.headers), text }
}

/** An order that the device of {@link DINER} placed before the test begins, as the storefront would send it. */
export async function placeOrder(
  { url, store, time }: TestServer,
  alias: string,
  options: PayloadOptions,
): Promise<OrderCreated> {
  const payload = await orderPayload(
    { call: (method, path, more) => call(url + path, method, more), store, time },
    alias,
    options,
  )
  const headers = { 'idempotency-key': newKey(), cookie: DINER_COOKIE }
  const { body } = await call<OrderCreated>(`${url}/api/order`, 'POST', { body: payload, headers })
  return body
}

/** An order of this browser's own device session, without filling the checkout. */
export async function placeOrderAs(
  page: Page,
  alias: string,
  options: PayloadOptions,
): Promise<OrderCreated> {
  const send = sendFrom(page)
  const body = await orderPayload({ call: send }, alias, options)
  const headers = { 'idempotency-key': newKey() }
  return (await send<OrderCreated>('POST', '/api/order', { body, headers })).body
}

/** Items of a cart as the storefront sends them, at today's prices. */
export async function itemsOf(page: Page, alias: string, options: PayloadOptions): Promise<CartItem[]> {
  return (await orderPayload({ call: sendFrom(page) }, alias, options)).items
}

const sendFrom =
  (page: Page) =>
  async <T>(method: string, path: string, { body, headers }: CallOptions = {}): Promise<Answer<T>> => {
    const answer = await page.request.fetch(path, { method, headers, data: body })
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
    const text = await answer.text()
    return { status: answer.status(), body: JSON.parse(text) as T, headers: answer.headers(), text }
  }

/** The venue moves an order. */
export async function moveOrder({ url }: TestServer, code: string, status: OrderStatus): Promise<void> {
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` }
  await call(`${url}/api/admin/orders/${code}/status`, 'PUT', { body: { status }, headers })
}

/** The orders of a venue as its operator lists them, newest first. */
export async function listOrders({ url }: TestServer, alias: string): Promise<OrderFollowUp[]> {
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` }
  const path = `/api/admin/orders?branchContactId=${alias}&limit=100`
  return (await call<{ orders: OrderFollowUp[] }>(url + path, 'GET', { headers })).body.orders
}

/** The order whose page this is, or is about to be. */
export async function orderOfPage(page: Page): Promise<OrderFollowUp> {
  await page.waitForURL(/\/order\//)
  const [, , alias, , code] = new URL(page.url()).pathname.split('/')
  const answer = await page.request.get(`/api/diner/${alias}/order/${code}`)
  return (await answer.json()) as OrderFollowUp
}
