import type { ConsoleToken, OrderCreated, TokenRole } from '#generated/models.ts'
import { newKey, orderPayload, type PayloadOptions } from './order-payload.ts'
import type { CallOptions, TestApp } from './test-app.ts'

/** A token of a venue, made by the operator. */
export async function venueToken(
  { call }: TestApp,
  alias: string,
  label = 'Caja',
  role?: TokenRole,
): Promise<ConsoleToken> {
  const url = `/api/admin/branchcontacts/${alias}/tokens`
  return (await call<ConsoleToken>('POST', url, { admin: true, body: { label, role } })).body
}

/** What a request with a venue's token carries. */
export const bearer = ({ token = '' }: ConsoleToken): Pick<CallOptions, 'headers'> => ({
  headers: { authorization: `Bearer ${token}` },
})

/** An order as a diner places it. */
export async function placeAt(
  server: TestApp,
  alias: string,
  options?: PayloadOptions,
): Promise<OrderCreated> {
  const body = await orderPayload(server, alias, options)
  const headers = { 'idempotency-key': newKey() }
  return (await server.call<OrderCreated>('POST', '/api/order', { body, headers })).body
}
