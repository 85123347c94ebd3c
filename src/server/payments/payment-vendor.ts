import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { BankReturns } from './bank-returns.ts'
import type { PaymentProvider } from './contract.ts'

/** A payment provider before its library is loaded. */
export type PaymentVendor = {
  /** key in the list of providers, and name of its folder */
  readonly id: string
  /** The number of decimals it uses for a currency. @returns undefined for a currency that it does not accept */
  decimalsOf(currency: string): number | undefined
  /** whether its links can be paid by ticket */
  readonly takesTickets: boolean
  /** for a page that redirects to our server; other pages redirect to the order's page */
  readonly returns?: BankReturns
  /** Whether a configuration has accounts that take real money: at the vendor's own address, and not test accounts. */
  takesMoney(config: Config): boolean
  /** Opens the provider. @returns undefined when the configuration has no account for it */
  open(config: Config, clock: Clock): Promise<PaymentProvider | undefined>
}
