import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signature older or newer than this is somebody's copy. @source assumed: what vendors advise */
const TOLERANCE_SECONDS = 300

/**
 * The header `Vitrina-Signature` of a body: `t=<seconds>,v1=<hex>`, an HMAC-SHA256 of `<seconds>.<body>`.
 *
 * @errors none
 */
export function signWebhook(body: string, secret: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000))
  return `t=${seconds},v1=${hmac(seconds, body, secret)}`
}

/**
 * Whether a body was signed with the secret, lately. What a receiver does with the bytes as they came, before it
 * reads them; the comparison takes the same time whatever differs.
 *
 * @errors none; a header of another shape is not signed
 */
export function isWebhookSigned(body: string, header: string, secret: string, now: Date): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (seconds === '' || Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false
  return timingSafeEqual(Buffer.from(hmac(seconds, body, secret)), Buffer.from(given))
}

const hmac = (seconds: string, body: string, secret: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
