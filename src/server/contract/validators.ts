import type { Ajv2020, ErrorObject, Options, ValidateFunction } from 'ajv/dist/2020.js'

import type { JsonSchema, OpenApiDocument, ParameterObject } from './document.ts'
import { ownSchemas } from './own-schemas.ts'

/** A violation of the contract and its place in the request. */
export type FieldError = { path: string; message: string }

/** Range of years that databases write as we do, with room for time zones and delays at both ends. */
const EARLIEST = Date.parse('0001-02-01')
const LATEST = Date.parse('9999-12-01')

const isReckoned = (text: string): boolean => {
  const at = Date.parse(text)
  return at >= EARLIEST && at <= LATEST
}

const FORMATS = {
  'date-time': (text: string) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/.test(text) && isReckoned(text),
  date: (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && isReckoned(text),
  uri: (text: string) => URL.canParse(text),
  email: (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  uuid: (text: string) => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text),
  binary: true,
  int32: true,
  int64: true,
} as const

/** Validates a value; no errors when it is valid. `prefix` is put before the paths. */
export type Check = (value: unknown, prefix?: string) => FieldError[]

/**
 * Options by kind of input: text from paths and headers is coerced, a query also to lists, everything else is used as
 * it is.
 */
const OPTIONS = {
  text: { coerceTypes: true, useDefaults: true },
  query: { coerceTypes: 'array', useDefaults: true },
  body: { useDefaults: true },
  answer: {},
} as const satisfies Record<string, Options>

/**
 * Validators with a shared vocabulary, compiled on first use: compiling all of them took a third of the start, and most
 * processes never serve most calls. A test compiles every one.
 */
export class Validators {
  private readonly document: OpenApiDocument
  private readonly made = new Map<keyof typeof OPTIONS, Ajv2020>()

  constructor(document: OpenApiDocument) {
    this.document = document
  }

  /**
   * Unknown query parameters are refused, unless one parameter collects all others (an exploded object). Unknown
   * headers and cookies are ignored.
   */
  forParameters(where: 'path' | 'query' | 'header', parameters: ParameterObject[]): Check {
    const named = parameters.filter((parameter) => parameter.in === where)
    const others = named.find(({ explode, schema }) => explode === true && schema.type === 'object')
    const here = named.filter((parameter) => parameter !== others)
    const name = (parameter: ParameterObject) =>
      where === 'header' ? parameter.name.toLowerCase() : parameter.name
    const schema = {
      type: 'object',
      properties: Object.fromEntries(here.map((one) => [name(one), rewriteReferences(one.schema)])),
      required: here.filter((one) => one.required === true).map(name),
      ...(where === 'header' ? {} : { additionalProperties: others?.schema.additionalProperties ?? false }),
    }
    return this.check(where === 'query' ? 'query' : 'text', schema)
  }

  forBody(schema: JsonSchema): Check {
    return this.check('body', rewriteReferences(schema) as JsonSchema)
  }

  forAnswer(schema: JsonSchema): Check {
    return this.check('answer', rewriteReferences(schema) as JsonSchema)
  }

  private check(kind: keyof typeof OPTIONS, schema: JsonSchema): Check {
    let validate: ValidateFunction | undefined
    return (value, prefix) => {
      validate ??= this.ajv(kind).compile(schema)
      return validate(value) ? [] : fieldErrors(validate.errors, prefix)
    }
  }

  private ajv(kind: keyof typeof OPTIONS): Ajv2020 {
    const ajv = this.made.get(kind) ?? create(this.document, OPTIONS[kind])
    this.made.set(kind, ajv)
    return ajv
  }
}

function create(document: OpenApiDocument, options: Options): Ajv2020 {
  const ajv = ownSchemas({
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    discriminator: false,
    formats: FORMATS,
    ...options,
  })
  for (const keyword of extensionKeywords(document)) ajv.addKeyword(keyword)
  // one schema per component, since the whole document is no JSON Schema
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    ajv.addSchema(rewriteReferences(schema) as JsonSchema, name)
  }
  return ajv
}

const COMPONENT = '#/components/schemas/'

/** Rewrites `#/components/schemas/X` to `X`, the schema's name here. */
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
 * Validation errors as JSON pointers into the request (`/items/0/quantity`), without the invalid values, which may be
 * personal.
 */
function fieldErrors(errors: ErrorObject[] | null | undefined, prefix = ''): FieldError[] {
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
