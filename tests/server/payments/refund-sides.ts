import { randomBytes, randomUUID } from 'node:crypto'

import { readConfig } from '#server/config.ts'
import { emptyDatabase } from '#server/db/empty-database.ts'
import { openStore } from '#server/db/store.ts'
import type {
  FoundPayment,
  KnownAttempt,
  LinkRequest,
  Money,
  PaymentProvider,
  RefundRequest,
} from '#server/payments/contract.ts'
import { openPayments } from '#server/payments/payments.ts'
import { cardToken } from '../support/card.ts'
import { startEmulator } from './mercado-pago-emulator.ts'
import type { NextRefund } from './mercado-pago-refunds.ts'
import { API_KEY, COMMERCE, startTransbank } from './transbank-emulator.ts'

export const NOW = new Date('2026-11-21T16:00:00.000Z')
const PUBLIC_KEY = 'APP_USR-public'
const ORIGIN = 'https://pedidos.example'
const ACCOUNTS = JSON.stringify({
  [PUBLIC_KEY]: {
    accessToken: 'access-token-of-the-test',
    webhookSecret: 'webhook-secret-of-the-test',
    payerEmail: 'pedidos@example.com',
  },
})
const ARS = { decimals: 2, currency: 'ARS' }
const CLP = { decimals: 0, currency: 'CLP' }
/** What each payment takes. */
export const PAID = 100_000

export type Fate = 'made' | 'lost' | 'refused' | 'slow'

/** An answer is lost when that of the library's own repeat is lost as well. */
const REFUNDS_OF_VENDOR: Readonly<Record<Fate, readonly NextRefund[]>> = {
  made: [],
  lost: ['lost', 'lost'],
  refused: ['rejected'],
  slow: ['in_process'],
}

/** A provider with its other side: what was paid there, and what becomes of the money that goes back. */
export type Side = {
  provider: PaymentProvider
  money: Omit<Money, 'amount'>
  /** somebody pays {@link PAID}; the first refund of it meets its fate */
  pay(fate?: Fate): Promise<KnownAttempt & { reference: string }>
  /** its idempotency keys are forgotten, if it has any */
  forget(): void
}

export const NAMES = ['embedded', 'mercado-pago', 'transbank'] as const

/** Every provider of this server, at emulators of this machine. */
export async function openSides() {
  const time = { now: NOW }
  const store = await openStore({ template: await emptyDatabase() })
  const [vendor, bank] = [await startEmulator(), await startTransbank()]
  vendor.time = time
  const config = readConfig({
    MERCADO_PAGO_ACCOUNTS: ACCOUNTS,
    MERCADO_PAGO_API: vendor.url,
    TRANSBANK_ACCOUNTS: JSON.stringify({ [COMMERCE]: { apiKey: API_KEY } }),
    TRANSBANK_API: bank.url,
    PAYMENTS_SANDBOX: 'true',
    LOG_LEVEL: 'silent',
  })
  const payments = await openPayments({ config, store, clock: () => time.now, randomBytes })
  const providerOf = (name: string): PaymentProvider => {
    const provider = payments.get(name)
    if (provider === undefined) throw new Error(`No ${name}`)
    return provider
  }
  const linkOf = (money: Omit<Money, 'amount'>, publicKey = PUBLIC_KEY): LinkRequest => ({
    id: randomUUID(),
    publicKey,
    amount: PAID,
    ...money,
    description: 'La Esquina ABCD-EFG-HJKM',
    payer: { name: 'Ana' },
    items: [],
    brand: 'La Esquina',
    origin: ORIGIN,
    signal: AbortSignal.timeout(20_000),
    returnUrl: `${ORIGIN}/menu/la-esquina/order/ABCDEFGHJKM`,
    callbackUrl: `${ORIGIN}/api/callback/transbank/la-esquinaABCDEFGHJKM`,
    payUntil: new Date(NOW.getTime() + 3_600_000),
  })
  const attemptOf = ({ id, publicKey, signal }: LinkRequest, reference: string) => ({
    id,
    publicKey,
    signal,
    reference,
    isConfirmed: true,
  })
  const created = async (provider: PaymentProvider, request: LinkRequest) => {
    const made = await provider.createLink(request)
    if (made.kind !== 'created') throw new Error(made.detail)
    return made
  }
  async function payByCard(name: string, request: LinkRequest, token: string) {
    const paid = await providerOf(name).charge({ ...request, token })
    if (paid.kind !== 'answered') throw new Error(paid.kind)
    return attemptOf(request, paid.state.reference)
  }

  const sides: Record<(typeof NAMES)[number], Side> = {
    embedded: {
      provider: providerOf('embedded'),
      money: ARS,
      async pay(fate = 'made') {
        const holder = { made: 'APRO', lost: 'PERD', refused: 'RECH', slow: 'LENT' }[fate]
        const token = await cardToken({ store, time }, PUBLIC_KEY, holder)
        return payByCard('embedded', linkOf(ARS), token)
      },
      forget: () => undefined,
    },
    'mercado-pago': {
      provider: providerOf('mercado-pago'),
      money: ARS,
      pay(fate = 'made') {
        vendor.nextRefunds = [...REFUNDS_OF_VENDOR[fate]]
        return payByCard('mercado-pago', linkOf(ARS), 'visa.tokenoftheAPRO')
      },
      forget: () => vendor.forgetKeys(),
    },
    transbank: {
      provider: providerOf('transbank'),
      money: CLP,
      async pay(fate = 'made') {
        bank.nextRefunds = fate === 'lost' || fate === 'refused' ? [fate] : []
        const provider = providerOf('transbank')
        const request = linkOf(CLP, COMMERCE)
        const { reference } = await created(provider, request)
        const transaction = bank.transactions.find(({ token }) => token === reference)
        if (transaction !== undefined) transaction.paid = 'agreed'
        const attempt = attemptOf(request, reference)
        await provider.confirm?.(attempt)
        return attempt
      },
      forget: () => undefined,
    },
  }

  return {
    sides,
    vendor,
    bank,
    time,
    /** A link that nobody has paid. */
    async openLink(name: 'embedded' | 'mercado-pago') {
      const request = linkOf(ARS)
      const { reference } = await created(providerOf(name), request)
      return attemptOf(request, reference)
    },
    sandbox: payments.sandbox,
    reset() {
      time.now = NOW
      Object.assign(vendor, { next: [], nextRefunds: [], searchLagMs: 0, requests: [] })
      Object.assign(bank, { next: [], nextRefunds: [], isNextDay: false, isStatusGone: false, requests: [] })
    },
    async close() {
      await vendor.close()
      await bank.close()
      await store.close()
    },
  }
}

export type Sides = Awaited<ReturnType<typeof openSides>>

/** A refund of a payment, as the use cases ask for it. */
export const refundOf = (
  { money }: Side,
  { id: attemptId, publicKey, reference }: KnownAttempt & { reference: string },
  over: Partial<RefundRequest> = {},
): RefundRequest => ({
  id: randomUUID(),
  attemptId,
  publicKey,
  reference,
  amount: PAID,
  paid: PAID,
  ...money,
  others: [],
  isRepeat: false,
  ...over,
})

/** The payment as its provider knows it, counted as it was asked for. */
export async function stateAt({ provider }: Side, attempt: KnownAttempt) {
  const found: FoundPayment = await provider.find(attempt)
  if (found.kind !== 'found') throw new Error(found.kind)
  return found.state
}
