import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { automaticBranchMode, automaticMode, modeFromHash } from './choose-mode.ts'
import { activeModes, modeBySegment, modeSegment, restrictModes } from './modes.ts'
import { SAMPLE_MODES as modes, sampleMode as mode } from './sample-venue.fixture.ts'

const [delivery, takeAway, salon] = modes

describe('[ROUTE-03] the mode a path segment names', () => {
  test('by its show name', () => {
    expect(modeBySegment(modes, 'Para llevar')).toBe(takeAway)
  })

  test.each(['para llevar', 'PARA LLEVAR', 'para-llevar', 'Para+llevar', 'take-away', 'roma.take-away'])(
    'also as "%s"',
    (segment) => {
      expect(modeBySegment(modes, segment)).toBe(takeAway)
    },
  )

  test('accents may be missing', () => {
    expect(modeBySegment(modes, 'en el salon')).toBe(salon)
  })

  test('an exact name goes before a loose one', () => {
    const upper = mode('TAKE_AWAY', 'DELIVERY')
    expect(modeBySegment([upper, delivery], 'Delivery')).toBe(delivery)
    expect(modeBySegment([upper, delivery], 'delivery')).toBe(upper)
  })

  test.each(['', ' ', '-', 'Barra', 'constructor', 'Delivery/plus'])('"%s" names none', (segment) => {
    expect(modeBySegment(modes, segment)).toBeUndefined()
  })

  test('[ROUTE-04] preview, checkout and order are never modes, whatever a venue calls its own', () => {
    for (const word of ['preview', 'checkout', 'order']) {
      expect(modeBySegment([mode('DELIVERY', word)], word)).toBeUndefined()
      expect(modeSegment(mode('DELIVERY', word))).toBe('delivery')
    }
    expect(modeSegment(mode('TAKE_AWAY', ' '))).toBe('take-away')
  })

  test('a backslash, which a router reads as a slash, is written as a hyphen', () => {
    const one = mode('TAKE_AWAY', '\\ Para llevar')
    expect(modeSegment(one)).toBe('- Para llevar')
    expect(modeBySegment([one], '- Para llevar')).toBe(one)
  })

  test('the segment of a mode leads back to it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (showName) => {
        const one = mode('SELF_SERVICE', showName)
        const found = modeBySegment([one], modeSegment(one))
        // Names of nothing but joining signs cannot be told from none; the contract asks for a letter.
        if (/[\p{L}\d]/u.test(showName)) expect(found).toBe(one)
      }),
    )
  })

  test('[MODE-02] only active modes count', () => {
    expect(activeModes(modes)).toEqual([delivery, takeAway, salon])
  })
})

describe('[ROUTE-06] allowedOM', () => {
  test.each([
    [['DELIVERY'], [delivery]],
    [['DELIVERY,TAKE_AWAY'], [delivery, takeAway]],
    [
      ['para llevar', 'En el Salon'],
      [takeAway, salon],
    ],
    [['roma.delivery'], [delivery]],
    [['take-away'], [takeAway]],
  ])('%j leaves those modes', (allowed, left) => {
    expect(restrictModes(modes, allowed)).toEqual(left)
  })

  test('nothing named, or only what no mode is called: all of them', () => {
    expect(restrictModes(modes, [])).toEqual([delivery, takeAway, salon])
    expect(restrictModes(modes, ['', 'DRIVE_IN'])).toEqual([delivery, takeAway, salon])
    expect(restrictModes(modes, ['SELF_SERVICE'])).toEqual([delivery, takeAway, salon])
  })
})

describe('[ROUTE-07] a mode chosen without asking', () => {
  test('the only active one', () => {
    expect(
      automaticMode([takeAway, mode('DELIVERY', 'Delivery', { active: false })], {
        installed: false,
        hash: '',
      }),
    ).toBe(takeAway)
    expect(automaticMode(modes, { installed: false, hash: '' })).toBeUndefined()
    expect(automaticMode([], { installed: true, hash: '#Delivery' })).toBeUndefined()
  })

  test('in the installed app, the one in the hash', () => {
    expect(automaticMode(modes, { installed: true, hash: '#Para%20llevar' })).toBe(takeAway)
    expect(automaticMode(modes, { installed: false, hash: '#Para%20llevar' })).toBeUndefined()
    expect(automaticMode(modes, { installed: true, hash: '#nada' })).toBeUndefined()
  })

  test('a broken hash names nothing', () => {
    expect(modeFromHash(modes, '#%E0%A4%A')).toBeUndefined()
    expect(modeFromHash(modes, '#')).toBeUndefined()
    expect(modeFromHash(modes, 'en%20el%20sal%C3%B3n')).toBe(salon)
  })
})

describe('[BRAN-07] automatic address mode', () => {
  test('the first mode, or the one in the hash', () => {
    expect(automaticBranchMode(modes, 'AUTOMATIC', { installed: false, hash: '' })).toBe(delivery)
    expect(automaticBranchMode(modes, 'AUTOMATIC', { installed: false, hash: '#En el salon' })).toBe(salon)
    expect(automaticBranchMode(modes, 'AUTOMATIC', { installed: false, hash: '#Barra' })).toBe(delivery)
  })

  test('manual: the diner chooses, unless there is one', () => {
    expect(automaticBranchMode(modes, 'MANUAL', { installed: false, hash: '#En el salon' })).toBeUndefined()
    expect(automaticBranchMode([salon], 'MANUAL', { installed: false, hash: '' })).toBe(salon)
    expect(automaticBranchMode([], 'AUTOMATIC', { installed: false, hash: '' })).toBeUndefined()
  })
})
