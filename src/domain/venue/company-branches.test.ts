import { describe, expect, test } from 'vitest'

import { branchVenueState, listCompanyBranches, type BranchPlace } from './company-branches.ts'
import { sampleContact } from './sample-venue.fixture.ts'

/** 13:00 and 23:30 in Buenos Aires; the sample venue is open from 12 to 23. */
const NOON = Date.parse('2026-11-18T16:00:00.000Z')
const NIGHT = Date.parse('2026-11-19T02:30:00.000Z')

type Venue = { street?: string; lat?: number; until?: string }

const branch = (name: string, ...venues: Venue[]): BranchPlace => ({
  card: { id: name, name, alias: name.toLowerCase() },
  venues: venues.map(({ until, ...place }) => {
    const contact = sampleContact(name, until === undefined ? {} : { manualClosure: { until } })
    return { address: { ...contact.address, ...place }, hours: contact }
  }),
})
const CLOSED = { until: '2026-11-18T18:00:00.000Z' }
const here = { lat: -34.6, lng: -58.4 }

const names = (...[places, query]: Parameters<typeof listCompanyBranches>) =>
  listCompanyBranches(places, query).map(({ name }) => name)

describe('[COMP-01] the branches of a company', () => {
  const far = branch('Lejos', { lat: -34.9 })
  const near = branch('Cerca', { lat: -34.61 })
  const closed = branch('Cerrado', { lat: -34.6, ...CLOSED })
  const empty = branch('Vacío')
  const all = [empty, closed, far, near]

  test('open ones first, then the nearest, those without a venue last', () => {
    expect(names(all, { now: NOON, asOf: NOON, point: here })).toEqual(['Cerca', 'Lejos', 'Cerrado', 'Vacío'])
  })

  test('without a place open ones first, in the order of the folder', () => {
    expect(names(all, { now: NOON, asOf: NOON })).toEqual(['Lejos', 'Cerca', 'Cerrado', 'Vacío'])
  })

  test('a search finds by name and by address, without accents', () => {
    const list = [branch('Güemes', { street: 'Florida' }), branch('Centro', {})]
    expect(names(list, { now: NOON, asOf: NOON, search: 'guemes' })).toEqual(['Güemes'])
    expect(names(list, { now: NOON, asOf: NOON, search: 'florida' })).toEqual(['Güemes'])
    expect(names(list, { now: NOON, asOf: NOON, search: 'corrientes centro' })).toEqual(['Centro'])
  })

  test('a card tells of the venue that is open, then nearest', () => {
    const [card] = listCompanyBranches(
      [branch('Roma', { street: 'A', ...CLOSED }, { street: 'B', lat: -34.9 }, { street: 'C', lat: -34.7 })],
      { now: NOON, asOf: NOON, point: here },
    )
    expect(card?.venue).toEqual({
      street: 'C',
      number: '3247',
      locality: 'Almagro',
      distance: 11120,
      timeZone: 'America/Argentina/Buenos_Aires',
      state: 'open',
      changesAt: '2026-11-19T02:00:00.000Z',
    })
  })

  test('the order stays that of the first page while its venues close', () => {
    expect(names(all, { now: NIGHT, asOf: NOON, point: here })).toEqual([
      'Cerca',
      'Lejos',
      'Cerrado',
      'Vacío',
    ])
    const [first] = listCompanyBranches(all, { now: NIGHT, asOf: NOON, point: here })
    expect(first?.venue?.state).toBe('closed')
  })
})

describe('[COMP-01] the state of a card', () => {
  const venueAt = (now: number, venue: Venue = {}) => {
    const [card] = listCompanyBranches([branch('Roma', venue)], { now, asOf: now })
    if (!card?.venue) throw new Error('a branch with a venue has a card that tells of it')
    return card.venue
  }

  test('open until it closes, and closed from then on', () => {
    expect(branchVenueState(venueAt(NOON), NOON)).toMatchObject({ kind: 'open', until: { time: '23:00' } })
    expect(branchVenueState(venueAt(NOON), NIGHT)).toEqual({ kind: 'closed' })
  })

  test('closed until it opens; whether it did is not claimed', () => {
    const venue = venueAt(NIGHT)
    expect(branchVenueState(venue, NIGHT)).toMatchObject({ kind: 'closed', next: { time: '12:00' } })
    expect(branchVenueState(venue, Date.parse('2026-11-19T15:00:00.000Z'))).toBeUndefined()
  })

  test('closed by hand without an end, and open without hours', () => {
    expect(branchVenueState(venueAt(NOON, { until: 'nunca' }), NOON)).toEqual({ kind: 'temporarily-closed' })
    const always = { ...venueAt(NOON), state: 'always-open' as const, changesAt: undefined }
    expect(branchVenueState(always, NIGHT)).toEqual({ kind: 'always-open' })
  })
})
