import type { Config } from '../config.ts'
import type { FiscalProvider } from './contract.ts'
import { httpFiscal } from './http/http-fiscal.ts'

/**
 * The provider of this server: a service that registers receipts if the environment names one, else the embedded one.
 */
export const fiscalProvider = ({
  fiscalUrl: url,
  fiscalToken: token,
}: Pick<Config, 'fiscalUrl' | 'fiscalToken'>): FiscalProvider =>
  url === undefined ? plainReceipts : httpFiscal({ url, token })

/** Receipts for venue and diner only; each says that it is not a fiscal one. */
export const plainReceipts: FiscalProvider = { id: 'embedded' }
