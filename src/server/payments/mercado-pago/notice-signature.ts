import { InvalidWebhookSignatureError, WebhookSignatureValidator } from 'mercadopago'

import type { Notice } from '../contract.ts'
import type { MercadoPagoAccount } from './accounts.ts'
import { isRecent } from './wire.ts'

type SignedNotice = Pick<Notice, 'dataId' | 'noticeId' | 'signature' | 'now'>

/** Whether a notice is of these minutes, and signed with the account's secret or with one that it had before. */
export function isSignedFor(
  { webhookSecret, oldWebhookSecrets = [] }: MercadoPagoAccount,
  notice: SignedNotice,
): boolean {
  const secrets = [webhookSecret, ...oldWebhookSecrets]
  return isRecent(notice.signature, notice.now) && secrets.some((secret) => isSignedWith(secret, notice))
}

function isSignedWith(secret: string, { dataId, noticeId, signature }: SignedNotice): boolean {
  try {
    WebhookSignatureValidator.validate({ xSignature: signature, xRequestId: noticeId, dataId, secret })
    return true
  } catch (error) {
    if (error instanceof InvalidWebhookSignatureError) return false
    throw error
  }
}
