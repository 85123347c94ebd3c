import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { sendProblem } from '../answer-error.ts'
import { problemOf, statusOf } from '../errors.ts'
import { StartupError } from '../startup-error.ts'
import { answerCheck, type AnswerCheck } from './check-answer.ts'
import { FORM, POLICY_REPORT, requestCheck } from './check-request.ts'
import { HTTP_METHODS, listOperations, type OpenApiDocument, type Operation } from './document.ts'
import { matches, sendBody, sendStored } from '../http/send.ts'
import type { CallLimits } from '../limits/limit-calls.ts'
import { isVenueToken } from '../secret-token.ts'
import { tooMany, type AnyHandler, type AnyReply, type Calls, type Failure } from './handlers.ts'
import type { RequestContext, Identity } from './request-context.ts'
import { Validators } from './validators.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** context of a call of the contract, set once its token was verified */
    visit: RequestContext
  }
}

export type ContractOptions = {
  document: OpenApiDocument
  handlers: object
  /** validate every answer against the document */
  checkResponses: boolean
  contextOf(request: FastifyRequest, reply: FastifyReply): RequestContext
  limitsOf(operation: Operation): CallLimits
  identifyOf(operation: Operation): Identify | undefined
  /**
   * adds a check before the calls of the studio, or before all others; pages and files, which are read-only, have none
   */
  guard(scope: FastifyInstance, isStudio: boolean): void
}

/** Identifies the caller, or fails: UNAUTHENTICATED, or FORBIDDEN for a known caller without permission. */
export type Identify = (context: RequestContext) => Promise<Identity | Failure>

/** Runs before the handler of an operation: limits and authentication. */
type CallGate = {
  /** checks what is known before the body is read */
  enter(context: RequestContext): Promise<Identity | Failure>
  /** checks the rest, and calls the handler */
  call: AnyHandler
}

const STUDIO = '/api/studio/'

/**
 * Registers the contract's routes. Each operation needs exactly one handler; otherwise the start fails.
 * @returns the same handlers, for calls inside the process
 * @errors {@link StartupError} CONTRACT_MISMATCH with the operation ids
 */
export function registerContract(app: FastifyInstance, options: ContractOptions): Calls {
  const operations = listOperations(options.document)
  const handlers = new Map(Object.entries(options.handlers) as [string, AnyHandler][])
  checkComplete(operations, [...handlers.keys()])
  const validators = new Validators(options.document)
  const calls = new Map<string, AnyHandler>()
  app.decorateRequest('visit')
  for (const isStudio of [false, true])
    void app.register((guarded, _options, ready) => {
      options.guard(guarded, isStudio)
      const served = operations.filter(({ path }) => path.startsWith(STUDIO) === isStudio)
      for (const operation of served) {
        const handler = handlers.get(operation.id)
        if (handler === undefined) continue
        const gate = callGate(handler, options.limitsOf(operation), options.identifyOf(operation))
        calls.set(`${operation.method.toUpperCase()} ${operation.path}`, gatedHandler(gate))
        const readBody = READERS.find(([type]) => operation.body?.content[type] !== undefined)?.[1]
        if (readBody === undefined) register(guarded, operation, gate, validators, options)
        // only accepted here, since any page of any site can send these types
        else
          void guarded.register((scope, _none, done) => {
            readBody(scope)
            register(scope, operation, gate, validators, options)
            done()
          })
      }
      refuseOtherMethods(guarded, served)
      ready()
    })
  return calls
}

function callGate(handler: AnyHandler, limits: CallLimits, identify: Identify | undefined): CallGate {
  return {
    async enter(context) {
      const { ip, now, bearer, password } = context
      const wait = await limits.ofVisitor(ip, now)
      if (wait > 0) return tooMany(wait)
      const token = bearer ?? password
      // a venue's token cannot be guessed: its holder is never blocked by guesses from the same address
      const early = token !== undefined && isVenueToken(token) ? 0 : await limits.ofGuesses(ip, now)
      if (early > 0) return tooMany(early)
      const identity = identify === undefined ? {} : await identify(context)
      const isUnknown = 'failure' in identity && identity.failure === 'UNAUTHENTICATED'
      if (!isUnknown || token === undefined) return identity
      const locked = await limits.ofWrongToken(ip, token, now)
      return locked > 0 ? tooMany(locked) : identity
    },

    async call(input) {
      const { path, query, body, context } = input
      const asked = { ip: context.ip, path, query, body }
      const wait = await limits.ofRequest(asked, context.now)
      if (wait > 0) return tooMany(wait)
      const waitSeconds = await limits.ofHandler(asked, context.now)
      const reply = await handler(
        waitSeconds > 0 ? { ...input, context: { ...context, retryAfter: waitSeconds } } : input,
      )
      const missed = isMiss(reply) ? await limits.ofMiss(asked, context.now) : 0
      return missed > 0 ? tooMany(missed) : reply
    },
  }
}

