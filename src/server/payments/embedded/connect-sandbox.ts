import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import type { Services } from '../../services.ts'
import { noticeOf } from './embedded-payments.ts'

/**
 * The sandbox tells this server what was paid, as a vendor would: a signed notice to the public route. It travels
 * inside the process, so it arrives wherever the server stands. Which pages may frame its card fields, it asks.
 */
export function connectSandbox(app: FastifyInstance, { payments, places, clock, log }: Services): void {
  if (payments.sandbox === undefined) return
  const { sandbox, origins, secret } = payments.sandbox
  origins.isOurs = async (origin) => (await places.ofPage(origin)) !== undefined
  sandbox.onDecided = async (payment) => {
    const { path, headers } = noticeOf(payment, { secret, noticeId: randomUUID(), now: clock() })
    const { statusCode } = await app.inject({ method: 'POST', url: path, headers })
    // the order's page asks for what was not heard
    if (statusCode >= 300) log.warn({ status: statusCode }, 'a notice of the sandbox was not taken')
  }
}
