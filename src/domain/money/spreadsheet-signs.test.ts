import { expect, test } from 'vitest'

import { COUNTRIES } from './countries.ts'
import { spreadsheetSigns } from './spreadsheet-signs.ts'

test.each(Object.values(COUNTRIES).map(({ code }) => code))(
  'decimals of %s are those of its locale',
  (code) => {
    const [decimal] = new Intl.NumberFormat(`${code === 'BR' ? 'pt' : 'es'}-${code}`)
      .formatToParts(1.5)
      .flatMap(({ type, value }) => (type === 'decimal' ? [value] : []))
    expect(spreadsheetSigns(code)).toEqual({ decimal, cell: decimal === ',' ? ';' : ',' })
  },
)
