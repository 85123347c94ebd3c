import { describe, expect, test } from 'vitest'
import type { UserLocation } from '#generated/models.ts'
import { memoryStorage } from '#platform/storage.ts'
import { createDinerStore } from './diner-store.ts'

const ANA = { name: 'Ana', phone: '11 5555 1234', phoneCountry: 'AR', email: '', document: '' }

function restored(value: unknown) {
  const log: string[] = []
  const storage = memoryStorage((message) => log.push(message))
  storage.write('customer', 1, value)
  const store = createDinerStore(storage)
  store.getState().follow()
  return { store, log }
}

test('[CHK-02] what this device knows of its diner comes back', () => {
  expect(restored(ANA).store.getState()).toMatchObject(ANA)
})

test.each([
  ['a country we do not serve', 'XX'],
  ['no country at all', 5],
  ['a name of objects', '__proto__'],
])('an entry edited by hand with %s is ignored and logged', (_what, phoneCountry) => {
  const { store, log } = restored({ ...ANA, phoneCountry })
  expect(store.getState()).toMatchObject({ name: '', phoneCountry: undefined })
  expect(log).toHaveLength(1)
})

test('an edited entry does not take the place of the functions of the store', () => {
  const { store } = restored({ ...ANA, change: 'nothing', follow: 1 })
  store.getState().change({ name: 'Eva' })
  expect(store.getState().name).toBe('Eva')
})

test('where the diner is comes back by itself, and is forgotten by itself', () => {
  const storage = memoryStorage()
  const at = {
    street: 'Guardia Vieja',
    number: '3602',
    city: 'Buenos Aires',
    locality: 'Almagro',
    country: 'AR' as const,
    postalCode: '',
    fullAddress: 'Guardia Vieja 3602, Buenos Aires',
    lat: -34.6,
    lng: -58.4,
    betweenStreets: '',
    details: '',
    geocoded: true,
    fromLocalStorage: false,
  }
  const open = () => {
    const { getState } = createDinerStore(storage)
    getState().follow()
    return getState()
  }
  open().moveTo(at)
  open().change({ name: 'Ana' })
  open().forget()
  expect(open()).toMatchObject({ name: '', location: { fullAddress: at.fullAddress } })
  open().moveTo(undefined)
  expect(open().location).toBeUndefined()
})

describe('two pages of one device', () => {
  const twoPages = () => {
    const storage = memoryStorage()
    const [one, other] = [createDinerStore(storage), createDinerStore(storage)]
    for (const page of [one, other]) page.getState().follow()
    return { one: one.getState, other: other.getState }
  }

  test('[CHK-02] what is typed on one does not overwrite what was typed on the other', () => {
    const { one, other } = twoPages()
    one().change({ name: 'Ana', phone: '11 5555 1234' })
    other().change({ email: 'ana@example.com' })
    one().follow()
    for (const page of [one, other])
      expect(page()).toMatchObject({ name: 'Ana', phone: '11 5555 1234', email: 'ana@example.com' })
  })

  test('[ACCT-01] who signs out on one is forgotten on the other', () => {
    const { one, other } = twoPages()
    one().change({ name: 'Ana' })
    other().follow()
    expect(other().name).toBe('Ana')
    one().forget()
    other().follow()
    expect(other().name).toBe('')
  })

  test('a draft keeps what it was lent for its first look', () => {
    const storage = memoryStorage()
    storage.write('customer', 1, ANA)
    const { getState } = createDinerStore(storage, `bistro~${'a'.repeat(40)}`)
    getState().follow()
    storage.remove('customer')
    getState().follow()
    expect(getState().name).toBe('Ana')
  })

  test('what has not changed stays the same object', () => {
    const { one } = twoPages()
    one().moveTo({ fullAddress: 'Guardia Vieja 3602', lat: -34.6, lng: -58.4 } as UserLocation)
    const { location } = one()
    one().follow()
    expect(one().location).toBe(location)
  })
})

test('[ACCT-01] who left on another page has left this one too; who only cleared the fields has not', () => {
  const storage = memoryStorage()
  const [one, other] = [createDinerStore(storage), createDinerStore(storage)]
  for (const { getState } of [one, other]) getState().follow()
  one.getState().change({ name: 'Ana' })
  other.getState().follow()
  one.getState().change({ name: '' })
  other.getState().follow()
  expect(other.getState().left).toBe(0)
  one.getState().forget()
  other.getState().follow()
  other.getState().follow()
  expect([one.getState().left, other.getState().left]).toEqual([1, 1])
})

test('[ACCT-01] a page that slept while somebody left and another one came knows of both', () => {
  const storage = memoryStorage()
  const [awake, asleep] = [createDinerStore(storage), createDinerStore(storage)]
  awake.getState().change({ name: 'Ana' })
  asleep.getState().follow()
  awake.getState().forget()
  awake.getState().change({ name: 'Beto' })
  asleep.getState().follow()
  expect(asleep.getState()).toMatchObject({ name: 'Beto', left: 1 })
})
