import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { refundByHand } from './mercado-pago-refunds.ts'
import { openSides, PAID, refundOf, stateAt, type Sides } from './refund-sides.ts'

let all: Sides
beforeAll(async () => {
  all = await openSides()
})
beforeEach(() => all.reset())
afterAll(() => all.close())

const PART = 30_000
const again = { isRepeat: true }

describe('[PAY-01] money back at Mercado Pago', () => {
  const side = () => all.sides['mercado-pago']
  const refund = (...args: Parameters<typeof refundOf>) => side().provider.refund(refundOf(...args))
  const paymentOf = (attemptId: string) => {
    const payment = all.vendor.payments.find(({ external_reference }) => external_reference === attemptId)
    if (payment === undefined) throw new Error('No payment')
    return payment
  }
  const posts = () => all.vendor.requests.filter(({ method }) => method === 'POST')

  test('all of it is asked for without an amount, a part with one, under our id', async () => {
    const [whole, part] = [await side().pay(), await side().pay()]
    all.vendor.requests = []
    const request = refundOf(side(), whole)
    await side().provider.refund(request)
    await refund(side(), part, { amount: 12_345 })
    expect(posts().map(({ body }) => body)).toEqual([{}, { amount: 123.45 }])
    expect(posts()[0]?.headers['x-idempotency-key']).toBe(request.id)
    expect(posts()[0]?.headers.authorization).toBe('Bearer access-token-of-the-test')
  })

  test.each([
    ['silence and faults', [503, 503]],
    ['too many requests', [429, 429]],
    ['an account whose token is not good', [401]],
  ])('%s: nobody knows, and it is sent when it is asked for again', async (_what, next) => {
    const paid = await side().pay()
    all.vendor.nextRefunds = next
    const request = refundOf(side(), paid)
    expect(await side().provider.refund(request)).toMatchObject({ kind: 'unknown' })
    expect(await side().provider.refund({ ...request, ...again })).toMatchObject({ kind: 'confirmed' })
    expect((await stateAt(side(), paid)).refunded).toBe(PAID)
  })

  test('a list that is not there or breaks off: nothing is sent', async () => {
    const paid = await side().pay()
    for (const [kind, ...next] of [
      ['unknown', 503, 503],
      ['unknown', 'broken'],
      ['refused', 404],
    ] as const) {
      all.vendor.next = next
      expect(await refund(side(), paid)).toMatchObject({ kind })
    }
    expect((await stateAt(side(), paid)).refunded).toBeUndefined()
  })

  test('one that is under way is sent; how it ends is read by the vendor’s own id', async () => {
    const paid = await side().pay('slow')
    const request = refundOf(side(), paid, { amount: PART })
    const sent = await side().provider.refund(request)
    const [refunded] = paymentOf(paid.id).refunds
    expect(sent).toEqual({ kind: 'sent', reference: String(refunded?.id) })
    const known = { ...request, ...again, refundReference: String(refunded?.id) }
    expect(await side().provider.refund(known)).toMatchObject({ kind: 'sent' })
    Object.assign(refunded ?? {}, { status: 'rejected' })
    expect(await side().provider.refund(known)).toEqual({ kind: 'refused', detail: 'rejected' })
    Object.assign(refunded ?? {}, { status: 'approved' })
    expect(await side().provider.refund(known)).toMatchObject({ kind: 'confirmed' })
    expect(paymentOf(paid.id).refunds).toHaveLength(1)
  })

  test('one that was refused meanwhile hides no other whose answer was lost', async () => {
    const paid = await side().pay('slow')
    const slow = await refund(side(), paid, { amount: PART })
    const reference = slow.kind === 'sent' ? slow.reference : undefined
    all.vendor.nextRefunds = ['lost', 'lost']
    const request = refundOf(side(), paid, { amount: 50_000, others: [{ amount: PART, reference }] })
    expect(await side().provider.refund(request)).toMatchObject({ kind: 'unknown' })
    Object.assign(paymentOf(paid.id).refunds[0] ?? {}, { status: 'rejected' })
    all.vendor.forgetKeys()
    expect(await side().provider.refund({ ...request, ...again })).toMatchObject({ kind: 'confirmed' })
    expect(paymentOf(paid.id).refunds).toHaveLength(2)
  })

  test('one that was refused is none of what went back', async () => {
    const paid = await side().pay('refused')
    const request = refundOf(side(), paid)
    expect(await side().provider.refund(request)).toEqual({ kind: 'refused', detail: 'rejected' })
    expect(await refund(side(), paid)).toMatchObject({ kind: 'confirmed' })
    expect((await stateAt(side(), paid)).refunded).toBe(PAID)
  })

  test('a part that somebody sent back by hand is not taken for ours; all of it is', async () => {
    const [part, whole] = [await side().pay(), await side().pay()]
    refundByHand(paymentOf(part.id), PART / 100)
    expect(await refund(side(), part, { amount: PART })).toMatchObject({ kind: 'confirmed' })
    expect((await stateAt(side(), part)).refunded).toBe(2 * PART)
    refundByHand(paymentOf(whole.id), PAID / 100)
    expect(await refund(side(), whole)).toMatchObject({ kind: 'confirmed' })
    expect(paymentOf(whole.id).refunds).toHaveLength(1)
  })

  test('what its card and its fees were', async () => {
    const { paidWith } = await stateAt(side(), await side().pay())
    expect(paidWith).toEqual({
      brand: 'visa',
      type: 'credit_card',
      lastFour: '3704',
      authorizationCode: '301299',
      installments: 1,
      fee: 5_000,
      net: 95_000,
    })
  })

  test.each<[string, string, string, boolean?]>([
    ['charged_back', 'in_process', 'charged-back'],
    ['charged_back', 'settled', 'charged-back'],
    ['charged_back', 'reimbursed', 'approved', true],
    ['approved', 'reimbursed', 'approved', true],
    ['approved', 'accredited', 'approved'],
    ['in_mediation', 'pending', 'approved'],
    ['refunded', 'refunded', 'approved'],
    ['cancelled', 'expired', 'declined'],
    ['something_new', '', 'pending'],
  ])('%s, %s is %s', async (status, status_detail, expected, isDisputeWon) => {
    const paid = await side().pay()
    Object.assign(paymentOf(paid.id), { status, status_detail })
    const state = await stateAt(side(), paid)
    expect([state.status, state.isDisputeWon]).toEqual([expected, isDisputeWon])
    expect(state.refunded).toBe(status === 'refunded' ? PAID : undefined)
    if (status === 'charged_back' && expected === 'charged-back')
      expect(await refund(side(), paid)).toMatchObject({ kind: 'refused', detail: 'http-400-2063' })
  })

  test('a link that is paid twice: both are found, and which is known stays', async () => {
    const link = await all.openLink('mercado-pago')
    const [first, second] = [all.vendor.pay(link.id, PAID / 100), all.vendor.pay(link.id, PAID / 100)]
    const [one, other] = [String(first.id), String(second.id)]
    expect(await side().provider.find(link)).toMatchObject({
      state: { reference: one },
      others: [{ reference: other }],
    })
    expect(await side().provider.find({ ...link, reference: other })).toMatchObject({
      state: { reference: other },
      others: [{ reference: one }],
    })
    await refund(side(), { ...link, reference: one })
    expect(await side().provider.find(link)).toMatchObject({
      state: { reference: other },
      others: [{ reference: one, refunded: PAID }],
    })
    // its attempt knows the payment by now, and no preference
    expect(await side().provider.closeLink?.({ ...link, reference: one })).toBe(true)
    expect(all.vendor.isOpen(link.id)).toBe(false)
  })

  test('the payment is found behind more tries than a page of the search holds', async () => {
    const link = await all.openLink('mercado-pago')
    for (let tries = 0; tries < 120; tries++)
      Object.assign(all.vendor.pay(link.id, PAID / 100), { status: 'rejected' })
    const { id } = all.vendor.pay(link.id, PAID / 100)
    expect(await side().provider.find(link)).toMatchObject({
      state: { status: 'approved', reference: String(id) },
    })
  })

  test('a search that lags by hours hides no payment whose id is known', async () => {
    all.vendor.searchLagMs = 3 * 3_600_000
    const paid = await side().pay()
    expect(await side().provider.find({ ...paid, reference: undefined })).toEqual({ kind: 'none' })
    expect(await stateAt(side(), paid)).toMatchObject({ status: 'approved' })
    expect(await side().provider.find({ ...paid, id: 'another' })).toEqual({ kind: 'none' })
    all.time.now = new Date(all.time.now.getTime() + 3 * 3_600_000)
    expect(await side().provider.find({ ...paid, reference: undefined })).toMatchObject({ kind: 'found' })
  })

  test.each([[[503, 503]], [[404]], [['broken' as const]]])(
    'a link is not closed by a fault: %j',
    async (next) => {
      const link = await all.openLink('mercado-pago')
      all.vendor.next = next
      expect(await side().provider.closeLink?.(link)).toBe(false)
      expect(all.vendor.isOpen(link.id)).toBe(true)
      expect(await side().provider.closeLink?.(link)).toBe(true)
    },
  )
})

