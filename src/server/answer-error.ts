import type { FastifyReply, FastifyRequest } from 'fastify'

import type { ErrorCode } from '#generated/models.ts'

import { codeOfThrown, problemOf, retryAfterOf, statusOf } from './errors.ts'
import { isForReading, sendFailed } from './pages/status-page.ts'

const PROBLEM = 'application/problem+json; charset=utf-8'

/** Responds with an error of the contract, and counts it in the metrics. */
export function sendProblem(reply: FastifyReply, code: ErrorCode, more?: { detail: string }): FastifyReply {
  reply.problem = code
  return reply
    .code(statusOf(code))
    .type(PROBLEM)
    .send(JSON.stringify(problemOf(code, more)))
}

/** Responds to a thrown error: a person gets the status page if a retry may help, all others get the code. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const code = codeOfThrown(error)
  const isOurs = statusOf(code) >= 500
  // the stack is logged, but never sent to the caller
  if (isOurs) request.log.error({ err: error }, 'request failed')
  const retryAfter = retryAfterOf(error)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const isPassing = isOurs || code === 'RATE_LIMITED'
  if (!isPassing || !isForReading(request)) return sendProblem(reply, code)
  reply.problem = code
  return sendFailed(request, reply.code(statusOf(code)))
}
