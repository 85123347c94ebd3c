import { createHmac } from 'node:crypto'

/** The header `Vitrina-Signature` of a body: `t=<seconds>,v1=<hex>`, an HMAC-SHA256 of `<seconds>.<body>`. */
export function signWebhook(body: string, secret: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}
