import { DAY_MS } from '#domain/time/lengths.ts'
import { randomBytes } from 'node:crypto'

import { ORDER_LINK_DAYS } from '#domain/defaults.ts'

import type { Store } from '../../db/store.ts'
import { findOrderById, type OrderRow } from '../../repositories/orders-repository.ts'
import { secretOf } from '../../repositories/secrets-repository.ts'
import { SignedIds } from '../../signed-id.ts'

const SECRET = 'order-links'
/** 128 bits each: an order's id is a UUID. */
const SIZES = { idBytes: 16, macBytes: 16 }

/** The content of a signed link: the order it opens, and its expiry. */
export type OrderLink = { orderId: string; expiresAt: Date }

/**
 * Signs and reads the links sent to the phones of orders: an order id and an expiry. Signing is deterministic, so
 * nothing is stored.
 * @source design §5 "What an order code opens": "a signed link in a message to that phone"
 */
export class OrderLinks {
  private readonly ids: SignedIds

  private constructor(secret: string) {
    this.ids = new SignedIds(secret, SIZES)
  }

  /** The secret is stored in the database, shared by all processes and restarts. */
  static async open({ db }: Pick<Store, 'db'>): Promise<OrderLinks> {
    // must not consume the random bytes that order codes are made of
    return new OrderLinks(await secretOf(db, SECRET, randomBytes))
  }

  /** The token of an order's link. */
  tokenOf({ id, orderedAt, scheduledAt }: Pick<OrderRow, 'id' | 'orderedAt' | 'scheduledAt'>): string {
    const expiresAt = new Date((scheduledAt ?? orderedAt).getTime() + ORDER_LINK_DAYS * DAY_MS)
    return this.ids.sign({ id: id.replaceAll('-', ''), expiresAt }).toString('base64url')
  }

  /** @returns undefined for a token that this server did not sign; it may have expired */
  read(token: string): OrderLink | undefined {
    const link = this.ids.read(Buffer.from(token, 'base64url'))
    return (
      link && {
        orderId: link.id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
        expiresAt: link.expiresAt,
      }
    )
  }
}

/** Path of a link, valid on any of our hosts. */
export const orderLinkPath = (token: string): string => `/api/order/link/${token}`

/** The order that a token opens, and its expiry; undefined for an invalid token. */
export async function linkedOrder(
  { store, links }: { store: Pick<Store, 'db'>; links: OrderLinks },
  token: string,
): Promise<{ order: OrderRow; expiresAt: Date } | undefined> {
  const link = links.read(token)
  const order = link && (await findOrderById(store.db, link.orderId))
  return order && { order, expiresAt: link.expiresAt }
}
