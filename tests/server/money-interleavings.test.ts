import { rmSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readConfig } from '#server/config.ts'
import { Payments } from '#server/payments/payments.ts'
import { startEmulator } from './payments/mercado-pago-emulator.ts'
import { API_KEY, COMMERCE, startTransbank } from './payments/transbank-emulator.ts'
import { FaultyBank } from './support/faulty-bank.ts'
import { interleave } from './support/money-market.ts'
import { faultySide, mercadoPagoSide, webpaySide } from './support/money-sides.ts'
import { paidTenants } from './support/paid-tenants.ts'
import { besideApp, DINER_COOKIE, SATURDAY_NOON, testApp } from './support/test-app.ts'

/** How many runs; more of them are tried by hand. */
const RUNS = Number(process.env.MONEY_RUNS ?? 8)
/** A run at two vendors takes longer. */
const VENDOR_RUNS = Number(process.env.MONEY_RUNS ?? 4)
const LONGEST_MS = 3_600_000

test(
  '[PAY-01] whatever diner, venue, bank, jobs and crashes do, charged − refunded is what is owed',
  async () => {
    let clock = () => SATURDAY_NOON
    const bank = new FaultyBank(() => clock())
    const payments = () => new Payments([bank.provider('embedded')])
    const online = { providerName: 'embedded', publicKey: 'bistro' }
    const tenantsDir = paidTenants({ santiago: { country: 'AR', timeZone: 'America/Santiago', online } })
    const server = await testApp({ payments: payments(), cookie: DINER_COOKIE, tenantsDir })
    clock = () => server.time.now
    const beside = await besideApp(server, { payments: payments() })
    const sides = [faultySide(bank, 'santiago')]
    await interleave({ server, apps: [server.app, beside.app], sides }, RUNS)
    expect(bank.held.length).toBeGreaterThan(0)
    await beside.close()
    await server.close()
    rmSync(tenantsDir, { recursive: true })
  },
  LONGEST_MS,
)

test(
  '[PAY-01] nor does it matter which vendor takes the money, and at which of two processes',
  async () => {
    const publicKey = 'APP_USR-bistro'
    const accessToken = 'token-of-bistro'
    const secret = 'secret-of-bistro'
    const vendor = await startEmulator([{ accessToken, currency: 'ARS' }])
    const bank = await startTransbank()
    const tenantsDir = paidTenants({
      bistro: { country: 'AR', online: { providerName: 'mercado-pago', publicKey } },
      santiago: { country: 'CL', online: { providerName: 'transbank', publicKey: COMMERCE } },
    })
    const account = { accessToken, webhookSecret: secret, payerEmail: 'pedidos@example.com' }
    const { mercadoPagoAccounts, transbankAccounts } = readConfig({
      MERCADO_PAGO_ACCOUNTS: JSON.stringify({ [publicKey]: account }),
      TRANSBANK_ACCOUNTS: JSON.stringify({ [COMMERCE]: { apiKey: API_KEY } }),
    })
    const config = {
      mercadoPagoAccounts,
      mercadoPagoApi: vendor.url,
      transbankAccounts,
      transbankApi: bank.url,
    }
    const server = await testApp({ cookie: DINER_COOKIE, tenantsDir, config })
    const beside = await besideApp(server)
    const sides = [
      mercadoPagoSide(vendor, 'bistro', { publicKey, secret, now: () => server.time.now }),
      webpaySide(bank, 'santiago'),
    ]
    await interleave({ server, apps: [server.app, beside.app], sides }, VENDOR_RUNS)
    expect([vendor.payments.length, bank.transactions.length].every((taken) => taken > 0)).toBe(true)
    await beside.close()
    await server.close()
    await vendor.close()
    await bank.close()
    rmSync(tenantsDir, { recursive: true })
  },
  LONGEST_MS,
)
