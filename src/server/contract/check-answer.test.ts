import { describe, expect, test } from 'vitest'
import { answerCheck, ContractViolation } from './check-answer.ts'
import { listOperations, readDocument } from './document.ts'
import { Validators } from './validators.ts'

const document = readDocument()
const operation = listOperations(document).find(({ id }) => id === 'getFileUrl')
const check = operation && answerCheck(operation, new Validators(document))
const JSON_TYPE = 'application/json; charset=utf-8'

describe('[API-02a] an answer that the description does not allow throws ContractViolation', () => {
  test('what it allows passes', () => {
    expect(() => check?.(200, JSON_TYPE, { url: '/files/a.svg' })).not.toThrow()
  })

  test.each([
    ['a field is missing', 200, JSON_TYPE, {}, 'getFileUrl: 200 breaks the contract'],
    ['a field has another type', 200, JSON_TYPE, { url: 7 }, '/url'],
    ['a field is too much', 200, JSON_TYPE, { url: '/a.svg', secret: 'x' }, 'breaks the contract'],
    ['the body has another type', 200, 'text/html', '<p>', '200 with text/html is not described'],
    ['an error is no problem', 404, 'application/problem+json', { message: 'no' }, '404 breaks the contract'],
  ])('%s', (_what, status, type, body, message) => {
    const broken = () => check?.(status, type, body)
    expect(broken).toThrow(ContractViolation)
    expect(broken).toThrow(message)
  })
})
