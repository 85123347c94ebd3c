import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { LeftOut } from './left-out.tsx'

const told = (count: number): string =>
  renderToStaticMarkup(<LeftOut count={count} />).replaceAll(/<[^>]+>/g, '')

test('the board says how many orders it has no room for', () => {
  expect(told(0)).toBe('')
  expect(told(1)).toBe('Hay 1 pedido más que no entra aquí. Ves los más urgentes.')
  expect(told(12)).toBe('Hay 12 pedidos más que no entran aquí. Ves los más urgentes.')
})
