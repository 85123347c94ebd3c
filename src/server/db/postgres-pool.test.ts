import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'

import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { refusal, WELCOME } from './postgres-messages.fixture.ts'
import { POSTGRES_LIMITS, PostgresPool } from './postgres-pool.ts'

/** A pooler that takes every connection, refuses what is asked on it, and keeps it open. */
let pooler: Server
let pool: PostgresPool
beforeAll(async () => {
  pooler = createServer((socket) => {
    let isWelcome = false
    socket.on('data', () => {
      socket.write(isWelcome ? refusal('53000') : WELCOME)
      isWelcome = true
    })
    socket.on('error', () => undefined)
  })
  pooler.listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  const { port } = pooler.address() as AddressInfo
  pool = new PostgresPool(`postgres://any@127.0.0.1:${port}/any`, 2, { ...POSTGRES_LIMITS, connectMs: 1_000 })
})
afterAll(async () => {
  await pool.end()
  pooler.close()
})

test('transactions that a pooler refuses to begin release their connections', async () => {
  const db = drizzle({ client: pool })
  for (let tries = 0; tries < 3; tries += 1)
    await expect(db.transaction(async () => undefined)).rejects.toMatchObject({ cause: { code: '53000' } })
  expect(pool.totalCount).toBe(0)
})
