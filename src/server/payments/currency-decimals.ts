import type { Money } from './contract.ts'
import { MERCADO_PAGO, mercadoPagoDecimals } from './mercado-pago/wire.ts'
import { TRANSBANK, transbankDecimals } from './transbank/wire.ts'

/** How each provider counts. One that is not here, as the sandbox, counts as it is asked to. */
const DECIMALS: ReadonlyMap<string, (currency: string) => number | undefined> = new Map([
  [MERCADO_PAGO, mercadoPagoDecimals],
  [TRANSBANK, transbankDecimals],
])

/** With how many decimals a provider counts a currency. @returns undefined where it takes no such money */
export function decimalsAt(
  provider: string,
  { currency, decimals }: Omit<Money, 'amount'>,
): number | undefined {
  const decimalsOf = DECIMALS.get(provider)
  return decimalsOf === undefined ? decimals : decimalsOf(currency)
}
