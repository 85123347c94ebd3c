/** The address of a receipt of an order, for whose order it is. @param nth - among those of the order, from 1 */
export const receiptPath = (alias: string, orderCode: string, nth: number): string =>
  `/api/diner/${encodeURIComponent(alias)}/order/${encodeURIComponent(orderCode)}/receipts/${nth}`
