import { createHmac } from 'node:crypto'

import { noticePath } from '#server/payments/provider-paths.ts'
import type { PaymentRow } from '#server/repositories/payments-repository.ts'
import { refundByHand } from '../payments/mercado-pago-refunds.ts'
import type { Emulator } from '../payments/mercado-pago-emulator.ts'
import type { TransbankEmulator } from '../payments/transbank-emulator.ts'
import type { FaultyBank, Fault } from './faulty-bank.ts'
import { newKey } from './order-payload.ts'
import type { Answer, CallOptions } from './test-app.ts'

export type Call = (method: 'GET' | 'POST' | 'PUT', url: string, options?: CallOptions) => Promise<Answer>

/** A provider, a venue whose links and cards it takes, and what happens at the provider without us. */
export type Side = {
  venue: string
  /** what it holds of these attempts */
  balance(attemptIds: readonly string[]): number
  payLink(attemptId: string, price: number): void
  chargeBack(attemptId: string): void
  winDispute(attemptId: string): void
  /** somebody gives a part back at the provider's own page */
  refundAtPage(attemptId: string, amount: number): void
  /** what it tells us of these attempts, each as a call */
  tell(attempts: readonly PaymentRow[], call: Call): (() => Promise<Answer>)[]
  /** what its next calls come to */
  breakNext(faults: readonly Fault[]): void
  /** how often a process died in a call to it */
  crashes(): number
  /** a new beginning: how long its search does not know of a payment, and its time */
  begin(lagMs: number, now: Date): void
}

/** A fault as an emulator is told of it: a call that does nothing, or whose answer is lost. */
function brokenAs<Lost extends string>(fault: Fault, lost: Lost): (number | Lost)[] {
  if (fault === 'before') return [500]
  return fault === 'after' ? [lost] : []
}

const ofAttempts = (attempts: readonly PaymentRow[], id: string) => attempts.some((one) => one.id === id)

/** A bank in memory, with every fault that the contract allows. */
export const faultySide = (bank: FaultyBank, venue: string): Side => ({
  venue,
  balance: (attemptIds) => bank.balance(attemptIds),
  payLink: (attemptId, price) => bank.payLink(attemptId, price),
  chargeBack: (attemptId) => bank.chargeBack(attemptId),
  winDispute: (attemptId) => bank.winDispute(attemptId),
  refundAtPage: (attemptId, amount) => bank.refundAtPage(attemptId, amount),
  tell: (attempts, call) =>
    bank.held
      .filter(({ attemptId }) => ofAttempts(attempts, attemptId))
      .map(
        ({ reference }) =>
          () =>
            call('POST', `${noticePath('embedded')}?data.id=${reference}&type=payment`, {
              headers: { 'x-request-id': newKey(), 'x-signature': 'ts=1,v1=a' },
            }),
      ),
  breakNext: (faults) => {
    bank.faults = [...faults]
  },
  crashes: () => bank.crashes,
  begin: (lagMs) => {
    bank.faults = []
    bank.lagMs = lagMs
  },
})

/** Mercado Pago by its own adapter, at its emulator: cards, links that may be paid twice, signed notices, disputes. */
export function mercadoPagoSide(
  vendor: Emulator,
  venue: string,
  { publicKey, secret, now }: { publicKey: string; secret: string; now: () => Date },
): Side {
  const own = (attemptId: string) =>
    vendor.payments.filter(({ external_reference }) => external_reference === attemptId)
  /** Each thing at a moment of its own, as the vendor's clock tells them apart. */
  const pass = () => {
    vendor.time.now = new Date(Math.max(now().getTime(), vendor.time.now.getTime() + 1))
  }
  return {
    venue,
    balance: (attemptIds) =>
      attemptIds
        .flatMap(own)
        .filter(({ status }) => status === 'approved')
        .reduce(
          (sum, { transaction_amount, transaction_amount_refunded }) =>
            sum + Math.round((transaction_amount - transaction_amount_refunded) * 100),
          0,
        ),
    payLink(attemptId, price) {
      pass()
      if (vendor.isOpen(attemptId)) vendor.pay(attemptId, price / 100)
    },
    chargeBack(attemptId) {
      pass()
      for (const { id, status } of own(attemptId)) if (status === 'approved') vendor.chargeBack(String(id))
    },
    winDispute(attemptId) {
      pass()
      for (const { id, status } of own(attemptId))
        if (status === 'charged_back') vendor.decideDispute(String(id), true, true)
    },
    refundAtPage(attemptId, amount) {
      pass()
      const payment = own(attemptId).find(
        (one) =>
          one.status === 'approved' &&
          one.transaction_amount - one.transaction_amount_refunded >= amount / 100,
      )
      if (payment !== undefined) refundByHand(payment, amount / 100)
    },
    tell: (attempts, call) =>
      attempts
        .flatMap(({ id }) => own(id))
        .map(({ id }) => () => {
          const headers = signed(String(id), secret, now())
          const query = new URLSearchParams({ account: publicKey, 'data.id': String(id), type: 'payment' })
          return call('POST', `${noticePath('mercado-pago')}?${query.toString()}`, { headers })
        }),
    breakNext(faults) {
      vendor.next = faults.flatMap((fault) => brokenAs(fault, 'broken'))
      vendor.nextRefunds = faults.includes('refused') ? ['rejected'] : []
    },
    crashes: () => 0,
    begin(lagMs, start) {
      vendor.searchLagMs = lagMs
      vendor.time.now = start
    },
  }
}

function signed(dataId: string, secret: string, now: Date): Record<string, string> {
  const noticeId = newKey()
  const ts = String(now.getTime())
  const text = `id:${dataId};request-id:${noticeId};ts:${ts};`
  const v1 = createHmac('sha256', secret).update(text).digest('hex')
  return { 'x-request-id': noticeId, 'x-signature': `ts=${ts},v1=${v1}` }
}

/** Webpay by its own adapter, at its emulator: links that are good once, and diners who come back from the bank. */
export const webpaySide = (bank: TransbankEmulator, venue: string): Side => {
  const own = (attemptId: string) => bank.transactions.filter(({ session_id }) => session_id === attemptId)
  return {
    venue,
    balance: (attemptIds) =>
      attemptIds
        .flatMap(own)
        .filter(({ status }) => status === 'AUTHORIZED' || status === 'PARTIALLY_NULLIFIED')
        .reduce((sum, { amount, balance = amount }) => sum + balance, 0),
    payLink(attemptId) {
      for (const transaction of own(attemptId))
        if (transaction.status === 'INITIALIZED') transaction.paid = 'agreed'
    },
    // its disputes are settled by hand
    chargeBack: () => undefined,
    winDispute: () => undefined,
    // of what is given back at its page it tells nobody but who asks for a refund
    refundAtPage: () => undefined,
    tell: (attempts, call) =>
      attempts
        .flatMap(({ id }) => own(id))
        .map(
          ({ return_url, token }) =>
            () =>
              call('GET', `${new URL(return_url).pathname}?token_ws=${token}`),
        ),
    breakNext(faults) {
      bank.next = faults.flatMap((fault) => brokenAs(fault, 'lost'))
      bank.nextRefunds = faults.includes('refused') ? ['refused'] : []
    },
    crashes: () => 0,
    begin: () => undefined,
  }
}
