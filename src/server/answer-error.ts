import type { FastifyReply, FastifyRequest } from 'fastify'

import type { ErrorCode } from '#generated/models.ts'

import { codeOfThrown, problemOf, retryAfterOf, statusOf } from './errors.ts'
import { isForReading, sendFailed } from './pages/status-page.ts'

const PROBLEM = 'application/problem+json; charset=utf-8'

/** Answers with an error of the contract, which is counted. */
export function sendProblem(reply: FastifyReply, code: ErrorCode, more?: { detail: string }): FastifyReply {
  reply.problem = code
  return reply
    .code(statusOf(code))
    .type(PROBLEM)
    .send(JSON.stringify(problemOf(code, more)))
}

/** Answers what was thrown: a person with the status view where another try may help, all others with the code. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const code = codeOfThrown(error)
  const isOurs = statusOf(code) >= 500
  // the stack goes to the log, never to the caller
  if (isOurs) request.log.error({ err: error }, 'request failed')
  const retryAfter = retryAfterOf(error)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const isPassing = isOurs || code === 'RATE_LIMITED'
  if (!isPassing || !isForReading(request)) return sendProblem(reply, code)
  reply.problem = code
  return sendFailed(request, reply.code(statusOf(code)))
}
