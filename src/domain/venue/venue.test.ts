import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Branch, BranchContact, OrderMode, OrderModeType } from '#generated/models.ts'
import { WEEKDAYS } from '#domain/time/civil-date.ts'

import { automaticBranchMode, automaticMode, modeFromHash } from './choose-mode.ts'
import { contactCard } from './contact-card.ts'
import { areAllBlocked, contactToEnter, isOutOfReach, listContacts, noneReaches } from './contact-list.ts'
import { foldText, matchesSearch } from './fold-text.ts'
import { activeModes, modeBySegment, modeSegment, restrictModes } from './modes.ts'
import { ratingShown } from './rating.ts'

const mode = (type: OrderModeType, showName: string, over: Partial<OrderMode> = {}): OrderMode => ({
  id: `roma.${type.toLowerCase().replaceAll('_', '-')}`,
  type,
  showName,
  active: true,
  orderEnabled: true,
  useSchedule: false,
  minDelayInMinutes: 30,
  maxDelayInMinutes: 45,
  schedules: [],
  paymentTypes: [],
  ...over,
})
const [delivery, takeAway, salon] = [
  mode('DELIVERY', 'Delivery'),
  mode('TAKE_AWAY', 'Para llevar'),
  mode('IN_DINING', 'En el salón'),
]
const modes = [delivery, takeAway, salon, mode('SELF_SERVICE', 'Barra', { active: false })]

const branch: Branch = {
  id: 'roma',
  name: 'Pizzería Roma',
  alias: 'roma',
  country: 'AR',
  askForLocation: true,
  addressMode: 'MANUAL',
  generalConfig: {
    colorConfig: { colorModeType: 'LIGHT' },
    fontFamily: 'Inter',
    menuConfig: { plateDetailInModal: false, platesInMainView: false },
  },
  withCustomLogo: false,
  withCustomHorizontalLogo: false,
  withCustomBackgroundLogo: false,
  withCustomBannerLogo: false,
  social: {},
  mapProvider: 'OPEN_MAP',
  complexAddressInputs: false,
  npsEnabled: true,
  chatEnabled: false,
  documentRequested: false,
}
const contact = (name: string, over: Partial<BranchContact> = {}): BranchContact => ({
  id: foldText(name),
  name,
  alias: foldText(name),
  branch,
  address: {
    street: 'Av. Corrientes',
    number: '3247',
    locality: 'Almagro',
    city: 'Buenos Aires',
    country: 'AR',
    lat: -34.6,
    lng: -58.4,
  },
  timeZone: 'America/Argentina/Buenos_Aires',
  deliveryConfig: {
    orderModes: modes,
    workingDays: WEEKDAYS.map((dayOfWeek) => ({
      dayOfWeek,
      workingHours: [{ startAt: '12:00', endAt: '23:00' }],
    })),
    betweenStreetsRequired: false,
  },
  ordersConsoleActive: true,
  ordersEnabled: true,
  mandatoryEmail: false,
  commercialTermsInfo: { blocked: false },
  ...over,
})
const names = (contacts: readonly BranchContact[]): string[] => contacts.map(({ name }) => name)
const nps = (npsAvg?: number, npsCount?: number, npsEnabled = true): string | undefined =>
  ratingShown({
    branch: { ...branch, npsEnabled },
    deliveryConfig: { ...contact('x').deliveryConfig, npsAvg, npsCount },
  })

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

describe('[BRAN-02] search', () => {
  test.each([
    ['guemes', true],
    ['GÜEMES palermo', true],
    ['palermo roma', true],
    ['3247', true],
    ['  ', true],
    ['belgrano', false],
    ['roma belgrano', false],
  ])('"%s": %s', (search, found) => {
    expect(matchesSearch(search, 'Roma Güemes', 'Av. Corrientes', '3247', undefined, 'Palermo')).toBe(found)
  })

  test('a text is found by any part of itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (text, from, length) => {
        expect(matchesSearch(text.slice(from % (text.length + 1), length), text)).toBe(true)
      }),
    )
  })

  test('the list finds by name and address', () => {
    const list = [
      contact('Güemes'),
      contact('Centro', { address: { ...contact('x').address, street: 'Florida' } }),
    ]
    expect(names(listContacts(list, { search: 'guemes' }))).toEqual(['Güemes'])
    expect(names(listContacts(list, { search: 'florida' }))).toEqual(['Centro'])
    expect(names(listContacts(list, { search: 'almagro' }))).toEqual(['Centro', 'Güemes'])
  })
})

