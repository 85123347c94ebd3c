import { describe, expect, test } from 'vitest'

import { quotesOf, readRows } from '../../scripts/requirements/rows.mjs'
import { catalogue } from './catalogue.ts'

/** Quotes in rows that are no texts of the user interface, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'powered by': 'names the footer; its text is the platform, which is configuration',
  'Mi beneficio': 'names the entry; its label is the name of the program',
  'No tiene fullAddress este comensal': 'is logged, not shown',
  'Cart not found': 'is logged, not shown',
  hs: 'follows the time in the header of tracking: part of its text',
  instagram: 'is a value of the order, not shown',
  '.': 'separates thousands; number format of the domain',
  ',': 'separates decimals; number format of the domain',
  $: 'is the sign of a currency; data of the country',
  'La carta está en Tucán': 'ends in the name of the guide, which is configuration',
}

/** `{amount}` and a capital N stand for a value, '...' for words of the program. */
const shape = (text: string) => text.replaceAll(/\{\w+\}|\bN\b/g, '{}').replace('{} ... ', '{} {} ')
const shapes = new Set(Object.values(catalogue).map(shape))
const quoted = readRows().flatMap(({ id, text }) => quotesOf(text).map((quote) => ({ id, quote })))

describe('texts that the rows quote', () => {
  test('there are as many as the rows have', () => {
    expect(quoted.length).toBeGreaterThanOrEqual(150)
  })

  test.each(quoted.filter(({ quote }) => !(quote in EXCEPTIONS)))(
    'of $id stands letter for letter in the texts: $quote',
    ({ quote }) => {
      expect(shapes).toContain(shape(quote))
    },
  )

  test('no exception has become needless', () => {
    const quotes = new Set(quoted.map(({ quote }) => quote))
    for (const exception of Object.keys(EXCEPTIONS)) {
      expect(quotes).toContain(exception)
      expect(shapes).not.toContain(shape(exception))
    }
  })
})
