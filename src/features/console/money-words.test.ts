import { expect, test } from 'vitest'

import type { LedgerCash } from '#generated/models.ts'
import { createMessages } from '#messages/create-messages.ts'
import { ledger } from '#messages/ledger.ts'
import { actorText, drawerName } from './money-words.ts'

const t = createMessages({ locale: 'es' })(ledger)
const cash = (held: Partial<LedgerCash>): LedgerCash => ({
  source: 'VENUE',
  received: 0,
  tips: 0,
  voided: 0,
  givenBack: 0,
  due: 0,
  ...held,
})
const named = (...all: LedgerCash[]) => all.map((held) => drawerName(held, all, t))

test('drawers and riders of one name are told apart by the end of their ids', () => {
  const rider = { source: 'RIDER', name: 'Juan' } as const
  expect(
    named(
      cash({ ...rider, holder: 'id-of-1234' }),
      cash({ ...rider, holder: 'id-of-5678' }),
      cash({ ...rider, holder: 'id-of-9999', name: 'Ana' }),
      cash({ holder: 'Barra', token: 'token-abcd' }),
      cash({ holder: 'Barra', token: 'token-efgh' }),
      cash({ holder: 'Caja', token: 'token-ijkl' }),
      cash({}),
    ),
  ).toEqual([
    'Juan (…1234)',
    'Juan (…5678)',
    'Ana',
    'Barra (…abcd)',
    'Barra (…efgh)',
    'Caja',
    'Administración',
  ])
})

test('who did something is named with the role, the operator once', () => {
  expect(actorText({ actor: 'Barra', role: 'CASHIER' }, t)).toBe('Barra (Caja)')
  expect(actorText({ actor: 'Barra' }, t)).toBe('Barra')
  expect(actorText({ role: 'OPERATOR' }, t)).toBe('Administración')
  expect(actorText({ actor: 'Administración', role: 'OPERATOR' }, t)).toBe('Administración')
})