describe('[BRAN-04] the list by reach and distance', () => {
  const near = contact('Cerca', { distance: 500, reachableByDelivery: false })
  const far = contact('Lejos', { distance: 5_000, reachableByDelivery: true })
  const unknown = contact('Alguno')

  test('delivery: those that reach the address first, then the nearest, unknown distance last', () => {
    expect(names(listContacts([near, unknown, far], { modeType: 'DELIVERY' }))).toEqual([
      'Lejos',
      'Alguno',
      'Cerca',
    ])
    expect(isOutOfReach(near, 'DELIVERY')).toBe(true)
  })

  test('other modes: by distance alone', () => {
    expect(names(listContacts([unknown, far, near], { modeType: 'TAKE_AWAY' }))).toEqual([
      'Cerca',
      'Lejos',
      'Alguno',
    ])
    expect(isOutOfReach(near, 'TAKE_AWAY')).toBe(false)
  })

  test('[ROUTE-09] blocked ones and those without the mode are not listed', () => {
    const blocked = contact('Bloqueado', { commercialTermsInfo: { blocked: true } })
    expect(names(listContacts([blocked, far]))).toEqual(['Lejos'])
    expect(listContacts([far], { modeType: 'SELF_SERVICE' })).toEqual([])
    expect(areAllBlocked([blocked])).toBe(true)
    expect(areAllBlocked([blocked, far])).toBe(false)
    expect(areAllBlocked([])).toBe(false)
  })

  test('the given list is not changed, and equal ones have one order', () => {
    const list = [contact('B'), contact('A')]
    expect(names(listContacts(list))).toEqual(['A', 'B'])
    expect(names(list)).toEqual(['B', 'A'])
    const twins = [contact('Roma', { id: '2' }), contact('Roma', { id: '1' })]
    expect(listContacts(twins).map(({ id }) => id)).toEqual(['1', '2'])
  })

  test('[BRAN-06] none reaches the address', () => {
    expect(noneReaches([near], 'DELIVERY')).toBe(true)
    expect(noneReaches([near, far], 'DELIVERY')).toBe(false)
    expect(noneReaches([near], 'TAKE_AWAY')).toBe(false)
    expect(noneReaches([], 'DELIVERY')).toBe(false)
  })

  test('[BRAN-05] a single result is entered, unless a search runs or a reward waits', () => {
    const free = { searching: false, rewardPending: false }
    expect(contactToEnter([far], free)).toBe(far)
    expect(contactToEnter([far], { ...free, searching: true })).toBeUndefined()
    expect(contactToEnter([far], { ...free, rewardPending: true })).toBeUndefined()
    expect(contactToEnter([far, near], free)).toBeUndefined()
    expect(contactToEnter([], free)).toBeUndefined()
  })
})

describe('[BRAN-03] the card', () => {
  const noon = Date.parse('2026-11-21T16:00:00Z')

  test('all that it shows', () => {
    const roma = contact('Roma', { distance: 1_234, reachableByDelivery: false })
    expect(contactCard(roma, noon, 'DELIVERY')).toEqual({
      id: 'roma',
      alias: 'roma',
      name: 'Roma',
      street: 'Av. Corrientes',
      number: '3247',
      locality: 'Almagro',
      km: '1,2',
      star: undefined,
      closed: false,
      outOfReach: true,
      modeNames: ['Delivery', 'Para llevar', 'En el salón'],
    })
  })

  test('closed outside the hours and by hand; no distance before an address', () => {
    expect(contactCard(contact('Roma'), Date.parse('2026-11-21T08:00:00Z'))).toMatchObject({
      closed: true,
      km: undefined,
    })
    expect(contactCard(contact('Roma', { manualClosure: {} }), noon).closed).toBe(true)
  })

  test('mode names only in manual address mode', () => {
    const automatic = contact('Roma', { branch: { ...branch, addressMode: 'AUTOMATIC' } })
    expect(contactCard(automatic, noon).modeNames).toEqual([])
  })

  test.each([
    [4.73, 10, '4,7'],
    [3.5, 10, '3,5'],
    [3.49, 500, undefined],
    [5, 9, undefined],
    [4.7, undefined, undefined],
    [undefined, 500, undefined],
  ])('star of average %s with %s answers: %s', (average, count, star) => {
    expect(nps(average, count)).toBe(star)
  })

  test('no star when the branch shows none', () => {
    expect(nps(4.9, 1_000, false)).toBeUndefined()
  })
})
