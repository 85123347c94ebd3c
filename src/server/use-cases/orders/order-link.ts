import { DAY_MS } from '#domain/time/lengths.ts'
import { createHmac, timingSafeEqual, randomBytes } from 'node:crypto'

import { ORDER_LINK_DAYS } from '#domain/defaults.ts'

import type { Store } from '../../db/store.ts'
import { findOrderById, type OrderRow } from '../../repositories/orders-repository.ts'
import { secretOf } from '../../repositories/secrets-repository.ts'

const SECRET = 'order-links'
const ID_BYTES = 16
const TIME_BYTES = 4
/** 128 bits: nobody forges one. */
const MAC_BYTES = 16
const BODY_BYTES = ID_BYTES + TIME_BYTES

/** What a signed link says: whose order it opens, and until when. */
export type OrderLink = { orderId: string; expiresAt: Date }

/**
 * Signs the links that go to the phones of orders, and reads them: an order's id and an end. The same as often as it is
 * asked for; nothing of it is stored.
 * @source design §5 "What an order code opens": "a signed link in a message to that phone"
 */
export class OrderLinks {
  private readonly secret: string

  private constructor(secret: string) {
    this.secret = secret
  }

  /** The secret lies in the database: other processes and later starts have the same. */
  static async open({ db }: Pick<Store, 'db'>): Promise<OrderLinks> {
    // it takes no bytes that an order's code is made of
    return new OrderLinks(await secretOf(db, SECRET, randomBytes))
  }

  /** The token of an order's link. */
  tokenOf({ id, orderedAt, scheduledAt }: Pick<OrderRow, 'id' | 'orderedAt' | 'scheduledAt'>): string {
    const body = Buffer.alloc(BODY_BYTES)
    body.write(id.replaceAll('-', ''), 'hex')
    const expiresAt = (scheduledAt ?? orderedAt).getTime() + ORDER_LINK_DAYS * DAY_MS
    body.writeUInt32BE(Math.floor(expiresAt / 1_000), ID_BYTES)
    return Buffer.concat([body, this.sign(body)]).toString('base64url')
  }

  /** @returns undefined for a token that this server did not sign; its end may have passed */
  read(token: string): OrderLink | undefined {
    const bytes = Buffer.from(token, 'base64url')
    if (bytes.length !== BODY_BYTES + MAC_BYTES) return undefined
    const body = bytes.subarray(0, BODY_BYTES)
    if (!timingSafeEqual(this.sign(body), bytes.subarray(BODY_BYTES))) return undefined
    const id = body.toString('hex', 0, ID_BYTES)
    return {
      orderId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
      expiresAt: new Date(body.readUInt32BE(ID_BYTES) * 1_000),
    }
  }

  private sign(body: Uint8Array): Buffer {
    return createHmac('sha256', this.secret).update(body).digest().subarray(0, MAC_BYTES)
  }
}

/** Where a link leads, on any of our hosts. */
export const orderLinkPath = (token: string): string => `/api/order/link/${token}`

/** The order that a token opens, and until when; undefined for a token that opens none. */
export async function linkedOrder(
  { store, links }: { store: Pick<Store, 'db'>; links: OrderLinks },
  token: string,
): Promise<{ order: OrderRow; expiresAt: Date } | undefined> {
  const link = links.read(token)
  const order = link && (await findOrderById(store.db, link.orderId))
  return order && { order, expiresAt: link.expiresAt }
}
