import { accountsReader, SECRET, type Account } from '../accounts.ts'

/** @source the vendor's guide: its integration environment is another host */
export const TRANSBANK_API = 'https://webpay3g.transbank.cl'

export type TransbankAccount = Account & { apiKey: string }

export const readTransbankAccounts = accountsReader<TransbankAccount>('TRANSBANK_ACCOUNTS', ['apiKey'], {
  apiKey: SECRET,
})
