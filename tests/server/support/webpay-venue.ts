import { rmSync } from 'node:fs'

import type { OrderCreated, OrderFollowUp, PaymentUrl } from '#generated/models.ts'
import { readConfig } from '#server/config.ts'
import { findOrderById } from '#server/repositories/orders-repository.ts'
import { API_KEY, COMMERCE, startTransbank } from '../payments/transbank-emulator.ts'
import { newKey, orderPayload } from './order-payload.ts'
import { paidTenants } from './paid-tenants.ts'
import { DINER_COOKIE, SATURDAY_NOON, testApp } from './test-app.ts'

export type Back = Record<string, string>

/** Where a diner who comes back from the bank is led. */
export const toOrder = (code: string, payment: string): string =>
  `/menu/bistro/order/${code}?payment=${payment}`

/** The bistro, in Chile, with the links of its bank; the bank stands on this machine. */
export async function webpayVenue() {
  const bank = await startTransbank()
  const { transbankAccounts } = readConfig({
    TRANSBANK_ACCOUNTS: JSON.stringify({ [COMMERCE]: { apiKey: API_KEY } }),
  })
  const config = { transbankAccounts, transbankApi: bank.url }
  const tenantsDir = paidTenants({
    bistro: { country: 'CL', online: { providerName: 'transbank', publicKey: COMMERCE } },
  })
  const options = { cookie: DINER_COOKIE, tenantsDir, config }
  const server = await testApp(options)

  async function place(): Promise<OrderCreated> {
    const body = await orderPayload(server, 'bistro', { payment: 'ONLINE' })
    const headers = { 'idempotency-key': newKey() }
    return (await server.call<OrderCreated>('POST', '/api/order', { body, headers })).body
  }
  const linkOf = ({ code, price }: OrderCreated) =>
    server.call<PaymentUrl>('POST', '/api/paymenturl', {
      body: { code, branchContactId: 'bistro', amount: price },
    })

  return {
    bank,
    server,
    /** of another server at the same bank */
    options,
    place,
    linkOf,
    read: async (code: string) =>
      (await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`)).body,
    /** As it is stored: nobody's look at it asks the bank. */
    orderOf: ({ id }: OrderCreated) => findOrderById(server.store.db, id),
    /** The venue cancels an order. */
    cancel: (code: string) =>
      server.call('PUT', `/api/admin/orders/${code}/status`, { admin: true, body: { status: 'CANCELED' } }),
    /** An order whose diner stands on the bank's page. */
    async atTheBank() {
      const order = await place()
      const { body } = await linkOf(order)
      const transaction = bank.transactions.find(({ token }) => token === body.token)
      if (transaction === undefined) throw new Error('No transaction')
      const path = new URL(transaction.return_url).pathname
      return { order, transaction, path, url: body.url, token: transaction.token }
    },
    byGet: (path: string, back: Back) =>
      server.call('GET', `${path}?${new URLSearchParams(back).toString()}`),
    byForm: (path: string, back: Back) =>
      server.call('POST', path, {
        body: new URLSearchParams(back).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    /** Moves the clock on from the beginning of the test. */
    after(ms: number) {
      server.time.now = new Date(SATURDAY_NOON.getTime() + ms)
    },
    reset() {
      server.time.now = SATURDAY_NOON
      bank.requests = []
      bank.next = []
    },
    async close() {
      await server.close()
      await bank.close()
      rmSync(tenantsDir, { recursive: true })
    },
  }
}

export type WebpayVenue = Awaited<ReturnType<typeof webpayVenue>>
