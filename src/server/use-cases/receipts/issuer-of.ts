import { identificationText, taxIdentification } from '#domain/identification/identification.ts'
import type { ReceiptIssuer } from '#domain/receipt/receipt.ts'
import type { CountryCode } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'

/** A store as its receipts name it. */
export function issuerOf({ branchContact, settings }: ContactEntry, country: CountryCode): ReceiptIssuer {
  const { name, address } = branchContact
  const { legalName = name, taxId, note } = settings.receipts ?? {}
  const { type } = taxIdentification(country)
  const number = taxId && { identificationType: type, identificationNumber: taxId }
  return {
    venue: name,
    address: [`${address.street} ${address.number}`.trim(), address.locality, address.city]
      .filter((part, index, parts) => part !== '' && parts.indexOf(part) === index)
      .join(', '),
    legalName,
    taxId: number && `${type} ${identificationText(country, number)}`,
    note,
  }
}
