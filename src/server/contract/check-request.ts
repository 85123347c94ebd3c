import type { FastifyRequest } from 'fastify'

import { fail, type Failure } from './handlers.ts'
import type { JsonSchema, Operation } from './document.ts'
import type { Validators } from './validators.ts'

/** Content type of HTML form submissions. */
export const FORM = 'application/x-www-form-urlencoded'
/** Content type of a browser's policy reports, which contain JSON. */
export const POLICY_REPORT = 'application/csp-report'

/** The validated parts of a request, or the failure to respond with. */
export type CheckedRequest =
  | { ok: true; path: object; query: object; headers: object; body: unknown }
  | { ok: false; failure: Failure }

/** Builds the check of one operation. */
export function requestCheck(
  operation: Operation,
  validators: Validators,
): (request: FastifyRequest) => CheckedRequest {
  const checkPath = validators.forParameters('path', operation.parameters)
  const checkQuery = validators.forParameters('query', operation.parameters)
  const checkHeaders = validators.forParameters('header', operation.parameters)
  const headerNames = operation.parameters
    .filter((one) => one.in === 'header')
    .map((one) => one.name.toLowerCase())
  const bodySchema = jsonSchemaOf(operation)
  const checkBody = bodySchema && validators.forBody(bodySchema)

  return (request) => {
    const path = { ...(request.params as object) }
    const query = { ...(request.query as object) }
    const headers = Object.fromEntries(
      headerNames.flatMap((name) =>
        request.headers[name] === undefined ? [] : [[name, request.headers[name]]],
      ),
    )
    const errors = [
      ...checkPath(path, '/path'),
      ...checkQuery(query, '/query'),
      ...checkHeaders(headers, '/header'),
    ]
    const body: unknown = request.body
    if (checkBody !== undefined && (body !== undefined || operation.body?.required === true)) {
      errors.push(...checkBody(body ?? null, '/body'))
    }
    for (const [name, value] of Object.entries({ path, query, headers, body })) {
      const reason = unsafeReason(value)
      if (reason !== undefined) errors.push({ path: `/${name}`, message: reason })
    }
    if (errors.length > 0) return { ok: false, failure: fail('INVALID_REQUEST', { errors }) }
    return { ok: true, path, query, headers, body }
  }
}

function jsonSchemaOf(operation: Operation): JsonSchema | undefined {
  const content = operation.body?.content
  return (content?.['application/json'] ?? content?.[FORM] ?? content?.[POLICY_REPORT])?.schema
}

/** Deeper bodies are refused: no schema of the contract comes near, and recursion stays bounded. */
const MAX_DEPTH = 32

/** Smaller numbers overflow the database's arithmetic when multiplied. */
const SMALLEST = 1e-100

/** NUL and lone surrogates: valid in JavaScript, but no database can store them. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

/**
 * Searches a value from a request for parts that cannot be stored, without recursion.
 * @returns what is wrong, or undefined
 */
export function unsafeReason(value: unknown): string | undefined {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return 'is nested too deeply'
    const next: unknown[] = []
    for (const one of level) {
      if (typeof one === 'string' && UNSTORABLE.test(one)) return 'holds a character that cannot be stored'
      // '1e309' in an address: the validator parses it as Infinity and skips its limits
      if (typeof one === 'number' && !Number.isFinite(one)) return 'must be a finite number'
      if (typeof one === 'number' && one !== 0 && Math.abs(one) < SMALLEST) return 'is too near to zero'
      if (typeof one !== 'object' || one === null) continue
      for (const [key, inner] of Object.entries(one)) {
        if (UNSTORABLE.test(key)) return 'holds a character that cannot be stored'
        next.push(inner)
      }
    }
    level = next
  }
  return undefined
}
