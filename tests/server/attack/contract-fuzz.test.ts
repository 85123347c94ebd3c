import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { answerCheck } from '#server/contract/check-answer.ts'
import { listOperations, readDocument, type Operation } from '#server/contract/document.ts'
import type { OperationId } from '#server/contract/handlers.ts'
import { Validators } from '#server/contract/validators.ts'
import { schemaGuard } from '../../support/schema-guard.ts'
import type { Answer } from '../support/test-app.ts'
import { mutationsOf } from './mutations.ts'
import { REAL_REQUESTS } from './real-requests.ts'
import { send } from './request.ts'
import { openWorld, type World } from './world.ts'

const DOCUMENT = readDocument()
const OPERATIONS = listOperations(DOCUMENT)
const VALIDATORS = new Validators(DOCUMENT)
const isProblem = schemaGuard('Problem')
const TRIES = 25

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Where our code lies, and what it is made of: nothing of it is any caller's business. */
const INSIDES = /\n\s+at |node_modules|\/src\/|drizzle|\bselect .* from\b|PGlite|ECONN|ENOENT/i

function judge(operation: Operation, { status, headers, text, body }: Answer): void {
  expect(status, text.slice(0, 300)).toBeLessThan(500)
  expect(headers['x-content-type-options']).toBe('nosniff')
  const type = headers['content-type'] ?? ''
  const json = /json/.test(type) && text !== ''
  if (status >= 400) {
    expect(isProblem(body), text.slice(0, 300)).toBe(true)
    expect(text).not.toMatch(INSIDES)
  }
  answerCheck(operation, VALIDATORS)(status, type, text === '' ? undefined : json ? body : '')
}

describe('[API-02b] every operation answers a real request, and survives what becomes of it', () => {
  test('and none is left out', () => {
    expect(Object.keys(REAL_REQUESTS).toSorted()).toEqual(OPERATIONS.map(({ id }) => id).toSorted())
  })

  test.each(OPERATIONS.map((one) => [one.id, one] as const))('%s', async (id, operation) => {
    const real = REAL_REQUESTS[id as OperationId]
    const request = await real(world)
    const mutations = mutationsOf(DOCUMENT, operation, request)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...mutations).map((one) => ({ ...one, toString: () => one.what.slice(0, 200) })),
        async ({ change }) => {
          const answer = await send(world.server, operation, { ...change(request), opensSocket: false })
          judge(operation, answer)
        },
      ),
      { numRuns: TRIES, endOnFailure: true },
    )
    const answer = await send(world.server, operation, await real(world))
    expect(answer.status, answer.text).toBeLessThan(400)
  })

  test('and no request changes what every object is', () => {
    expect([Object.keys(Object.prototype), Reflect.get({}, 'admin')]).toEqual([[], undefined])
  })
})
