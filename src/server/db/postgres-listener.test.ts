import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { postgresListener } from './postgres-listener.ts'
import { DONE, refusal, WELCOME } from './postgres-messages.fixture.ts'
import { POSTGRES_LIMITS } from './postgres-pool.ts'

/** A database that takes every connection, and as a standby lets nobody listen. */
let database: Server
let isStandby = false
let connections = 0
const open = new Set<Socket>()
beforeAll(async () => {
  database = createServer((socket) => {
    connections += 1
    open.add(socket)
    let isWelcome = false
    socket.on('data', (asked) => {
      const text = String(asked)
      const answer = isStandby && text.includes('listen') ? refusal('25006') : DONE
      if (!text.startsWith('X')) socket.write(isWelcome ? answer : WELCOME)
      isWelcome = true
    })
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
  })
  database.listen(0, '127.0.0.1')
  await once(database, 'listening')
})
afterAll(() => database.close())

test('while its database is a standby each try leaves nothing open, and the last one listens', async () => {
  const { port } = database.address() as AddressInfo
  const heard: (string | undefined)[] = []
  const listener = postgresListener(`postgres://any@127.0.0.1:${port}/any`, POSTGRES_LIMITS)
  await listener.listen('news', (payload) => heard.push(payload))
  expect(open.size).toBe(1)

  isStandby = true
  for (const socket of open) socket.destroy()
  await expect.poll(() => connections).toBe(3)
  expect(open.size).toBeLessThanOrEqual(1)
  expect(heard).toEqual([])

  isStandby = false
  await expect.poll(() => heard).toEqual([undefined])
  expect(open.size).toBe(1)
  await listener.close()
  await expect.poll(() => open.size).toBe(0)
})
