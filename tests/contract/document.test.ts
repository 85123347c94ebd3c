import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lintApi } from '../../codegen/api-rules.mjs'
import { ERRORS, ERROR_CODES, isErrorCode } from '#generated/errors.ts'
import { OPERATIONS } from '#generated/operations.ts'

type Schema = Record<string, unknown>

interface Call {
  operationId: string
  responses: Record<string, { $ref?: string }>
  requestBody?: { content: Record<string, { schema: Schema }> }
}

interface Document {
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, Schema>; responses: Record<string, unknown> }
}

const root = new URL('../../', import.meta.url)
const document = JSON.parse(readFileSync(new URL('src/generated/openapi.json', root), 'utf8')) as Document
const calls = Object.values(document.paths).flatMap((item) =>
  Object.entries(item).flatMap(([method, call]) => (method === 'parameters' ? [] : [call])),
)

/** Every object below a value, with where it stands. */
function* objectsIn(value: unknown, path = ''): Generator<[string, Schema]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [path, value as Schema]
  for (const [key, item] of Object.entries(value)) yield* objectsIn(item, `${path}/${key}`)
}

/** The schemas that requests use, with all that they refer to. */
function requestSchemas(): Map<string, Schema> {
  const found = new Map<string, Schema>()
  const visit = (value: unknown) => {
    for (const [, node] of objectsIn(value)) {
      if (typeof node.$ref !== 'string' || !node.$ref.startsWith('#/components/schemas/')) continue
      const name = node.$ref.slice('#/components/schemas/'.length)
      const schema = document.components.schemas[name]
      if (!schema || found.has(name)) continue
      found.set(name, schema)
      visit(schema)
    }
  }
  for (const call of calls) visit(call.requestBody)
  return found
}

/** Browsers write these, and each adds what it likes: a report that is refused for it would be lost. */
const WRITTEN_BY_BROWSERS = /^PolicyViolation/

describe('the API description', () => {
  test('every call has an operationId, a good answer, a 4xx and an answer for any other failure', () => {
    expect(calls.length).toBe(Object.keys(OPERATIONS).length)
    for (const call of calls) {
      expect(call.operationId).toMatch(/^[a-z][A-Za-z]+$/)
      const statuses = Object.keys(call.responses)
      expect(
        statuses.some((status) => /^[123]/.test(status)),
        call.operationId,
      ).toBe(true)
      expect(
        statuses.some((status) => status.startsWith('4')),
        call.operationId,
      ).toBe(true)
      expect(statuses, call.operationId).toContain('default')
    }
  })

  test('every error answer is a problem', () => {
    for (const call of calls)
      for (const [status, response] of Object.entries(call.responses))
        if (status === 'default' || /^[45]/.test(status))
          expect(response.$ref, call.operationId).toMatch(/^#\/components\/responses\//)
    const answers = JSON.stringify(Object.values(document.components.responses))
    expect(answers.match(/application\/problem\+json/g)?.length).toBe(
      Object.keys(document.components.responses).length,
    )
  })

  test('request bodies are closed and bounded: no unknown field, no endless text or list, no unbounded number', () => {
    const schemas = requestSchemas()
    expect(schemas.size).toBeGreaterThan(20)
    for (const [name, schema] of schemas) {
      for (const [path, node] of objectsIn(schema, name)) {
        if (node.type === 'object' && !WRITTEN_BY_BROWSERS.test(path))
          expect([path, node.additionalProperties ?? node.unevaluatedProperties]).toEqual([path, false])
        if (node.type === 'string' && !node.enum)
          expect([path, typeof node.maxLength]).toEqual([path, 'number'])
        if (node.type === 'array') expect([path, typeof node.maxItems]).toEqual([path, 'number'])
        if (node.type === 'integer' || node.type === 'number') {
          expect([path, typeof (node.minimum ?? node.exclusiveMinimum)]).toEqual([path, 'number'])
          expect([path, typeof node.maximum]).toEqual([path, 'number'])
        }
      }
    }
  })

  test('every shape and every field says what it is', () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect([name, typeof schema.description]).toEqual([name, 'string'])
      const properties = (schema.properties ?? {}) as Record<string, Schema>
      for (const [field, node] of Object.entries(properties))
        expect([`${name}.${field}`, Boolean(node.description ?? node.$ref ?? node.const)]).toEqual([
          `${name}.${field}`,
          true,
        ])
    }
  })

  test('amounts of money are whole minor units wherever they stand', () => {
    const money =
      /^(price|originalPrice|priceWithoutModifiers|accPrice|deliveryFee|userServiceFee|minimumOrderPrice|freeDeliveryAmount|paysWith|itemsPrice|userFee)$/
    for (const [name, schema] of Object.entries(document.components.schemas))
      for (const [field, node] of Object.entries((schema.properties ?? {}) as Record<string, Schema>))
        if (money.test(field) && node.type !== 'boolean')
          expect([`${name}.${field}`, node.$ref]).toEqual([
            `${name}.${field}`,
            '#/components/schemas/MinorUnits',
          ])
  })

  test('the linter has nothing to say', async () => {
    expect(await lintApi(new URL('schemas', root).pathname)).toEqual([])
  })
})

describe('error codes', () => {
  test('each has a status of its kind and a title', () => {
    expect(ERROR_CODES.length).toBeGreaterThan(30)
    for (const code of ERROR_CODES) {
      expect(ERRORS[code].status, code).toBeGreaterThanOrEqual(400)
      expect(ERRORS[code].status, code).toBeLessThan(600)
      expect(ERRORS[code].title.length, code).toBeGreaterThan(10)
    }
  })

  test('the table and the union of the contract are the same', () => {
    expect(document.components.schemas.ErrorCode?.enum).toEqual(ERROR_CODES)
    expect(isErrorCode('ORDER_REFUSED')).toBe(true)
    expect(isErrorCode('toString')).toBe(false)
    expect(isErrorCode(404)).toBe(false)
  })
})
