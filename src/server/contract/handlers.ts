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
/** Header names reach a server in lower case. */
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

/** What a handler is given: the parts of the request that the contract describes, validated. */
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
  /** the same answer in bytes, for those who ask through a socket */
  stored?: () => StoredBody
  /** the answer shows nothing: whoever gets many of them is trying something out */
  isMiss?: boolean
}

type DeclaredReply<K extends OperationId> = {
  [S in keyof operations[K]['responses'] & number]: S extends 200 | 201 | 202 | 204 | 303 | 304
    ? { status: S; body: AnswerBody<operations[K]['responses'][S]> } & Extras
    : never
}[keyof operations[K]['responses'] & number]

/**
 * An expected failure, which use cases answer in place of a result and handlers in place of a reply; its status and title
 * come from the table of error codes.
 */
export type Failure = {
  failure: ErrorCode
  detail?: string
  errors?: OrderIssue[] | FieldError[]
  /** of a rejected theme */
  findings?: Problem['findings']
  /** of a refused folder */
  faults?: Problem['faults']
  headers?: Record<string, string>
}

/**
 * What a handler may answer. Only the good statuses that the contract declares compile; failures are codes.
 */
export type Reply<K extends OperationId> = DeclaredReply<K> | Failure

export type Handler<K extends OperationId> = (input: Input<K>) => Promise<Reply<K>> | Reply<K>

/** A handler whose operation is not known to the compiler; `Handlers` holds the exact types. */
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

/** Some of the handlers: which, is read off the object. */
export type SomeHandlers = Partial<Handlers<OperationId>>

export function fail(code: ErrorCode, more: Omit<Failure, 'failure'> = {}): Failure {
  return { failure: code, ...more }
}

/** The refusal of what does not fit how things stand. */
export const conflict = (detail: string): Failure => fail('STATUS_CONFLICT', { detail })

/** The refusal of one field. @param path - '/body/phone' */
export const invalid = (path: string, message: string): Failure =>
  fail('INVALID_REQUEST', { errors: [{ path, message }] })

export const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'failure' in answer

/** The reply that shows a result, or why there is none. @param missing - of a result that was not found */
export function replyOf<T extends object>(
  result: T | Failure | undefined,
  missing: ErrorCode = 'NOT_FOUND',
): { status: 200; body: T } | Failure {
  if (result === undefined) return fail(missing)
  return isFailure(result) ? result : { status: 200, body: result }
}

/** The reply that shows what was made, or why it was not. */
export const created = <T extends object>(made: T | Failure): { status: 201; body: T } | Failure =>
  isFailure(made) ? made : { status: 201, body: made }

/** The reply to what was done and shows nothing. */
export const DONE = { status: 204, body: undefined } as const

/** Leads a person on to a page, whatever the call was. */
export const seeOther = (location: string) =>
  ({ status: 303, body: undefined, headers: { location } }) as const

/** The refusal of a call that comes too often. */
export const tooMany = (waitSeconds: number, code: ErrorCode = 'RATE_LIMITED'): Failure =>
  fail(code, { headers: { 'retry-after': String(waitSeconds) } })
