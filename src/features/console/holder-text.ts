import { identificationText } from '#domain/identification/identification.ts'
import type { CountryCode, ReceiptHolder } from '#generated/models.ts'

/** Whom a receipt is made out to: 'Acme S.A., CUIT 30-50001091-2'. */
export const holderText = (holder: ReceiptHolder, country: CountryCode): string =>
  `${holder.name}, ${holder.identificationType} ${identificationText(country, holder)}`
