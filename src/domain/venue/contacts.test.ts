import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { BranchContact } from '#generated/models.ts'

import { contactCard } from './contact-card.ts'
import { isOutOfReach, listContacts, isOutOfEveryZone, restrictContacts } from './contact-list.ts'
import { contactToEnter } from './contact-to-enter.ts'
import { matchesSearch } from './fold-text.ts'
import { combinedRating, ratingShown } from './rating.ts'
import { SAMPLE_BRANCH as branch, sampleContact as contact } from './sample-venue.fixture.ts'

const names = (contacts: readonly BranchContact[]): string[] => contacts.map(({ name }) => name)
const nps = (npsAvg?: number, npsCount?: number, npsEnabled = true): string | undefined =>
  ratingShown({
    branch: { ...branch, npsEnabled },
    deliveryConfig: { ...contact('x').deliveryConfig, npsAvg, npsCount },
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

describe('[ROUTE-06] menu', () => {
  const all = [{ alias: 'roma-palermo' }, { alias: 'roma-recoleta' }, { alias: 'roma' }]
  test.each([
    [['roma'], ['roma']],
    [
      ['roma-recoleta', 'otro', 'roma-palermo'],
      ['roma-palermo', 'roma-recoleta'],
    ],
    [['roma-palermo, roma'], ['roma-palermo', 'roma']],
  ])('%j leaves those venues', (named, left) => {
    expect(restrictContacts(all, named).map(({ alias }) => alias)).toEqual(left)
  })
  test('nothing named, or only what no venue is called: all of them', () => {
    for (const named of [[], [''], ['otro', 'ROMA-']]) expect(restrictContacts(all, named)).toEqual(all)
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

  test('open ones that reach the address stand before closed ones, near as those are', () => {
    const now = Date.parse('2026-11-18T16:00:00.000Z')
    const closed = contact('Cerrado', { distance: 10, manualClosure: {}, reachableByDelivery: true })
    expect(names(listContacts([near, closed, far], { modeType: 'DELIVERY', now }))).toEqual([
      'Lejos',
      'Cerrado',
      'Cerca',
    ])
    expect(names(listContacts([closed, far], { modeType: 'TAKE_AWAY', now }))).toEqual(['Lejos', 'Cerrado'])
  })

  test('[ROUTE-09] blocked ones and those without the mode are not listed', () => {
    const blocked = contact('Bloqueado', { commercialTermsInfo: { blocked: true } })
    expect(names(listContacts([blocked, far]))).toEqual(['Lejos'])
    expect(listContacts([far], { modeType: 'SELF_SERVICE' })).toEqual([])
  })

  test('the given list is not changed, and equal ones have one order', () => {
    const list = [contact('B'), contact('A')]
    expect(names(listContacts(list))).toEqual(['A', 'B'])
    expect(names(list)).toEqual(['B', 'A'])
    const twins = [contact('Roma', { id: '2' }), contact('Roma', { id: '1' })]
    expect(listContacts(twins).map(({ id }) => id)).toEqual(['1', '2'])
  })

  test('[BRAN-06] none reaches the address', () => {
    expect(isOutOfEveryZone([near], 'DELIVERY')).toBe(true)
    expect(isOutOfEveryZone([near, far], 'DELIVERY')).toBe(false)
    expect(isOutOfEveryZone([near], 'TAKE_AWAY')).toBe(false)
    expect(isOutOfEveryZone([], 'DELIVERY')).toBe(false)
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

  test.each([
    [{}, { total: 0, count: 0 }, undefined],
    [{}, { total: 38, count: 9 }, undefined],
    [{}, { total: 45, count: 10 }, '4,5'],
    [{ npsAvg: 4.5, npsCount: 20 }, { total: 10, count: 10 }, undefined],
    [{ npsAvg: 4.5, npsCount: 20 }, { total: 30, count: 10 }, '4,0'],
  ])('star of %o brought and %o given here: %s', (brought, given, star) => {
    const { npsAvg, npsCount } = combinedRating(brought, given)
    expect(nps(npsAvg, npsCount)).toBe(star)
  })

  test('no star when the branch shows none', () => {
    expect(nps(4.9, 1_000, false)).toBeUndefined()
  })
})
