import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import type { Problem } from '#generated/models.ts'
import { testApp } from './support/test-app.ts'

/** What the server answers of a branch whose stored name is a number, and what it threw. */
async function askForBrokenBranch(checkResponses?: boolean) {
  const server = await testApp(checkResponses === undefined ? {} : { config: { checkResponses } })
  const thrown: Error[] = []
  server.app.addHook('onError', (_request, _reply, error, done) => {
    thrown.push(error)
    done()
  })
  await server.store.db.execute(
    sql`update entities set document = jsonb_set(document, '{name}', '5') where alias = 'bistro-casa'`,
  )
  const answer = await server.call<Problem>('GET', '/api/diner/bistro-casa')
  await server.close()
  return { answer, thrown }
}

test('[API-02a] the server of these tests throws ContractViolation where its answer breaks the description', async () => {
  const { answer, thrown } = await askForBrokenBranch()
  expect(answer.status).toBe(500)
  expect(answer.body.code).toBe('INTERNAL')
  expect(thrown.map(({ name }) => name)).toEqual(['ContractViolation'])
  expect(thrown[0]?.message).toMatch(/^getDinerEntity: 200 breaks the contract: .*\/name/)
})

test('[API-02a] without the check the same answer would leave the server', async () => {
  const { answer, thrown } = await askForBrokenBranch(false)
  expect(answer.status).toBe(200)
  expect(thrown).toEqual([])
})
