import { describe, expect, test } from 'vitest'

import { rateLimitProblems } from '../../codegen/rate-limit-rules.mjs'
import { OPERATIONS } from '#generated/operations.ts'
import {
  listOperations,
  readDocument,
  type OpenApiDocument,
  type OperationObject,
} from '#server/contract/document.ts'

/** The contract after a change to one of its operations. */
function changed(path: string, method: string, change: Partial<OperationObject>): OpenApiDocument {
  const document = structuredClone(readDocument())
  Object.assign(document.paths[path]?.[method] as OperationObject, change)
  return document
}

describe('every operation is under a limit', () => {
  test('of the contract that is served', () => {
    const operations = listOperations(readDocument())
    expect(operations.length).toBe(Object.keys(OPERATIONS).length)
    expect(operations.filter(({ limits }) => limits.length === 0)).toEqual([])
    expect(rateLimitProblems(readDocument())).toEqual([])
  })

  test.each<[string, string, string, Partial<OperationObject>]>([
    ['has no limit', '/api/storefront', 'get', { 'x-rate-limit': undefined }],
    ['has no limit', '/api/storefront', 'get', { 'x-rate-limit': [] }],
    [
      'rate-limits.yaml has no nonsense',
      '/api/storefront',
      'get',
      { 'x-rate-limit': [{ limit: 'nonsense' }] },
    ],
    ['declares no answer 429', '/api/storefront', 'get', { responses: { 200: {} } }],
    [
      'phone-orders counts by phone, which no request of it names',
      '/api/storefront',
      'get',
      { 'x-rate-limit': [{ limit: 'phone-orders' }] },
    ],
    [
      'no request of it has /body/card',
      '/api/sign-in/code',
      'post',
      { 'x-rate-limit': [{ limit: 'sign-in-codes', when: '/body/card' }] },
    ],
    [
      'takes the operator’s token and counts no wrong ones',
      '/outbox',
      'get',
      { 'x-rate-limit': [{ limit: 'operator-calls' }] },
    ],
  ])('the linter says of one: %s', (fault, path, method, change) => {
    const problems = rateLimitProblems(changed(path, method, change))
    expect(problems.filter((one) => one.endsWith(fault))).toHaveLength(1)
  })

  test('the linter says of a limit that no operation names it', () => {
    const document = structuredClone(readDocument())
    document['x-rate-limits'].limits.idle = { by: ['visitor', 'cousin'], count: 1, seconds: 1 }
    expect(rateLimitProblems(document)).toEqual([
      'rate-limits.yaml idle: no operation names it',
      'rate-limits.yaml idle: no subject cousin',
    ])
  })
})
