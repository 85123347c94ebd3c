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

/** What a signed link says: whose order it opens, and until when. */
export type OrderLink = { orderId: string; expiresAt: Date }

/**
 * Signs the links that go to the phones of orders, and reads them: an order's id and an end. The same as often as it is
 * asked for; nothing of it is stored.
 * @source design §5 "What an order code opens": "a signed link in a message to that phone"
 */
export class OrderLinks {
  private readonly ids: SignedIds

  private constructor(secret: string) {
    this.ids = new SignedIds(secret, SIZES)
  }

  /** The secret lies in the database: other processes and later starts have the same. */
  static async open({ db }: Pick<Store, 'db'>): Promise<OrderLinks> {
    // it takes no bytes that an order's code is made of
    return new OrderLinks(await secretOf(db, SECRET, randomBytes))
  }

  /** The token of an order's link. */
  tokenOf({ id, orderedAt, scheduledAt }: Pick<OrderRow, 'id' | 'orderedAt' | 'scheduledAt'>): string {
    const expiresAt = new Date((scheduledAt ?? orderedAt).getTime() + ORDER_LINK_DAYS * DAY_MS)
    return this.ids.sign({ id: id.replaceAll('-', ''), expiresAt }).toString('base64url')
  }

  /** @returns undefined for a token that this server did not sign; its end may have passed */
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