describe('[PAY-01] money back at Transbank', () => {
  const side = () => all.sides.transbank
  const asked = () => all.bank.requests.filter((request) => request === 'POST refunds')

  test('all of it on the next day is an annulment, with a code of its own', async () => {
    const paid = await side().pay()
    all.bank.isNextDay = true
    const request = refundOf(side(), paid)
    expect(await side().provider.refund(request)).toEqual({ kind: 'confirmed', reference: '7788' })
    expect(await side().provider.refund({ ...request, ...again })).toEqual({ kind: 'confirmed' })
    expect(await stateAt(side(), paid)).toMatchObject({ status: 'approved', refunded: PAID })
    expect(asked()).toHaveLength(1)
  })

  test.each([
    ['a refusal', 422, 'refused'],
    ['a fault', 500, 'unknown'],
    ['a key that is not good', 401, 'unknown'],
    ['too many requests', 429, 'unknown'],
  ])('%s of a refund: %i is %s', async (_what, status, kind) => {
    const paid = await side().pay()
    all.bank.nextRefunds = [status]
    expect(await side().provider.refund(refundOf(side(), paid))).toEqual({ kind, detail: `http-${status}` })
  })

  test('nothing is sent while the bank does not say what went back', async () => {
    const paid = await side().pay()
    all.bank.next = [500]
    expect(await side().provider.refund(refundOf(side(), paid))).toEqual({
      kind: 'unknown',
      detail: 'http-500',
    })
    const transaction = all.bank.transactions.at(-1)
    Object.assign(transaction ?? {}, { says: { status: 'PARTIALLY_NULLIFIED' } })
    expect(await side().provider.refund(refundOf(side(), paid))).toMatchObject({ kind: 'unknown' })
    expect(asked()).toEqual([])
  })

  test('a transaction of another attempt is not touched', async () => {
    const [mine, other] = [await side().pay(), await side().pay()]
    const request = refundOf(side(), { ...mine, reference: other.reference })
    expect(await side().provider.refund(request)).toEqual({ kind: 'refused', detail: 'other-payment' })
    expect(asked()).toEqual([])
  })

  test('after a week, a first try is sent; of a repeat only all that is left, which cannot be sent twice', async () => {
    const [whole, part] = [await side().pay(), await side().pay()]
    all.bank.isStatusGone = true
    const [everything, some] = [refundOf(side(), whole), refundOf(side(), part, { amount: PART })]
    for (const request of [everything, some]) {
      all.bank.nextRefunds = ['lost']
      expect(await side().provider.refund(request)).toMatchObject({ kind: 'unknown' })
      expect(await side().provider.refund({ ...request, ...again })).toMatchObject({ kind: 'unknown' })
    }
    expect(asked()).toHaveLength(3)
    all.bank.isStatusGone = false
    expect((await stateAt(side(), whole)).refunded).toBe(PAID)
    expect((await stateAt(side(), part)).refunded).toBe(PART)
  })

  test('what was never confirmed took nothing, whatever the bank gave back of it', async () => {
    const paid = await side().pay()
    await side().provider.refund(refundOf(side(), paid))
    expect(await stateAt(side(), paid)).toMatchObject({ status: 'approved', refunded: PAID })
    expect(await stateAt(side(), { ...paid, isConfirmed: false })).toMatchObject({ status: 'declined' })
  })

  test('a whole number of a card stays with the bank', async () => {
    const paid = await side().pay()
    const says = { card_detail: { card_number: '4051885600446623' } }
    Object.assign(all.bank.transactions.at(-1) ?? {}, { says })
    const { paidWith } = await stateAt(side(), paid)
    expect(paidWith).toEqual({
      type: 'VN',
      lastFour: '6623',
      authorizationCode: '1213',
      installments: undefined,
    })
  })
})
