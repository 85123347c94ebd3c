import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { projectRoot } from '../project-root.ts'

/** A JSON Schema of the document; only ajv interprets it. */
export type JsonSchema = { $ref?: string; [keyword: string]: unknown }

export type ParameterObject = {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  /** each property of an object is a separate parameter */
  explode?: boolean
  schema: JsonSchema
}

export type MediaTypes = Record<string, { schema?: JsonSchema }>

export type ResponseObject = { content?: MediaTypes }

/** How often calls may be made, by which subject they are counted, and which of them count; by default all. */
export type RateLimit = {
  by: string[]
  count: number
  seconds: number
  counts?: 'misses' | 'wrong-tokens'
}

/** A limit that applies to an operation. */
export type LimitEntry = {
  limit: string
  /** applies only to requests whose body has a value here */
  when?: string
  /** the handler is told of the refusal and responds itself */
  answeredBy?: 'handler'
}

export type RateLimits = {
  /** where requests name the counted subject; nothing for the visitor */
  subjects: Record<string, string[]>
  limits: Record<string, RateLimit>
}

export type OperationObject = {
  operationId: string
  parameters?: (ParameterObject | { $ref: string })[]
  requestBody?: { required?: boolean; content: MediaTypes } | { $ref: string }
  'x-body-bytes'?: number
  'x-rate-limit'?: LimitEntry[]
  /** accepted tokens, with the required roles */
  security?: Record<string, string[]>[]
  responses: Record<string, ResponseObject | { $ref: string }>
}

export type OpenApiDocument = {
  'x-rate-limits': RateLimits
  paths: Record<string, Record<string, unknown>>
  components: {
    schemas: Record<string, JsonSchema>
    parameters?: Record<string, ParameterObject>
    responses?: Record<string, ResponseObject>
    requestBodies?: Record<string, { required?: boolean; content: MediaTypes }>
  }
}

/** One operation with its references to parameters, bodies and answers resolved. */
export type Operation = {
  id: string
  method: HttpMethod
  /** as in the document: /api/diner/{alias} */
  path: string
  parameters: ParameterObject[]
  body?: { required: boolean; content: MediaTypes }
  /** largest accepted body, if not the server's default @units bytes */
  bodyBytes?: number
  limits: LimitEntry[]
  /** names of accepted tokens; '' where none is needed */
  tokens: string[]
  /** whether only the operator's token is accepted, and no venue's */
  isOperators: boolean
  responses: Record<string, ResponseObject>
}

export const HTTP_METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
export type HttpMethod = (typeof HTTP_METHODS)[number]

/** Reads the bundled description that codegen writes. */
export function readDocument(): OpenApiDocument {
  const file = join(projectRoot(), 'src/generated/openapi.json')
  return JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument
}

/** Every operation of the document, in its order. */
export function listOperations(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    HTTP_METHODS.flatMap((method) => {
      const operation = item[method] as OperationObject | undefined
      if (operation === undefined) return []
      const shared = (item.parameters ?? []) as ParameterObject[]
      return [readOperation(document, path, method, operation, shared)]
    }),
  )
}

function readOperation(
  document: OpenApiDocument,
  path: string,
  method: HttpMethod,
  operation: OperationObject,
  shared: ParameterObject[],
): Operation {
  const { components } = document
  const body = operation.requestBody && follow(components.requestBodies, operation.requestBody)
  return {
    id: operation.operationId,
    method,
    path,
    parameters: [...shared, ...(operation.parameters ?? [])].map((one) => follow(components.parameters, one)),
    body: body && { required: body.required === true, content: body.content },
    bodyBytes: operation['x-body-bytes'],
    limits: operation['x-rate-limit'] ?? [],
    tokens: (operation.security ?? []).flatMap((schemes) =>
      Object.keys(schemes).length === 0 ? [''] : Object.keys(schemes),
    ),
    isOperators:
      operation.security?.some(({ adminToken: roles = [] }) => roles.includes('operator')) ?? false,
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, one]) => [status, follow(components.responses, one)]),
    ),
  }
}

function follow<T extends object>(components: Record<string, T> | undefined, value: T | { $ref: string }): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T
  const name = value.$ref.slice(value.$ref.lastIndexOf('/') + 1)
  const found = components?.[name]
  if (found === undefined) throw new Error(`The contract refers to ${value.$ref}, which it does not hold`)
  return found
}
