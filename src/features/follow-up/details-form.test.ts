import { expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { detailsForm, detailsUpdate } from './details-form.ts'

const country = COUNTRIES.AR
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
  expect(detailsUpdate(form, order, country)).toEqual({ ok: true, update: {} })
  expect(detailsForm({ ...order, type: 'IN_DINING' }, country).tableNumber).toBe('')
})

test('[FUP-05] only what was changed is sent, without the blanks around it', () => {
  const form = { ...detailsForm(order, country), notes: ' Con sal ', paysWith: '9.500' }
  expect(detailsUpdate(form, order, country)).toEqual({
    ok: true,
    update: { notes: 'Con sal', paysWith: 950_000 },
  })
})

test('[FUP-06] cash covers the price: change is never owed by the venue before it is paid', () => {
  for (const paysWith of ['8.999,99', '', 'mucho'])
    expect(detailsUpdate({ ...detailsForm(order, country), paysWith }, order, country)).toEqual({
      ok: false,
      field: 'paysWith',
    })
})
