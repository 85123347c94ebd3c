import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ErrorObject, Options, ValidateFunction } from 'ajv/dist/2020.js'

import type { JsonSchema, OpenApiDocument, ParameterObject } from './document.ts'

/** What stands where in a request that broke the contract. */
export type FieldError = { path: string; message: string }

const FORMATS = {
  'date-time': (text: string) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text)),
  date: (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  uri: (text: string) => URL.canParse(text),
  email: (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  uuid: (text: string) => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text),
  binary: true,
  int32: true,
  int64: true,
} as const

/**
 * Four validators with one vocabulary: text from paths and headers is coerced, a query also to lists,
 * bodies and answers are taken as they are.
 */
export class Validators {
  private readonly text: Ajv2020
  private readonly query: Ajv2020
  private readonly body: Ajv2020
  private readonly answer: Ajv2020

  constructor(document: OpenApiDocument) {
    this.text = create(document, { coerceTypes: true, useDefaults: true })
    this.query = create(document, { coerceTypes: 'array', useDefaults: true })
    this.body = create(document, { useDefaults: true })
    this.answer = create(document, {})
  }

  /** Unknown query parameters are refused; unknown headers and cookies are none of our business. */
  forParameters(where: 'path' | 'query' | 'header', parameters: ParameterObject[]): ValidateFunction {
    const here = parameters.filter((parameter) => parameter.in === where)
    const name = (parameter: ParameterObject) =>
      where === 'header' ? parameter.name.toLowerCase() : parameter.name
    const schema = {
      type: 'object',
      properties: Object.fromEntries(here.map((one) => [name(one), rewriteReferences(one.schema)])),
      required: here.filter((one) => one.required === true).map(name),
      ...(where === 'header' ? {} : { additionalProperties: false }),
    }
    return (where === 'query' ? this.query : this.text).compile(schema)
  }

  forBody(schema: JsonSchema): ValidateFunction {
    return this.body.compile(rewriteReferences(schema) as JsonSchema)
  }

  forAnswer(schema: JsonSchema): ValidateFunction {
    return this.answer.compile(rewriteReferences(schema) as JsonSchema)
  }
}

function create(document: OpenApiDocument, options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    discriminator: false,
    formats: FORMATS,
    ...options,
  })
  for (const keyword of extensionKeywords(document)) ajv.addKeyword(keyword)
  // one schema per component: the document as a whole is no JSON Schema
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    ajv.addSchema(rewriteReferences(schema) as JsonSchema, name)
  }
  return ajv
}

const COMPONENT = '#/components/schemas/'

/** `#/components/schemas/X` becomes `X`, the name under which the schema is known here. */
function rewriteReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewriteReferences)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isReference = key === '$ref' && typeof inner === 'string' && inner.startsWith(COMPONENT)
      return [key, isReference ? inner.slice(COMPONENT.length) : rewriteReferences(inner)]
    }),
  )
}

function extensionKeywords(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const inner of value) extensionKeywords(inner, found)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key.startsWith('x-')) found.add(key)
      extensionKeywords(inner, found)
    }
  }
  return found
}

const MAX_REPORTED = 20
const MAX_TEXT = 300

/**
 * Validator findings as JSON pointers into the request (`/items/0/quantity`), without the values found:
 * they may be personal.
 */
export function fieldErrors(errors: ErrorObject[] | null | undefined, prefix = ''): FieldError[] {
  const seen = new Set<string>()
  const fields: FieldError[] = []
  for (const error of errors ?? []) {
    const params: Record<string, unknown> = error.params
    const extra = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
    const path = `${prefix}${error.instancePath}${typeof extra === 'string' ? `/${escapePointer(extra)}` : ''}`
    const message = messageOf(error)
    if (seen.has(path + message)) continue
    seen.add(path + message)
    fields.push({ path: path.slice(0, MAX_TEXT), message: message.slice(0, MAX_TEXT) })
    if (fields.length === MAX_REPORTED) break
  }
  return fields
}

function messageOf(error: ErrorObject): string {
  if (error.keyword === 'required') return 'is required'
  if (error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties')
    return 'is not known here'
  if (error.keyword === 'enum')
    return `must be one of ${(error.params.allowedValues as unknown[]).join(', ')}`
  return error.message ?? 'is wrong'
}

function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1')
}
