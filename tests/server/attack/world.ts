import { randomBytes } from 'node:crypto'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { OpenSandbox } from '#server/payments/embedded/embedded-payments.ts'
import { openPayments } from '#server/payments/payments.ts'
import { projectRoot } from '#server/project-root.ts'
import type { OrderCreated, StudioDraft } from '#generated/models.ts'
import { PLACES_KEY, startPlaces } from '../geocoding/emulators.ts'
import { editTenant } from '../../support/edited-tenants.ts'
import { venueToken } from '../support/console.ts'
import { BY_CARD, deliveries, riderCalls } from '../support/deliveries.ts'
import { NEAR, newKey, orderPayload, type PayloadOptions } from '../support/order-payload.ts'
import { paidTenants } from '../support/paid-tenants.ts'
import { SHIFT_CODE, startShift, type RiderOnShift } from '../support/shift.ts'
import { ADMIN_TOKEN, callApp, DINER_COOKIE, testApp, type TestApp } from '../support/test-app.ts'

/** The venue whose things are asked for, and another one with the same menu, of another tenant. */
export const OWN = 'bistro'
export const OTHER = 'vecino'
const OTHER_SHIFT_CODE = '975310'
export const BRANCH = 'bistro-casa'
export const PHONE = '+5491155550000'
export const MODE = 'bistro.take-away'
export const STRANGER = `vitrina_device=${'x'.repeat(43)}`
export const OPERATOR = `Bearer ${ADMIN_TOKEN}`
/** Of the people whose orders are in the world: what answers to others must not hold. */
export const MARKS = ['Ana Pérez', '5550000', 'Timbre 2', 'Tocar el 3B']

export type World = Awaited<ReturnType<typeof openWorld>>

/** A server with two tenants, and everything that a request can name, made when it is asked for. */
export async function openWorld() {
  const tenantsDir = paidTenants({
    [OTHER]: { country: 'AR', online: { providerName: 'embedded', publicKey: 'k' } },
  })
  cpSync(
    join(projectRoot(), 'tenants/la-esquina/assets/logo.svg'),
    join(tenantsDir, 'bistro/assets/logo.svg'),
  )
  const theme = { $schema: '../../theme.schema.json', logos: { custom: 'logo.svg' } }
  writeFileSync(join(tenantsDir, 'bistro/theme.json'), JSON.stringify(theme))
  editTenant(tenantsDir, 'kiosk', (branch, _contact, tenant) => {
    branch.oneTimeCodes = true
    tenant.hosts = ['kiosk.example']
  })
  const account = { accessToken: 'APP_USR-x', webhookSecret: 'a-secret', payerEmail: 'a@example.com' }
  const { mercadoPagoAccounts } = readConfig({ MERCADO_PAGO_ACCOUNTS: JSON.stringify({ k: account }) })
  const places = await startPlaces()
  const plain = await testApp({
    tenantsDir,
    config: {
      mercadoPagoAccounts,
      webhooksToLoopback: true,
      placesUrl: places.url,
      placesKey: PLACES_KEY,
    },
  })
  const clock = () => plain.time.now
  const payments = await openPayments({ config: plain.config, store: plain.store, clock, randomBytes })
  const app = await buildApp({ store: plain.store, config: plain.config, clock, payments })
  const server: TestApp = {
    ...plain,
    app,
    call: (method, url, call = {}) => callApp(app, method, url, { cookie: DINER_COOKIE, ...call }),
  }
  const till = await venueToken(server, OWN, 'Caja', 'MANAGER')
  const foreignTill = await venueToken(server, OTHER, 'Otra caja', 'MANAGER')
  const shiftCode = await server.call('PUT', `/api/admin/branchcontacts/${OTHER}/shiftcode`, {
    body: { code: OTHER_SHIFT_CODE },
    admin: true,
  })
  if (shiftCode.status !== 204) throw new Error(shiftCode.text)
  return {
    server,
    sandbox: payments.sandbox as OpenSandbox,
    /** bearers of the two venues */
    till: `Bearer ${till.token}`,
    foreignTill: `Bearer ${foreignTill.token}`,
    ...thingsOf(server),
    async close() {
      await app.close()
      await plain.close()
      await places.close()
      rmSync(tenantsDir, { recursive: true })
    },
  }
}

/** What requests name, made anew with each call, since most of it can be used up. */
function thingsOf(server: TestApp) {
  const { call, store, time, app } = server
  const made = deliveries(server)
  let people = 0
  const nextPhone = () => `+54911555${String((people += 1)).padStart(5, '0')}`
  const ask = async <T>(method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown): Promise<T> => {
    const answer = await call<T>(method, url, { body, admin: true })
    if (answer.status >= 300) throw new Error(`${method} ${url}: ${answer.status} ${answer.text}`)
    return answer.body
  }
  const later = () => {
    time.now = new Date(time.now.getTime() + 1_000)
  }

  const place = async (options: PayloadOptions = {}): Promise<OrderCreated> => {
    later()
    const body = await orderPayload(server, OWN, {
      ...options,
      form: { notes: 'Tocar el 3B', location: NEAR, ...options.form },
    })
    const headers = { 'idempotency-key': newKey() }
    const answer = await call<OrderCreated>('POST', '/api/order', { body, headers })
    if (answer.status >= 300) throw new Error(answer.text)
    return answer.body
  }
  const move = (code: string, ...statuses: string[]) =>
    statuses.reduce<Promise<unknown>>(
      (before, status) => before.then(() => ask('PUT', `/api/admin/orders/${code}/status`, { status })),
      Promise.resolve(),
    )
  const rider = (branchContact = OWN): Promise<RiderOnShift> =>
    startShift(server, {
      branchContact,
      phone: nextPhone(),
      name: 'Rita Ríos',
      code: branchContact === OTHER ? OTHER_SHIFT_CODE : SHIFT_CODE,
    })
  /** A delivery that a rider carries as far as a status. */
  const carried = async (...statuses: Parameters<ReturnType<typeof riderCalls>['move']>[1][]) => {
    const { code, shipment } = await made.ready(BY_CARD)
    const carrier = await rider()
    for (const status of statuses) await riderCalls(server, carrier).move(shipment.id, status)
    return { code, shipment, carrier }
  }
  /** Two shipments that may go together. */
  const pair = async () => [(await made.ready(BY_CARD)).shipment.id, (await made.ready(BY_CARD)).shipment.id]

  return {
    made,
    ask,
    place,
    move,
    rider,
    carried,
    nextPhone,
    work: () => app.worker.runDue(),
    rowOf: made.orderOf,
    later,
    store,
    time,
    /** An order with what its venue asked of it. */
    placedAnd: async (...statuses: string[]) => {
      const order = await place()
      await move(order.code, ...statuses)
      return order
    },
    draft: (tenant: string) => ask<StudioDraft>('POST', '/api/studio/drafts', { tenant }),
    pair,
    stack: async () => {
      const body = { shipmentIds: await pair() }
      return ask<{ id: string }>('POST', `/api/admin/branchcontacts/${OWN}/stacks`, body)
    },
    webhook: () =>
      ask<{ id: string }>('POST', `/api/admin/branchcontacts/${OWN}/webhooks`, {
        url: 'http://127.0.0.1:9/till',
        topics: ['venue.paused'],
      }),
  }
}
