import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { SHIFT_VARIANTS } from '../routes/companion-routes.ts'
import { checkRegistration, type Registration } from './check-registration.ts'
import { SHIFT_CODE_DIGITS } from '#domain/defaults.ts'
import { parseDigitCode } from '#domain/identity/digit-code.ts'
import {
  nextShiftRequest,
  nextShiftStep,
  shownVariant,
  type ShiftEvent,
  type ShiftOutcome,
  type ShiftRequest,
} from './shift-flow.ts'

const OUTCOMES: readonly ShiftOutcome[] = ['active', 'inactive', 'not-found']
const REQUESTS: readonly ShiftRequest[] = ['initial', 'loading', 'success', 'failed']
const EVENTS: readonly ShiftEvent[] = ['send', 'answer', 'refuse', 'leave']

describe('[SHIFT-01] the flow of the shift page', () => {
  test.each([
    ['phoneIntake', 'active', 'logOut'],
    ['phoneIntake', 'inactive', 'logIn'],
    ['phoneIntake', 'not-found', 'register'],
    ['register', 'active', 'shipments'],
    ['logIn', 'active', 'shipments'],
    ['logOut', 'inactive', 'success'],
    ['logOut', 'active', 'shipments'],
  ] as const)('%s with %s leads to %s', (variant, outcome, step) => {
    expect(nextShiftStep(variant, outcome)).toBe(step)
  })

  test('nothing else leads anywhere', () => {
    const steps = SHIFT_VARIANTS.flatMap((variant) =>
      OUTCOMES.map((outcome) => nextShiftStep(variant, outcome)),
    )
    expect(steps.filter((step) => step !== undefined)).toHaveLength(7)
  })

  test('every form is reached from the first one', () => {
    const reached = new Set<string>(['phoneIntake'])
    for (const variant of reached) {
      const known = SHIFT_VARIANTS.find((one) => one === variant)
      for (const outcome of OUTCOMES) {
        const step = known && nextShiftStep(known, outcome)
        if (step) reached.add(step)
      }
    }
    expect([...reached].toSorted()).toEqual([...SHIFT_VARIANTS, 'shipments'].toSorted())
  })

  test('a form without the step before it is the first one', () => {
    const nothing = { phone: false, rider: false }
    expect(SHIFT_VARIANTS.map((variant) => shownVariant(variant, nothing))).toEqual([
      'phoneIntake',
      'phoneIntake',
      'phoneIntake',
      'phoneIntake',
      'success',
    ])
    const all = { phone: true, rider: true }
    expect(SHIFT_VARIANTS.map((variant) => shownVariant(variant, all))).toEqual(SHIFT_VARIANTS)
    expect(shownVariant('logIn', { phone: true, rider: false })).toBe('phoneIntake')
  })

  test('a call is sent once, answered or refused once, and sent again only after a refusal', () => {
    const moves = REQUESTS.flatMap((request) =>
      EVENTS.map((event) => [request, event, nextShiftRequest(request, event)] as const),
    )
    expect(moves.filter(([, , next]) => next !== undefined)).toEqual([
      ['initial', 'send', 'loading'],
      ['loading', 'answer', 'success'],
      ['loading', 'refuse', 'failed'],
      ['success', 'leave', 'initial'],
      ['failed', 'send', 'loading'],
      ['failed', 'leave', 'initial'],
    ])
  })
})

describe('[SHIFT-02] the checks of a registration', () => {
  const right: Registration = {
    phone: '9 11 2345-6789',
    confirmation: '011 15 2345 6789',
    country: 'AR',
    name: ' Rita Ríos ',
    code: '246810',
  }

  test('a whole one is taken, the phone in E.164', () => {
    expect(checkRegistration(right)).toEqual({
      ok: true,
      phone: '+5491123456789',
      name: 'Rita Ríos',
      code: '246810',
    })
  })

  test.each([
    ['phones-differ', { confirmation: '9 11 2345-6780', name: '' }, ['confirmation']],
    ['phones-differ', { phone: '12', confirmation: '13', code: '' }, ['confirmation']],
    ['phones-differ', { confirmation: '' }, ['confirmation']],
    ['phone-invalid', { phone: '12', confirmation: '1 2', name: '' }, ['phone']],
    ['phone-invalid', { phone: '', confirmation: '', code: '' }, ['phone']],
    ['fields-missing', { name: ' ', code: '' }, ['name', 'code']],
    ['fields-missing', { code: ' ' }, ['code']],
  ] as const)('%s: %j', (fault, part, fields) => {
    expect(checkRegistration({ ...right, ...part })).toEqual({ ok: false, fault, fields })
  })

  test('whatever is typed, the fault is the first of the order, and the good one has all it needs', () => {
    const text = fc.oneof(fc.constantFrom('', '9 11 2345-6789', '1123456789', '12', 'Rita'), fc.string())
    fc.assert(
      fc.property(fc.record({ phone: text, confirmation: text, name: text, code: text }), (typed) => {
        const checked = checkRegistration({ ...typed, country: 'AR' })
        if (checked.ok) {
          expect(checked.phone).toMatch(/^\+\d{7,15}$/)
          expect(checked.name).not.toBe('')
          expect(checked.code).not.toBe('')
        } else if (checked.fault !== 'phones-differ') {
          expect(checkRegistration({ ...typed, confirmation: typed.phone, country: 'AR' })).toEqual(checked)
        }
      }),
    )
  })
})

test.each([
  ['246810', '246810'],
  [' 246 810 ', '246810'],
  ['24-68-10', '246810'],
  ['24681', undefined],
  ['2468101', undefined],
  ['letras', undefined],
  ['', undefined],
])('the code %j is read as %s', (text, code) => {
  expect(parseDigitCode(text, SHIFT_CODE_DIGITS)).toBe(code)
})
