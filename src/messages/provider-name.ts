import type { Translate } from './index.ts'
import type { ledger } from './ledger.ts'

/** Converts an id of a folder or card network to a name: 'mercado-pago' becomes 'Mercado Pago'. */
export const nameOfId = (id: string): string =>
  id.replaceAll(/(^|[-_])([a-z])/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase())

/** The name of a provider, derived from its folder's. */
export const providerName = (provider: string, t: Translate<typeof ledger>): string =>
  provider === 'embedded' ? t('ledger.provider.embedded') : nameOfId(provider)