/** Wraps an operation's handler for calls inside the process, which have no request. */
function gatedHandler({ enter, call }: CallGate): AnyHandler {
  return async (input) => {
    const entered = await enter(input.context)
    return 'failure' in entered ? entered : call({ ...input, context: { ...input.context, ...entered } })
  }
}

const isMiss = (reply: AnyReply): boolean => 'isMiss' in reply && reply.isMiss === true

/** Reads the bodies of HTML forms, each field as text. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}

function readReports(app: FastifyInstance): void {
  app.addContentTypeParser(POLICY_REPORT, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
}

/** Parsers of content types other than JSON. */
const READERS: readonly (readonly [string, (app: FastifyInstance) => void])[] = [
  [FORM, readForms],
  [POLICY_REPORT, readReports],
]

function checkComplete(operations: Operation[], handled: readonly string[]): void {
  const known = new Set(operations.map((operation) => operation.id))
  const served = new Set(handled)
  const missing = [...known].filter((id) => !served.has(id))
  const surplus = [...served].filter((id) => !known.has(id))
  const complaints = [
    missing.length > 0 && `no handler for ${missing.join(', ')}`,
    surplus.length > 0 && `handlers without an operation: ${surplus.join(', ')}`,
  ].filter((one) => one !== false)
  if (complaints.length > 0)
    throw new StartupError('CONTRACT_MISMATCH', `Contract and server differ: ${complaints.join('; ')}`)
}

function register(
  app: FastifyInstance,
  operation: Operation,
  gate: CallGate,
  validators: Validators,
  options: ContractOptions,
): void {
  const check = requestCheck(operation, validators)
  const checkAnswer: AnswerCheck | undefined = options.checkResponses
    ? answerCheck(operation, validators)
    : undefined
  app.route({
    method: operation.method.toUpperCase(),
    url: routePath(operation.path),
    config: { operation: operation.id },
    bodyLimit: operation.bodyBytes,
    onRequest: async (request, reply) => {
      const context = options.contextOf(request, reply)
      const entered = await gate.enter(context)
      if ('failure' in entered) return answer(request, reply, entered, checkAnswer)
      request.visit = { ...context, ...entered }
      return undefined
    },
    handler: async (request, reply) => {
      const checked = check(request)
      if (!checked.ok) return answer(request, reply, checked.failure, checkAnswer)
      const { path, query, headers, body } = checked
      const called = { path, query, headers, body, context: request.visit }
      return answer(request, reply, await gate.call(called), checkAnswer)
    },
  })
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  result: AnyReply,
  check: AnswerCheck | undefined,
): Promise<FastifyReply> {
  if ('stored' in result && result.stored !== undefined) {
    check?.(result.status, 'application/json', asJson(result.body))
    return sendStored(request, reply, result.stored())
  }
  if (result.headers !== undefined) reply.headers(result.headers)
  if ('failure' in result) {
    const problem = problemOf(result.failure, result)
    reply.problem = result.failure
    reply.code(statusOf(result.failure)).type('application/problem+json; charset=utf-8')
    check?.(reply.statusCode, 'application/problem+json', JSON.parse(JSON.stringify(problem)))
    return sendBody(request, reply, problem)
  }
  const etag = result.headers?.etag
  if (etag !== undefined && matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.code(result.status)
  const isBinary = result.body instanceof Uint8Array || typeof result.body === 'string'
  if (!isBinary && result.body !== undefined && !reply.hasHeader('content-type'))
    reply.type('application/json; charset=utf-8')
  check?.(result.status, String(reply.getHeader('content-type') ?? ''), isBinary ? '' : asJson(result.body))
  return sendBody(request, reply, result.body)
}

/** The body as the caller parses it: dates as text, without undefined members. */
function asJson(body: unknown): unknown {
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body))
}

/** /api/diner/{alias} → /api/diner/:alias */
function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function refuseOtherMethods(app: FastifyInstance, operations: Operation[]): void {
  const methodsByRoute = new Map<string, Set<string>>()
  for (const operation of operations) {
    const route = routePath(operation.path)
    methodsByRoute.set(route, (methodsByRoute.get(route) ?? new Set()).add(operation.method))
  }
  for (const [url, methods] of methodsByRoute) {
    const allow = [...methods].map((method) => method.toUpperCase()).join(', ')
    app.route({
      method: HTTP_METHODS.filter((method) => !methods.has(method)).map((method) => method.toUpperCase()),
      url,
      // runs before the body is read, so that refused bodies are not parsed
      onRequest: async (_request, reply) => {
        await sendProblem(reply.header('allow', allow), 'METHOD_NOT_ALLOWED')
      },
      handler: () => undefined,
    })
  }
}
