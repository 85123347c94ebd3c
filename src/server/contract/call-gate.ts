import type { CallLimits } from '../limits/limit-calls.ts'
import type { Operation } from './document.ts'
import { fail } from './handlers.ts'
import type { AnyHandler, AnyReply, Failure } from './handlers.ts'
import type { Identity } from './identity.ts'
import type { RequestContext } from './request-context.ts'

/** Finds out who makes a call, or fails with UNAUTHENTICATED. */
export type Identify = (operation: Operation, context: RequestContext) => Promise<Identity | Failure>

/** What stands before the handler of an operation: its limits, and the token that it asks for. */
export type CallGate = {
  /** judges what is known before a body is read */
  enter(context: RequestContext): Promise<Identity | Failure>
  /** judges the rest, and calls the handler */
  call: AnyHandler
}

export function callGate(
  operation: Operation,
  handler: AnyHandler,
  { limits, identify }: { limits: CallLimits; identify: Identify },
): CallGate {
  return {
    async enter(context) {
      const { ip, now, bearer, password } = context
      const wait = await limits.ofVisitor(ip, now)
      if (wait > 0) return tooMany(wait)
      const identity = operation.tokens.length === 0 ? {} : await identify(operation, context)
      const token = bearer ?? password
      if (!('failure' in identity) || token === undefined) return identity
      const locked = await limits.ofWrongToken(ip, token, now)
      return locked > 0 ? tooMany(locked) : identity
    },

    async call(input) {
      const { path, query, body, context } = input
      const asked = { ip: context.ip, path, query, body }
      const wait = await limits.ofRequest(asked, context.now)
      if (wait > 0) return tooMany(wait)
      const told = await limits.ofHandler(asked, context.now)
      const reply = await handler(told > 0 ? { ...input, context: { ...context, retryAfter: told } } : input)
      const missed = isMiss(reply) ? await limits.ofMiss(asked, context.now) : 0
      return missed > 0 ? tooMany(missed) : reply
    },
  }
}

/** An operation's handler for calls from inside the process, which have no request. */
export function gatedHandler({ enter, call }: CallGate): AnyHandler {
  return async (input) => {
    const entered = await enter(input.context)
    return 'failure' in entered ? entered : call({ ...input, context: { ...input.context, ...entered } })
  }
}

/** The refusal of a call that comes too often. */
export const tooMany = (waitSeconds: number): Failure =>
  fail('RATE_LIMITED', { headers: { 'retry-after': String(waitSeconds) } })

const isMiss = (reply: AnyReply): boolean => 'isMiss' in reply && reply.isMiss === true
