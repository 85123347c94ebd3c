import { expect, test } from 'vitest'

import type { Charge, Refund } from '#domain/payment/ledger.ts'
import { nextReceipt, type IssuedReceipt } from './due-receipts.ts'

const charge = (more: Partial<Charge> = {}): Charge => ({
  id: 'c1',
  amount: 1000,
  uncounted: null,
  chargedBackAt: null,
  voidedAt: null,
  ...more,
})
const refund = (amount: number, more: Partial<Refund & { id: string }> = {}) => ({
  id: 'r1',
  chargeId: 'c1',
  amount,
  status: 'CONFIRMED' as const,
  ...more,
})
const receipt: IssuedReceipt = { id: 'first', kind: 'RECEIPT', amount: 1000, cause: 'c1', creditsId: null }
const credit = (amount: number, cause = 'r1'): IssuedReceipt => ({
  id: `credit of ${cause}`,
  kind: 'CREDIT',
  amount,
  cause,
  creditsId: 'first',
})

test('one receipt for the money that an order is paid with', () => {
  expect(nextReceipt([charge()], [], [])).toStrictEqual({ kind: 'RECEIPT', cause: 'c1' })
  expect(nextReceipt([charge()], [], [receipt])).toBeUndefined()
  expect(nextReceipt([], [], [])).toBeUndefined()
})

test('none for money that does not count, or that went back whole before', () => {
  expect(nextReceipt([charge({ uncounted: 'PAID_TWICE' })], [], [])).toBeUndefined()
  expect(nextReceipt([charge()], [refund(1000, { status: 'REQUESTED' })], [])).toBeUndefined()
})

test('one for an order of which a part went back before, and its credit after it', () => {
  expect(nextReceipt([charge()], [refund(300)], [])).toMatchObject({ kind: 'RECEIPT' })
  expect(nextReceipt([charge()], [refund(300)], [receipt])).toStrictEqual({
    kind: 'CREDIT',
    cause: 'r1',
    creditsId: 'first',
    amount: 300,
  })
})

test('a credit once a refund has arrived, and once', () => {
  expect(nextReceipt([charge()], [refund(300, { status: 'SENT' })], [receipt])).toBeUndefined()
  expect(nextReceipt([charge()], [refund(300, { status: 'FAILED' })], [receipt])).toBeUndefined()
  expect(nextReceipt([charge()], [refund(300)], [receipt, credit(300)])).toBeUndefined()
  expect(nextReceipt([charge()], [refund(300, { chargeId: 'other' })], [receipt])).toBeUndefined()
})

test('what is credited above a refund that is noted lower later counts for the next ones', () => {
  const lowered = [refund(100), refund(500, { id: 'r2' })]
  expect(nextReceipt([charge()], [refund(100)], [receipt, credit(300)])).toBeUndefined()
  expect(nextReceipt([charge()], lowered, [receipt, credit(300)])).toMatchObject({ cause: 'r2', amount: 300 })
  expect(nextReceipt([charge()], lowered, [receipt, credit(300), credit(300, 'r2')])).toBeUndefined()
})

test('a refund that is noted higher later is credited by the difference, never above the receipt', () => {
  expect(nextReceipt([charge()], [refund(500)], [receipt, credit(300)])).toMatchObject({ amount: 200 })
  const both = [refund(800), refund(900, { id: 'r2' })]
  expect(nextReceipt([charge()], both, [receipt, credit(800)])).toMatchObject({ cause: 'r2', amount: 200 })
})

test('what was noted as paid by mistake is taken back, and a real payment gets another receipt', () => {
  const voided = charge({ voidedAt: new Date(0) })
  expect(nextReceipt([voided], [], [receipt])).toMatchObject({ kind: 'CREDIT', cause: 'c1', amount: 1000 })
  const done = [receipt, credit(1000, 'c1')]
  expect(nextReceipt([voided], [], done)).toBeUndefined()
  expect(nextReceipt([voided, charge({ id: 'c2' })], [], done)).toStrictEqual({
    kind: 'RECEIPT',
    cause: 'c2',
  })
})

test('what a bank took away is no refund', () => {
  expect(nextReceipt([charge({ chargedBackAt: new Date(0) })], [], [receipt])).toBeUndefined()
})
