import { expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { SAMPLE_LOCATION } from '#domain/checkout/sample-checkout.fixture.ts'
import { detailsForm, detailsUpdate } from './details-form.ts'

const country = COUNTRIES.AR
const rules = { betweenStreetsRequired: true, notesLimit: 250 }
const order = {
  type: 'DELIVERY' as const,
  notes: 'Sin sal',
  paysWith: 1_000_000,
  price: 900_000,
  destination: undefined,
}

test('[FUP-05] the form has the fields of the order, and an untouched one asks for nothing', () => {
  const form = detailsForm(order, country)
  expect(form).toMatchObject({ notes: 'Sin sal', paysWith: '10.000' })
  expect([form.tableNumber, form.destinationDetails]).toEqual([undefined, undefined])
  expect(detailsUpdate(form, order, country, rules)).toEqual({ ok: true, update: {} })
  expect(detailsForm({ ...order, type: 'IN_DINING' }, country).tableNumber).toBe('')
})

test('[FUP-05] only what was changed is sent, without the blanks around it', () => {
  const form = { ...detailsForm(order, country), notes: ' Con sal ', paysWith: '9.500' }
  expect(detailsUpdate(form, order, country, rules)).toEqual({
    ok: true,
    update: { notes: 'Con sal', paysWith: 950_000 },
  })
})

test('[FUP-06] cash covers the price: change is never owed by the venue before it is paid', () => {
  for (const paysWith of ['8.999,99', '', 'mucho'])
    expect(detailsUpdate({ ...detailsForm(order, country), paysWith }, order, country, rules)).toEqual({
      ok: false,
      fields: ['paysWith'],
    })
})

const PLACE = { ...SAMPLE_LOCATION, betweenStreets: 'Agüero y Anchorena' }

test('[FUP-05] what the checkout requires is not emptied, and notes are no longer than its venue allows', () => {
  const delivery = { ...order, destination: PLACE }
  const form = detailsForm(delivery, country)
  const judged = (part: Partial<typeof form>, asked = rules) =>
    detailsUpdate({ ...form, ...part }, delivery, country, asked)
  expect(judged({ betweenStreets: ' \u200B' })).toEqual({ ok: false, fields: ['betweenStreets'] })
  const optional = { ...rules, betweenStreetsRequired: false }
  expect(judged({ betweenStreets: '' }, optional)).toEqual({ ok: true, update: { betweenStreets: '' } })
  expect(judged({ notes: 'x'.repeat(251) })).toEqual({ ok: false, fields: ['notes'] })
  const lifted = { ...rules, notesLimit: 2_000 }
  expect(judged({ notes: 'x'.repeat(251) }, lifted).ok).toBe(true)

  const table = { ...order, type: 'IN_DINING' as const, paysWith: undefined, tableNumber: '12' }
  const typed = { ...detailsForm(table, country), tableNumber: '\u00A0' }
  expect(detailsUpdate(typed, table, country, rules)).toEqual({ ok: false, fields: ['tableNumber'] })
})

test('[FUP-05] what was placed under other rules is not judged while it stays', () => {
  const old = { ...order, notes: 'x'.repeat(300) }
  expect(detailsUpdate(detailsForm(old, country), old, country, rules)).toEqual({ ok: true, update: {} })
})
