import type { MoneyFormat } from '#domain/money/money.ts'

/** The keyboard of a phone for an amount: without a sign for decimals where the currency has none. */
export const amountKeys = ({ mantissaLength }: Pick<MoneyFormat, 'mantissaLength'>): 'numeric' | 'decimal' =>
  mantissaLength === 0 ? 'numeric' : 'decimal'
