import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderStatus } from '#generated/models.ts'
import { ChangeDue } from './card-money.tsx'

test('[FUP-06] the change is told while the order is to be paid, and not once it is, or is canceled', () => {
  const told = (paid: boolean, status: OrderStatus = 'READY') =>
    renderToStaticMarkup(<ChangeDue order={{ status, price: 19_050, paid, paysWith: 20_000 }} />)
  expect(told(false)).toMatch(/^<p>Paga con .*200, vuelto .*9,50</)
  expect([told(true), told(false, 'CANCELED')]).toEqual(['', ''])
})
