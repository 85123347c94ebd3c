import type { CountryCode, IdentificationType, ReceiptHolder } from '#generated/models.ts'

import { IDENTIFICATIONS, type IdentificationKind } from './identifications.ts'

export type { IdentificationKind } from './identifications.ts'

/** A document by its kind, as card forms, receipts and orders name it. */
export type Identification = { identificationType: IdentificationType; identificationNumber: string }

/** The kinds of documents of a country. @source issue 15 part 10 "document type of the customer" */
export const identificationsOf = (country: CountryCode): readonly IdentificationKind[] =>
  IDENTIFICATIONS[country]

const kindOf = (country: CountryCode, type: IdentificationType): IdentificationKind | undefined =>
  IDENTIFICATIONS[country].find((kind) => kind.type === type)

/**
 * What a card form asks for in a country.
 * @param country - as a venue says it; any text
 * @returns undefined where cards are paid without
 * @source diner spec §9 "DNI by default"; others assumed: the document each country's acquirers ask for
 */
export const personalIdentification = (country: string | undefined): IdentificationType | undefined =>
  isCountry(country) ? IDENTIFICATIONS[country].find(({ isPersonal }) => isPersonal)?.type : undefined

const isCountry = (country: string | undefined): country is CountryCode =>
  country !== undefined && Object.hasOwn(IDENTIFICATIONS, country)

/** The document a venue pays its taxes under. @source issue 15 part 10; every country of the table has one */
export function taxIdentification(country: CountryCode): IdentificationKind {
  const kind = IDENTIFICATIONS[country].find(({ isForTaxes }) => isForTaxes)
  if (kind === undefined) throw new Error(`${country} has no document for taxes`)
  return kind
}

/**
 * A number in stored form: without blanks, dots, commas, slashes and signs, in capitals.
 * @source diner spec §5 "The document input strips dots, commas, plus and minus"; the others assumed: a CNPJ has a
 * slash
 */
export const stripIdentification = (text: string): string => text.replaceAll(/[\s.,/+-]/g, '').toUpperCase()

/** The name and document on a receipt, as stored. */
export const keptHolder = (typed: ReceiptHolder): ReceiptHolder => ({
  ...typed,
  name: typed.name.trim(),
  identificationNumber: stripIdentification(typed.identificationNumber),
})

/**
 * Whether a number is valid for its kind and country: its form, and its check digits where they are public.
 * @param number - as typed
 * @source issue 15 part 10
 */
export function isIdentification(
  country: CountryCode,
  { identificationType, identificationNumber }: Identification,
): boolean {
  const kind = kindOf(country, identificationType)
  const text = stripIdentification(identificationNumber)
  return kind !== undefined && kind.form.test(text) && (kind.fits?.(text) ?? true)
}

/**
 * A number as people of the country write it: '30-71234567-1'.
 * @param number - kept or typed; one that is longer than its kind stays as it is
 */
export function identificationText(
  country: CountryCode,
  { identificationType, identificationNumber }: Identification,
): string {
  const text = stripIdentification(identificationNumber)
  const written = kindOf(country, identificationType)?.written ?? ''
  if (text.length > written.replaceAll(/[^#]/g, '').length) return text
  let left = text.length
  let shown = ''
  for (const sign of written.split('').reverse()) {
    if (left === 0) break
    if (sign === '#') left -= 1
    shown = (sign === '#' ? text.charAt(left) : sign) + shown
  }
  return shown
}

/** Whom a receipt is made out to: 'Acme S.A., CUIT 30-50001091-2'. */
export const holderText = (country: CountryCode, holder: ReceiptHolder): string =>
  `${holder.name}, ${holder.identificationType} ${identificationText(country, holder)}`
