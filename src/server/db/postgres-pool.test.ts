import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'

import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { POSTGRES_LIMITS, PostgresPool } from './postgres-pool.ts'

/** A message of PostgreSQL's protocol. */
function message(type: string, body: string | Buffer): Buffer {
  const bytes = Buffer.from(body)
  const length = Buffer.alloc(4)
  length.writeInt32BE(bytes.length + 4)
  return Buffer.concat([Buffer.from(type), length, bytes])
}
const READY = message('Z', 'I')
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY])
const REFUSAL = Buffer.concat([message('E', 'SERROR\0C53000\0Mno server for a transaction\0\0'), READY])

/** A pooler that takes every connection, refuses what is asked on it, and keeps it open. */
let pooler: Server
let pool: PostgresPool
beforeAll(async () => {
  pooler = createServer((socket) => {
    let isWelcome = false
    socket.on('data', () => {
      socket.write(isWelcome ? REFUSAL : WELCOME)
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
