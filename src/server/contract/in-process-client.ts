import type { FastifyBaseLogger } from 'fastify'

import type { ErrorCode } from '#generated/models.ts'

import { codeOfThrown, problemOf, statusOf } from '../errors.ts'
import { fail, isFailure, type AnyHandler, type AnyReply, type Calls } from './handlers.ts'
import type { RequestContext } from './request-context.ts'

type CallInit = { params?: { path?: object; query?: object; header?: object }; body?: unknown }
type CallAnswer = { data?: unknown; error?: unknown; response: Response }

/** The calls of a client by method, without the contract's types. */
type UntypedClient = Record<
  'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE',
  (path: string, init?: CallInit) => Promise<CallAnswer>
>

/**
 * Calls the contract's handlers in process: same names, answers and codes as the browser's client, but without a
 * request or JSON. Arguments are only type-checked, not validated again.
 * @param context - of the visitor, by which handlers authorise the call
 * @param onFailure - receives the code of each failed call
 * @returns the generated client type, since handlers and client share the contract's types
 */
export function inProcessClient(
  calls: Calls,
  context: RequestContext,
  log: Pick<FastifyBaseLogger, 'error'>,
  onFailure?: (code: ErrorCode) => void,
): UntypedClient {
  const by = (method: string) => async (path: string, init?: CallInit) => {
    const handler = calls.get(`${method} ${path}`)
    if (handler === undefined) throw new Error(`The contract has no ${method} ${path}`)
    const reply = await replyOf(handler, init, context, log)
    if (isFailure(reply)) onFailure?.(reply.failure)
    return answerOf(reply)
  }
  return { GET: by('GET'), PUT: by('PUT'), POST: by('POST'), PATCH: by('PATCH'), DELETE: by('DELETE') }
}

async function replyOf(
  handler: AnyHandler,
  { params: { path = {}, query = {}, header = {} } = {}, body }: CallInit = {},
  context: RequestContext,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<AnyReply> {
  const headers = Object.fromEntries(
    Object.entries(header).map(([name, value]) => [name.toLowerCase(), value]),
  )
  try {
    return await handler({ path, query, headers, body, context })
  } catch (err) {
    // the stack goes to the log, never to the caller
    log.error({ err, reqId: context.requestId }, 'call failed')
    return fail(codeOfThrown(err))
  }
}

function answerOf(reply: AnyReply): CallAnswer {
  if (!('failure' in reply))
    return { data: reply.body, response: new Response(null, { status: reply.status }) }
  const { failure, headers } = reply
  return {
    error: problemOf(failure, reply),
    response: new Response(null, { status: statusOf(failure), headers }),
  }
}
