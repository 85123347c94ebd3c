import { expect, test } from 'vitest'

import { console as texts } from '#messages/console.ts'
import { createMessages } from '#messages/index.ts'
import { reportText } from './report-text.ts'

test('[FUP-03] the venue reads what the diner wrote', () => {
  const t = createMessages()(texts)
  const report = { errorType: 'MISSING_ITEMS', at: '2026-11-18T15:30:00.000Z' } as const
  const zone = 'America/Argentina/Buenos_Aires'
  expect(reportText(report, zone, t)).toBe('Faltan productos, 12:30')
  expect(reportText({ ...report, text: 'Faltó la ensalada' }, zone, t)).toBe(
    'Faltan productos, 12:30: «Faltó la ensalada»',
  )
})
