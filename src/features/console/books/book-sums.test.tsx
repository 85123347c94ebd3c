import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { booksOf, type MoneyGroup } from '#domain/payment/books.ts'
import { PageProvider } from '#session/page-context.ts'
import type { Venue } from '#session/venue.ts'
import { BookSums } from './book-sums.tsx'

const HOME = { currency: 'ARS', decimals: 2 }
const group: MoneyGroup = {
  ...HOME,
  method: 'ONLINE',
  source: 'PROVIDER',
  provider: 'mercado-pago',
  takenBy: null,
  takenToken: null,
  count: 1,
  amount: 100_000,
  tips: 0,
}
const charge = { ...group, fees: 5_000, withoutFee: 0 }
const nothing = { voided: [], refunds: [], chargeBacks: [], wonBack: [] }

function headingsAndCells(moved: Partial<Parameters<typeof booksOf>[0]>) {
  const [book] = booksOf({ ...nothing, charges: [charge], ...moved }, HOME)
  if (book === undefined) throw new Error('No book')
  const venue = { storefront: { country: COUNTRIES.AR } } as Venue
  const markup = renderToStaticMarkup(
    <PageProvider value={{ venue }}>
      <BookSums book={book} isOnly />
    </PageProvider>,
  )
  const table = markup.slice(markup.indexOf('Por proveedor'))
  const texts = (tag: string) =>
    [...table.matchAll(new RegExp(`<${tag}[^>]*>(?:<i[^>]*>[^<]*</i>)?([^<]*)`, 'g'))].map(([, text]) => text)
  return { headings: texts('th scope="col"'), cells: texts('td') }
}

test('the columns of a table add up to its net, also where banks took money away and gave it back', () => {
  const { headings, cells } = headingsAndCells({
    chargeBacks: [{ ...group, amount: 60_000 }],
    wonBack: [{ ...group, amount: 20_000 }],
  })
  expect(headings.slice(2)).toEqual(['Cobrado', 'Contracargos', 'Contracargos ganados', 'Comisiones', 'Neto'])
  expect(cells).toEqual(['1', '$\u00A01.000', '$\u00A0600', '$\u00A0200', '$\u00A050', '$\u00A0550'])
})

test('what a day has none of has no column', () => {
  expect(headingsAndCells({}).headings).toEqual(['Proveedor', 'Cobros', 'Cobrado', 'Comisiones', 'Neto'])
})
