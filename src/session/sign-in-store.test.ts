import { expect, test } from 'vitest'
import { memoryStorage } from '#platform/storage.ts'
import { createSignInStore } from './sign-in-store.ts'

const PHONE = '+5491155550000'

test('[ACCT-01] who signed in at a branch is known after a reload, there alone', () => {
  const storage = memoryStorage()
  createSignInStore(storage).getState().signIn('roma', PHONE)
  const { phones } = createSignInStore(storage).getState()
  expect(phones).toEqual({ roma: PHONE })
})

test('[ACCT-01] signing out forgets every branch', () => {
  const storage = memoryStorage()
  const store = createSignInStore(storage)
  store.getState().signIn('roma', PHONE)
  store.getState().signIn('napoli', PHONE)
  store.getState().forget()
  expect(store.getState().phones).toEqual({})
  expect(createSignInStore(storage).getState().phones).toEqual({})
})

test('[ACCT-01] who signs out on one page is signed out on the others, which lose nobody else', () => {
  const storage = memoryStorage()
  const [one, other] = [createSignInStore(storage), createSignInStore(storage)]
  one.getState().signIn('roma', PHONE)
  other.getState().signIn('napoli', PHONE)
  one.getState().follow()
  expect(one.getState().phones).toEqual({ roma: PHONE, napoli: PHONE })
  one.getState().forget()
  other.getState().follow()
  expect(other.getState().phones).toEqual({})
})

test('a draft keeps who it was lent for its first look', () => {
  const storage = memoryStorage()
  storage.write('signed-in', 1, { roma: PHONE })
  const { getState } = createSignInStore(storage, `roma~${'a'.repeat(40)}`)
  storage.remove('signed-in')
  getState().follow()
  getState().signIn('napoli', PHONE)
  expect(getState().phones).toEqual({ roma: PHONE, napoli: PHONE })
})

test.each([[[PHONE]], [{ roma: 'x' }], [{ roma: 5 }], ['x'], [null]])(
  'an entry edited by hand is ignored and logged: %j',
  (value) => {
    const log: string[] = []
    const storage = memoryStorage((message) => log.push(message))
    storage.write('signed-in', 1, value)
    expect(createSignInStore(storage).getState().phones).toEqual({})
    expect(log).toHaveLength(1)
  },
)
