import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { BankReturns } from './bank-returns.ts'
import type { PaymentProvider } from './contract.ts'

/** A payment provider as this server knows it before its library is loaded. */
export type PaymentVendor = {
  /** key in the list of providers, and the folder's name */
  readonly id: string
  /** With how many decimals it counts a currency. @returns undefined where it takes no such money */
  decimalsOf(currency: string): number | undefined
  /** whether its links can be paid by a slip */
  readonly takesTickets: boolean
  /** for a page that leads its diners to our server; other pages lead to the order's */
  readonly returns?: BankReturns
  /** Whether money moves at the accounts of a configuration: at the vendor's own address, and not as a test. */
  takesMoney(config: Config): boolean
  /** Opens it. @returns undefined where the configuration has no account at it */
  open(config: Config, clock: Clock): Promise<PaymentProvider | undefined>
}
