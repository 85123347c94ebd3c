import { createHmac, timingSafeEqual } from 'node:crypto'

import { MINUTE_MS } from '#domain/time/lengths.ts'

/** A notice outside this tolerance counts as replayed. @source assumed: what vendors advise */
export const NOTICE_TOLERANCE_MS = 5 * MINUTE_MS

type Signed = { dataId: string; noticeId: string }

/** The signature header of a notice: `ts=…,v1=…`. */
export function signNotice(signed: Signed, secret: string, now: Date): string {
  const ts = String(now.getTime())
  return `ts=${ts},v1=${signatureOf(signed, ts, secret)}`
}

/** Whether the notice was signed with the secret recently. */
export function isSigned(signed: Signed, header: string, secret: string, now: Date): boolean {
  const [, ts = '', given = ''] = /^ts=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (ts === '' || Math.abs(now.getTime() - Number(ts)) > NOTICE_TOLERANCE_MS) return false
  return timingSafeEqual(Buffer.from(signatureOf(signed, ts, secret)), Buffer.from(given))
}

function signatureOf({ dataId, noticeId }: Signed, ts: string, secret: string): string {
  return createHmac('sha256', secret).update(`id:${dataId};request-id:${noticeId};ts:${ts};`).digest('hex')
}
