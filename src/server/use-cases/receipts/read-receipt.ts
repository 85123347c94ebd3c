import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { receiptNumber } from '#domain/receipt/receipt.ts'
import type { OrderReceipt } from '#generated/models.ts'

import { pickForApi } from '../../db/rows.ts'
import { receiptPage } from '../../fiscal/receipt-page.ts'
import { receiptText } from '../../fiscal/receipt-text.ts'
import { receiptView } from '../../fiscal/receipt-view.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import { findReceiptOf, type ReceiptRow } from '../../repositories/receipts-repository.ts'
import type { Services } from '../../services.ts'

/** A receipt as listed with its order. */
export const listedReceipt = (row: ReceiptRow): OrderReceipt => ({
  ...pickForApi(row, 'nth', 'kind', 'status', 'amount', 'issuedAt'),
  number: receiptNumber(row.series, row.number),
  currency: row.content.country.currencyCode,
  decimals: row.content.country.mantissaLength,
})

/** A receipt as sent to the client. */
export type WrittenReceipt = { body: string; headers: Record<string, string> }

/** A receipt of an order by its position. */
export const receiptAt = ({ store }: Services, { id }: OrderRow, nth: number) =>
  findReceiptOf(store.db, id, nth)

/** A receipt as a page or as plain text. */
export async function writeReceipt(
  { catalog }: Services,
  order: OrderRow,
  row: ReceiptRow,
  format: 'html' | 'text' = 'html',
): Promise<WrittenReceipt> {
  const brand = await catalog.presentation(order.tenant)
  const view = receiptView(row, brand?.locale ?? DEFAULT_LOCALE, brand?.messages)
  const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
  if (format === 'text')
    return { body: receiptText(view), headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } }
  const { html, policy } = receiptPage(view)
  return {
    body: html,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  }
}
