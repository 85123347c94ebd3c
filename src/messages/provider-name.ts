import type { Translate } from './index.ts'
import type { ledger } from './ledger.ts'

/** An id of a folder or of a network of cards as a name: 'mercado-pago' is 'Mercado Pago'. */
export const nameOfId = (id: string): string =>
  id.replaceAll(/(^|[-_])([a-z])/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase())

/** The name of a provider, made of that of its folder. */
export const providerName = (provider: string, t: Translate<typeof ledger>): string =>
  provider === 'embedded' ? t('ledger.provider.embedded') : nameOfId(provider)
