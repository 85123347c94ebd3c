import { withDecimals } from '#domain/money/with-decimals.ts'
import type { MinorUnits } from '#generated/models.ts'

import type { Money } from './contract.ts'

type DecimalsOf = (currency: string) => number | undefined

/** Mercado Pago refuses cents in these. @source its error "Prices in COP currency must be expressed with integer values" */
const WHOLE_AT_MERCADO_PAGO: readonly string[] = ['CLP', 'COP']

/** Decimals of a currency by provider. One that is not here, as the sandbox, counts as it is asked to. */
const DECIMALS: ReadonlyMap<string, DecimalsOf> = new Map<string, DecimalsOf>([
  ['mercado-pago', (currency) => (WHOLE_AT_MERCADO_PAGO.includes(currency) ? 0 : 2)],
  // what it settles in; accounts in other currencies are not served
  ['transbank', (currency) => (currency === 'CLP' ? 0 : undefined)],
])

/** With how many decimals a provider counts a currency. @returns undefined where it takes no such money */
export function decimalsAt(
  provider: string,
  { currency, decimals }: Omit<Money, 'amount'>,
): number | undefined {
  const decimalsOf = DECIMALS.get(provider)
  return decimalsOf === undefined ? decimals : decimalsOf(currency)
}

/** An amount as a provider counts it. @returns undefined when it cannot write it: another currency, or more decimals */
export function amountAt(provider: string, money: Money): MinorUnits | undefined {
  const decimals = decimalsAt(provider, money)
  return decimals === undefined ? undefined : withDecimals(money.amount, money.decimals, decimals)
}
