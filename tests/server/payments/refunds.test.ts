import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { NAMES, openSides, PAID, refundOf, stateAt, type Sides } from './refund-sides.ts'

let all: Sides
beforeAll(async () => {
  all = await openSides()
})
beforeEach(() => all.reset())
afterAll(() => all.close())

const HALF = PAID / 2
const PART = 30_000

describe.each(NAMES)('[PAY-01] the provider %s sends money back', (name) => {
  const side = () => all.sides[name]

  test('all of it: the payment was approved, and everything went back', async () => {
    const paid = await side().pay()
    expect(await stateAt(side(), paid)).toMatchObject({
      status: 'approved',
      paidWith: {
        lastFour: expect.stringMatching(/^\d{4}$/) as string,
        authorizationCode: expect.stringMatching(/^\d+$/) as string,
      },
    })
    expect((await stateAt(side(), paid)).refunded).toBeUndefined()
    expect(await side().provider.refund(refundOf(side(), paid))).toMatchObject({ kind: 'confirmed' })
    expect(await stateAt(side(), paid)).toMatchObject({ status: 'approved', amount: PAID, refunded: PAID })
  })

  test('in parts, and never more than is left', async () => {
    const paid = await side().pay()
    const first = refundOf(side(), paid, { amount: PART })
    const done = await side().provider.refund(first)
    expect(done).toMatchObject({ kind: 'confirmed' })
    expect(await stateAt(side(), paid)).toMatchObject({ status: 'approved', refunded: PART })
    const others = [{ amount: PART, ...('reference' in done ? { reference: done.reference } : {}) }]
    const tooMuch = refundOf(side(), paid, { amount: PAID - PART + 1, others })
    expect(await side().provider.refund(tooMuch)).toMatchObject({ kind: 'refused' })
    const rest = refundOf(side(), paid, { amount: PAID - PART, others })
    expect(await side().provider.refund(rest)).toMatchObject({ kind: 'confirmed' })
    expect(await stateAt(side(), paid)).toMatchObject({ status: 'approved', refunded: PAID })
  })

  test.each([
    ['all of it', PAID],
    ['a part', PART],
    ['half of it, which would be there a second time', HALF],
  ])('once under one id, at once and a day later: %s', async (_what, amount) => {
    const paid = await side().pay()
    const request = refundOf(side(), paid, { amount })
    const again = { ...request, isRepeat: true }
    const kinds = [await side().provider.refund(request), await side().provider.refund(again)]
    side().forget()
    kinds.push(await side().provider.refund(again))
    expect(kinds.map(({ kind }) => kind)).toEqual(['confirmed', 'confirmed', 'confirmed'])
    expect((await stateAt(side(), paid)).refunded).toBe(amount)
  })

  test.each([PAID, HALF, PART])(
    'an answer that was lost is asked for again: %i went back once',
    async (amount) => {
      const paid = await side().pay('lost')
      const request = refundOf(side(), paid, { amount })
      expect(await side().provider.refund(request)).toMatchObject({ kind: 'unknown' })
      side().forget()
      for (let asked = 0; asked < 2; asked++)
        expect(await side().provider.refund({ ...request, isRepeat: true })).toMatchObject({
          kind: 'confirmed',
        })
      expect((await stateAt(side(), paid)).refunded).toBe(amount)
    },
  )

  test('two refunds of the same amount are two', async () => {
    const paid = await side().pay()
    const first = await side().provider.refund(refundOf(side(), paid, { amount: PART }))
    const others = [{ amount: PART, ...('reference' in first ? { reference: first.reference } : {}) }]
    const second = refundOf(side(), paid, { amount: PART, others, isRepeat: true })
    expect(await side().provider.refund(second)).toMatchObject({ kind: 'confirmed' })
    expect((await stateAt(side(), paid)).refunded).toBe(2 * PART)
  })

  test('what it refuses did not go back', async () => {
    const paid = await side().pay('refused')
    expect(await side().provider.refund(refundOf(side(), paid))).toMatchObject({ kind: 'refused' })
    expect((await stateAt(side(), paid)).refunded).toBeUndefined()
  })
})

describe.each(['embedded', 'mercado-pago'] as const)('[PAY-01] the provider %s closes a link', (name) => {
  const side = () => all.sides[name]
  const isOpen = async (id: string, reference: string): Promise<boolean> => {
    if (name === 'mercado-pago') return all.vendor.isOpen(id)
    const link = await all.sandbox?.sandbox.link(reference)
    return link !== undefined && all.sandbox?.sandbox.isOpen(link) === true
  }

  test('that is open; closed before, it stays closed', async () => {
    const link = await all.openLink(name)
    expect(await isOpen(link.id, link.reference)).toBe(true)
    expect(await side().provider.closeLink?.(link)).toBe(true)
    expect(await isOpen(link.id, link.reference)).toBe(false)
    expect(await side().provider.closeLink?.(link)).toBe(true)
  })
})

test('[PAY-01] a refund of the sandbox can be on its way for a while', async () => {
  const side = all.sides.embedded
  const paid = await side.pay('slow')
  const request = refundOf(side, paid)
  expect(await side.provider.refund(request)).toEqual({ kind: 'sent', reference: request.id })
  expect((await stateAt(side, paid)).refunded).toBeUndefined()
  all.time.now = new Date(all.time.now.getTime() + 5_000)
  expect(await side.provider.refund({ ...request, isRepeat: true })).toMatchObject({ kind: 'confirmed' })
  expect((await stateAt(side, paid)).refunded).toBe(PAID)
})
