import { expect, test } from 'vitest'

import type { CartItem } from '#generated/models.ts'
import { createMessages } from '#messages/index.ts'
import { orderIssues } from '#messages/order-issues.ts'
import { schedule } from '#messages/schedule.ts'
import { issueLines, refusalTitle, remainingLines } from './use-revalidation.ts'

const t = createMessages()(orderIssues, schedule)
const textsOf = (...told: Parameters<typeof issueLines>) => issueLines(...told).map(({ text }) => text)

test('[ORDER-04d] conflicts are told by item, each once, and the total only when nothing else explains it', () => {
  const items = [{ name: 'Milanesa' }, { name: 'Flan' }] as CartItem[]
  expect(
    textsOf(
      [
        { code: 'PRICE_CHANGED', itemIndex: 0 },
        { code: 'PLATE_SOLD_OUT', itemIndex: 1 },
        { code: 'SURCHARGE_CHANGED', field: 'surcharges' },
        { code: 'SURCHARGE_CHANGED', field: 'surcharges', referenceId: 's' },
        { code: 'TOTAL_CHANGED', field: 'price' },
      ],
      items,
      t,
    ),
  ).toEqual(['Cambió el precio de Milanesa', 'Flan está agotado', 'Cambió un recargo de tu pedido'])
  expect(textsOf([{ code: 'TOTAL_CHANGED' }], items, t)).toEqual([
    'Cambió el total de tu pedido. Revísalo y vuelve a enviarlo.',
  ])
})

test('[ORDER-04] what is said above the conflicts is about what changed: the slot, the venue or the menu', () => {
  const slot = { code: 'FIELD_INVALID', field: 'scheduledAt' } as const
  const price = { code: 'PRICE_CHANGED', itemIndex: 0 } as const
  expect(refusalTitle([slot])).toBe('checkout.order-changed')
  expect(refusalTitle([price, slot])).toBe('checkout.order-refused')
  for (const code of ['VENUE_CLOSED', 'MODE_DISABLED'] as const)
    expect(refusalTitle([price, { code }])).toBe('checkout.order-not-taken')
})

test('[ORDER-04] what was told of a plate is over once the plate is taken out of the cart', () => {
  const items = [
    { name: 'Milanesa', referenceId: 'm' },
    { name: 'Flan', referenceId: 'f' },
  ] as CartItem[]
  const lines = issueLines(
    [
      { code: 'PLATE_SOLD_OUT', itemIndex: 0 },
      { code: 'PLATE_SOLD_OUT', itemIndex: 1 },
      { code: 'SURCHARGE_CHANGED', field: 'surcharges' },
    ],
    items,
    t,
  )
  const told = (...plateIds: string[]) =>
    remainingLines(
      lines,
      plateIds.map((plateId) => ({ plateId })),
    ).map(({ text }) => text)
  const surcharge = 'Cambió un recargo de tu pedido'
  expect(told('m', 'f')).toEqual(['Milanesa está agotado', 'Flan está agotado', surcharge])
  expect(told('f')).toEqual(['Flan está agotado', surcharge])
  expect(told()).toEqual([surcharge])
})
