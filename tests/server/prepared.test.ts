import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { newKey, orderPayload } from './support/order-payload.ts'
import { testApp, type TestApp } from './support/test-app.ts'

const { TEST_DATABASE_URL: postgres = '' } = process.env
/** More than there are connections, so that one of them writes twice. */
const ORDERS = 24

let server: TestApp

describe.runIf(postgres)('a connection', () => {
  beforeAll(async () => {
    server = await testApp()
  })
  afterAll(() => server.close())

  const preparedHere = async () => {
    const answer = await server.store.db.execute(sql`select name, statement from pg_prepared_statements`)
    return (answer as { rows: { name: string; statement: string }[] }).rows
  }

  test('prepares the statement of an order once it is asked again, under one name', async () => {
    const payload = await orderPayload(server, 'bistro')
    for (let count = 0; count < ORDERS; count += 1) {
      const headers = { 'idempotency-key': newKey() }
      const answer = await server.call('POST', '/api/order', { body: payload, headers })
      expect(answer.status).toBe(201)
    }
    const writing = (await preparedHere()).filter(({ statement }) => statement.includes('"idempotency_keys"'))
    expect(new Set(writing.map(({ name }) => name)).size).toBe(writing.length)
    expect(writing.map(({ statement }) => statement)).toContainEqual(expect.stringMatching(/^with taken as/))
  })
})
