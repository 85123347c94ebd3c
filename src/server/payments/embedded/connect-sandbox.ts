import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import type { Services } from '../../services.ts'
import { noticeOf } from './embedded-payments.ts'

/**
 * Lets the sandbox report payments like a vendor, by a signed notice to the public route. The request stays inside the
 * process, so it works wherever the server runs. The sandbox also asks here which pages may frame its card fields.
 */
export function connectSandbox(app: FastifyInstance, { payments, places, clock, log }: Services): void {
  if (payments.sandbox === undefined) return
  const { sandbox, origins, secret } = payments.sandbox
  origins.isOurs = async (origin) => (await places.ofPage(origin)) !== undefined
  sandbox.onDecided = async (payment) => {
    const { path, headers } = noticeOf(payment, { secret, noticeId: randomUUID(), now: clock() })
    const { statusCode } = await app.inject({ method: 'POST', url: path, headers })
    // the order's page looks up payments whose notice was lost
    if (statusCode >= 300) log.warn({ status: statusCode }, 'a notice of the sandbox was not taken')
  }
}
