import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type OpenApiDocument, listOperations } from './document.ts'
import { Validators } from './validators.ts'

const document = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as OpenApiDocument
const operations = listOperations(document)
const validators = new Validators(document)

describe('every check of the contract can be made, though none is before it is needed', () => {
  test.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
    const { parameters, body, responses } = operation
    for (const where of ['path', 'query', 'header'] as const) {
      const check = validators.forParameters(where, parameters)
      const isNeeded = parameters.some((one) => one.in === where && one.required === true)
      expect(check({}).length > 0).toBe(isNeeded)
    }
    const schema = body?.content['application/json']?.schema
    if (schema) expect(validators.forBody(schema)(Symbol('no JSON'), '/body')[0]?.path).toBe('/body')
    const answers = Object.values(responses).flatMap(({ content = {} }) => Object.values(content))
    for (const { schema: answer } of answers) if (answer) validators.forAnswer(answer)({})
  })
})
