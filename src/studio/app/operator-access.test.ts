import { expect, test } from 'vitest'

import { memoryStorage } from '#platform/storage.ts'
import { createOperatorAccess } from './operator-access.ts'

/** A server that accepts one token, which can be changed. */
function openAccess() {
  const server = { token: 'first' }
  const storage = memoryStorage()
  const access = createOperatorAccess(storage, async (request) => {
    const isAccepted = request.headers.get('authorization') === `Bearer ${server.token}`
    return new Response(null, { status: isAccepted ? 200 : 401 })
  })
  const call = async () => (await access.fetch(new Request('http://studio.example/'))).status
  return { access, server, storage, call }
}

test('a token that is typed goes with each call from then on, also after a load of the page', async () => {
  const { access, storage, call } = openAccess()
  expect(await call()).toBe(401)
  access.enter('first')
  expect(await call()).toBe(200)
  expect(access.store.getState()).toEqual({ token: 'first', isRefused: false })
  expect(createOperatorAccess(storage, () => Promise.reject(new Error())).store.getState().token).toBe(
    'first',
  )
})

test('one that the server does not accept any more is refused at the next call, until another is typed', async () => {
  const { access, server, call } = openAccess()
  access.enter('first')
  server.token = 'second'
  expect(await call()).toBe(401)
  expect(access.store.getState().isRefused).toBe(true)
  access.enter('second')
  expect(access.store.getState().isRefused).toBe(false)
  expect(await call()).toBe(200)
})

test('a refusal of the token before says nothing about the one that was typed meanwhile', async () => {
  const { access, call } = openAccess()
  access.enter('wrong')
  const late = call()
  access.enter('first')
  expect(await late).toBe(401)
  expect(access.store.getState().isRefused).toBe(false)
})
