import { fail, type Failure } from '../../contract/handlers.ts'
import { isUuid } from '../../db/new-id.ts'
import type { Notice } from '../../payments/contract.ts'
import { NOTICE_TOLERANCE_MS } from '../../payments/notice-signature.ts'
import { findPayment, hasNotice, insertNotice } from '../../repositories/payments-repository.ts'
import type { Services } from '../../services.ts'
import { settlePayment } from './settle-payment.ts'

const TIMEOUT_MS = 5_000
/** Older copies are rejected by their timestamp. */
const KEPT_MS = 4 * NOTICE_TOLERANCE_MS

/**
 * Handles a provider's notice about a payment: the signature is checked, the payment is read again, and each notice
 * counts once. The payment id in a notice is only the account's claim: it cannot settle a payment of another account.
 */
export async function receiveNotice(
  services: Services,
  name: string,
  notice: Omit<Notice, 'signal'>,
): Promise<Failure | undefined> {
  const { db } = services.store
  const provider = services.payments.get(name)
  if (provider === undefined) return fail('NOT_FOUND')
  const read = await provider.readNotice({ ...notice, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (read.kind === 'forged') return fail('UNAUTHENTICATED')
  if (read.kind === 'unavailable') return fail('PROVIDER_FAILED')
  const payment = read.kind === 'read' && isUuid(read.id) ? await findPayment(db, read.id) : undefined
  if (read.kind !== 'read' || payment?.provider !== name) return fail('NOT_FOUND')
  if (payment.publicKey !== read.publicKey) {
    services.log.warn({ payment: payment.id, provider: name }, 'a notice of another account')
    return fail('NOT_FOUND')
  }
  const { noticeId, now } = notice
  const taken = { provider: name, noticeId, at: now }
  if (await hasNotice(db, taken)) return undefined
  // settling is idempotent; recording the notice first would lose it if the process dies in between
  await settlePayment(services, payment, read.state)
  await insertNotice(db, taken, new Date(now.getTime() - KEPT_MS))
  return undefined
}
