import type { operations } from '#generated/api.ts'
import type { ErrorCode, OrderIssue, Problem } from '#generated/models.ts'

import type { StoredBody } from '../http/send.ts'
import type { RequestContext } from './request-context.ts'
import type { FieldError } from './validators.ts'

export type OperationId = keyof operations

type Parameters<K extends OperationId> = operations[K]['parameters']
type Part<P, Name extends string> = P extends { [N in Name]?: infer T }
  ? NonNullable<T>
  : Record<never, never>
/** Header names are in lower case on the server. */
type LowerCased<T> = { [N in keyof T as N extends string ? Lowercase<N> : N]: T[N] }
type BodyOf<K extends OperationId> = operations[K] extends {
  requestBody: { content: { 'application/json': infer T } }
}
  ? T
  : operations[K] extends { requestBody?: { content: { 'application/x-www-form-urlencoded': infer F } } }
    ? F | undefined
    : operations[K] extends { requestBody: { content: { 'application/csp-report': infer R } } }
      ? R
      : undefined

/** Input of a handler: the validated parts of the request that the contract describes. */
export type Input<K extends OperationId> = {
  path: Part<Parameters<K>, 'path'>
  query: Part<Parameters<K>, 'query'>
  headers: LowerCased<Part<Parameters<K>, 'header'>>
  body: BodyOf<K>
  context: RequestContext
}

type AnswerBody<R> = R extends { content: infer C }
  ? C extends { 'application/json': infer T }
    ? T | (C extends { 'text/csv': string } ? string : never)
    : C extends { 'text/html': string }
      ? string
      : C extends { 'application/manifest+json': infer T }
        ? T
        : Uint8Array
  : undefined

type Extras = {
  headers?: Record<string, string>
  /** the same body as bytes, for callers through HTTP */
  stored?: () => StoredBody
  /** nothing was found: a caller with many of these is guessing */
  isMiss?: boolean
}

type DeclaredReply<K extends OperationId> = {
  [S in keyof operations[K]['responses'] & number]: S extends 200 | 201 | 202 | 204 | 303 | 304
    ? { status: S; body: AnswerBody<operations[K]['responses'][S]> } & Extras
    : never
}[keyof operations[K]['responses'] & number]

/**
 * An expected failure, returned by use cases instead of a result and by handlers instead of a reply. Status and title
 * come from the table of error codes.
 */
export type Failure = {
  failure: ErrorCode
  detail?: string
  errors?: OrderIssue[] | FieldError[]
  /** findings of a rejected theme */
  findings?: Problem['findings']
  /** faults of a rejected folder */
  faults?: Problem['faults']
  headers?: Record<string, string>
}

/** Possible results of a handler. Only success statuses declared by the contract compile; failures are codes. */
export type Reply<K extends OperationId> = DeclaredReply<K> | Failure

export type Handler<K extends OperationId> = (input: Input<K>) => Promise<Reply<K>> | Reply<K>

/** A handler whose operation the compiler does not know; `Handlers` has the exact types. */
export type AnyHandler = (input: {
  path: object
  query: object
  headers: object
  body: unknown
  context: RequestContext
}) => Promise<AnyReply> | AnyReply

export type AnyReply = ({ status: number; body: unknown } & Extras) | Failure

/** The handlers by method and path of the contract: `GET /api/diner/{alias}`. */
export type Calls = ReadonlyMap<string, AnyHandler>

/** The handlers of some operations. */
export type Handlers<Served extends OperationId> = { [K in Served]: Handler<K> }

/** Some of the handlers, inferred from the object. */
export type SomeHandlers = Partial<Handlers<OperationId>>

export function fail(code: ErrorCode, more: Omit<Failure, 'failure'> = {}): Failure {
  return { failure: code, ...more }
}

/** The failure of a request that conflicts with the current state. */
export const conflict = (detail: string): Failure => fail('STATUS_CONFLICT', { detail })

/** The failure of one field. @param path - '/body/phone' */
export const invalid = (path: string, message: string): Failure =>
  fail('INVALID_REQUEST', { errors: [{ path, message }] })

export const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'failure' in answer

/** Replies with a result or its failure. @param missing - the code when nothing was found */
export function replyOf<T extends object>(
  result: T | Failure | undefined,
  missing: ErrorCode = 'NOT_FOUND',
): { status: 200; body: T } | Failure {
  if (result === undefined) return fail(missing)
  return isFailure(result) ? result : { status: 200, body: result }
}

/** Replies with a created resource or its failure. */
export const created = <T extends object>(made: T | Failure): { status: 201; body: T } | Failure =>
  isFailure(made) ? made : { status: 201, body: made }

/** The reply to an action without a result. */
export const DONE = { status: 204, body: undefined } as const

/** Redirects a person to a page, whatever the method of the call. */
export const seeOther = (location: string) =>
  ({ status: 303, body: undefined, headers: { location } }) as const

/** The failure of a call that comes too often. */
export const tooMany = (waitSeconds: number, code: ErrorCode = 'RATE_LIMITED'): Failure =>
  fail(code, { headers: { 'retry-after': String(waitSeconds) } })
