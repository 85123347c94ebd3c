import type { MoneyFormat } from '#domain/money/money.ts'

/** `inputMode` for an amount: without a decimal key where the currency has no decimals. */
export const amountKeys = ({ mantissaLength }: Pick<MoneyFormat, 'mantissaLength'>): 'numeric' | 'decimal' =>
  mantissaLength === 0 ? 'numeric' : 'decimal'
