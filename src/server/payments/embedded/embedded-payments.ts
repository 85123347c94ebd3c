import { createHash } from 'node:crypto'

import type { MinorUnits } from '#generated/models.ts'

import type { PaymentProvider, PaymentState } from '../contract.ts'
import { noticePath } from '../provider-paths.ts'
import { isSigned, signNotice } from '../notice-signature.ts'
import { LINK_PATH, type SandboxOrigins } from './origins.ts'
import type { SandboxPayment } from './sandbox-rows.ts'
import type { Sandbox } from './sandbox.ts'

/** Its name in payment types. */
export const EMBEDDED = 'embedded'

export type OpenSandbox = {
  sandbox: Sandbox
  origins: SandboxOrigins
  /** signs notices; known only to this process, which sends and receives them */
  secret: string
}

/** The sandbox as a payment provider: every account is valid, and no money moves. */
export function embeddedPayments({ sandbox, origins, secret }: OpenSandbox): PaymentProvider {
  const stateOf = async (payment: SandboxPayment): Promise<PaymentState> =>
    stateWith(payment, await sandbox.refunded(payment))

  return {
    id: EMBEDDED,
    serves: () => true,

    async charge({ id, publicKey, token, signal, ...demand }) {
      const { amount, decimals, currency, description } = demand
      const wish = { merchant: publicKey, externalReference: id, amount, decimals, currency, description }
      const charged = await sandbox.charge(token, wish)
      if (charged.kind === 'bad-token') return charged
      if (charged.kind === 'fault') return { kind: 'nothing-taken', detail: charged.kind }
      if (charged.isAnswered) return { kind: 'answered', state: await stateOf(charged.payment) }
      await ended(signal)
      return { kind: 'unknown', detail: 'timeout' }
    },

    async createLink({ id, publicKey, returnUrl, payUntil, origin, ...demand }) {
      const { amount, decimals, currency, description } = demand
      const wish = { merchant: publicKey, externalReference: id, amount, decimals, currency, description }
      const link = await sandbox.openLink({ ...wish, returnUrl, expiresAt: payUntil })
      return {
        kind: 'created',
        url: `${origins.sandboxFor(origin)}${LINK_PATH}/${link.id}`,
        reference: link.id,
      }
    },

    async find({ id, publicKey }) {
      const payment = await sandbox.find(publicKey, id)
      return payment === undefined ? { kind: 'none' } : { kind: 'found', state: await stateOf(payment) }
    },

    async refund({ id, publicKey, reference, attemptId, amount, decimals, currency }) {
      const payment = await sandbox.read(reference)
      if (payment?.externalReference !== attemptId) return { kind: 'refused', detail: 'other-payment' }
      if (payment.decimals !== decimals || payment.currency !== currency)
        return { kind: 'refused', detail: 'other-currency' }
      const refunded = await sandbox.refund({ id, merchant: publicKey, paymentId: reference, amount })
      if (refunded.kind === 'lost') return { kind: 'unknown', detail: 'timeout' }
      return refunded.kind === 'refused' ? refunded : { kind: refunded.kind, reference: id }
    },

    async closeLink({ id, publicKey }) {
      await sandbox.close(publicKey, id)
      return true
    },

    async readNotice({ dataId, noticeId, signature, now }) {
      if (!isSigned({ dataId, noticeId }, signature, secret, now)) return { kind: 'forged' }
      const payment = await sandbox.read(dataId)
      if (payment === undefined) return { kind: 'none' }
      const { externalReference: id, merchant: publicKey } = payment
      return { kind: 'read', id, publicKey, state: await stateOf(payment) }
    },

    browserSources: (origin) => ({ script: [], frame: [origins.sandboxFor(origin)], connect: [] }),
    cardOrigin: (origin) => origins.sandboxFor(origin),
  }
}

/** A notice as the sandbox sends it. */
export function noticeOf(
  payment: SandboxPayment,
  { secret, noticeId, now }: { secret: string; noticeId: string; now: Date },
): { path: string; headers: Record<string, string> } {
  const query = new URLSearchParams({ 'data.id': payment.id, type: 'payment' })
  return {
    path: `${noticePath(EMBEDDED)}?${query.toString()}`,
    headers: {
      'x-request-id': noticeId,
      'x-signature': signNotice({ dataId: payment.id, noticeId }, secret, now),
    },
  }
}

function stateWith(payment: SandboxPayment, refunded: MinorUnits): PaymentState {
  const { status, amount, decimals, currency, id, detail, brand, lastFour, isLink } = payment
  const paidWith = {
    brand: brand ?? undefined,
    lastFour: lastFour ?? undefined,
    authorizationCode: authorizationCodeOf(id),
    installments: isLink ? undefined : 1,
    fee: 0,
    net: amount,
  }
  return {
    status,
    amount,
    decimals,
    currency,
    reference: id,
    ...(refunded > 0 ? { refunded } : {}),
    ...(status === 'approved' ? { paidWith } : {}),
    detail: detail ?? undefined,
  }
}

/** An authorization code of six digits, derived from the payment's id. */
const authorizationCodeOf = (id: string): string =>
  String(createHash('sha256').update(id).digest().readUInt32BE() % 1_000_000).padStart(6, '0')

function ended(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
