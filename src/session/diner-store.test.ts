import { expect, test } from 'vitest'
import { memoryStorage } from '#platform/storage.ts'
import { createDinerStore } from './diner-store.ts'

const ANA = { name: 'Ana', phone: '11 5555 1234', phoneCountry: 'AR', email: '', document: '' }

function restored(value: unknown) {
  const log: string[] = []
  const storage = memoryStorage((message) => log.push(message))
  storage.write('customer', 1, value)
  const store = createDinerStore(storage)
  store.getState().restore()
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
  const { store } = restored({ ...ANA, change: 'nothing', restore: 1 })
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
    getState().restore()
    return getState()
  }
  open().moveTo(at)
  open().change({ name: 'Ana' })
  open().forget()
  expect(open()).toMatchObject({ name: '', location: { fullAddress: at.fullAddress } })
  open().moveTo(undefined)
  expect(open().location).toBeUndefined()
})
