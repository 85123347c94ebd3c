import { DAY_MS } from '#domain/time/lengths.ts'
import { createHmac, timingSafeEqual, randomBytes } from 'node:crypto'

import { ORDER_LINK_DAYS } from '#domain/defaults.ts'

import { findOrderById, type OrderRow } from '../../repositories/orders-repository.ts'
import { secretOf } from '../../repositories/secrets-repository.ts'
import type { Services } from '../../services.ts'

const SECRET = 'order-links'
const ID_BYTES = 16
const TIME_BYTES = 4
/** 128 bits: nobody forges one. */
const MAC_BYTES = 16
const BODY_BYTES = ID_BYTES + TIME_BYTES

type Signer = Pick<Services, 'store'>

/** What a signed link says: whose order it opens, and until when. */
export type OrderLink = { orderId: string; expiresAt: Date }

/**
 * The token of the link that goes to the phone of an order: its id and an end, signed with a secret that lies in the
 * database. The same as often as it is asked for; nothing of it is stored.
 * @source design §5 "What an order code opens": "a signed link in a message to that phone"
 */
export async function orderLinkOf(
  signer: Signer,
  { id, orderedAt, scheduledAt }: Pick<OrderRow, 'id' | 'orderedAt' | 'scheduledAt'>,
): Promise<string> {
  const body = Buffer.alloc(BODY_BYTES)
  body.write(id.replaceAll('-', ''), 'hex')
  const expiresAt = (scheduledAt ?? orderedAt).getTime() + ORDER_LINK_DAYS * DAY_MS
  body.writeUInt32BE(Math.floor(expiresAt / 1_000), ID_BYTES)
  return Buffer.concat([body, await sign(signer, body)]).toString('base64url')
}

/** @returns undefined for a token that this server did not sign; its end may have passed */
export async function readOrderLink(signer: Signer, token: string): Promise<OrderLink | undefined> {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== BODY_BYTES + MAC_BYTES) return undefined
  const body = bytes.subarray(0, BODY_BYTES)
  if (!timingSafeEqual(await sign(signer, body), bytes.subarray(BODY_BYTES))) return undefined
  const id = body.toString('hex', 0, ID_BYTES)
  return {
    orderId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    expiresAt: new Date(body.readUInt32BE(ID_BYTES) * 1_000),
  }
}

/** The order that a token opens, and until when; undefined for a token that opens none. */
export async function linkedOrder(
  services: Signer,
  token: string,
): Promise<{ order: OrderRow; expiresAt: Date } | undefined> {
  const link = await readOrderLink(services, token)
  const order = link && (await findOrderById(services.store.db, link.orderId))
  return order && { order, expiresAt: link.expiresAt }
}

// A message goes out at a moment of its own: it takes no bytes that an order's code is made of.
async function sign({ store }: Signer, body: Uint8Array): Promise<Buffer> {
  const secret = await secretOf(store.db, SECRET, randomBytes)
  return createHmac('sha256', secret).update(body).digest().subarray(0, MAC_BYTES)
}
