import type { FiscalProvider } from '../contract.ts'

/** Receipts that nobody but venue and diner know of; each says that it is no fiscal one. */
export const plainReceipts: FiscalProvider = { id: 'embedded' }
