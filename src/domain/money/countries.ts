import type { Country, CountryCode } from '#generated/models.ts'

/**
 * Money and telephone of every country the product serves. Names are data shown to diners, hence Spanish.
 * @units mantissaLength: decimals of the currency (ISO 4217); phonePrefix: calling code without plus
 * @source diner spec §5 allowed countries and §3 Country; signs assumed: design §5 makes them country data with '$'
 *   as default, other signs where '$' would be read as another currency
 */
export const COUNTRIES: Readonly<Record<CountryCode, Country>> = {
  AR: country('AR', 'Argentina', 'ARS', '54'),
  UY: country('UY', 'Uruguay', 'UYU', '598'),
  CL: country('CL', 'Chile', 'CLP', '56', { mantissaLength: 0 }),
  CO: country('CO', 'Colombia', 'COP', '57'),
  PE: country('PE', 'Perú', 'PEN', '51', { currencySymbol: 'S/' }),
  BR: country('BR', 'Brasil', 'BRL', '55', { currencySymbol: 'R$' }),
  VE: country('VE', 'Venezuela', 'VES', '58', { currencySymbol: 'Bs.' }),
  PY: country('PY', 'Paraguay', 'PYG', '595', { currencySymbol: '₲', mantissaLength: 0 }),
  MX: country('MX', 'México', 'MXN', '52'),
  EC: country('EC', 'Ecuador', 'USD', '593'),
  BO: country('BO', 'Bolivia', 'BOB', '591', { currencySymbol: 'Bs' }),
  US: country('US', 'Estados Unidos', 'USD', '1'),
}

function country(
  code: CountryCode,
  name: string,
  currencyCode: string,
  phonePrefix: string,
  differences: Partial<Pick<Country, 'currencySymbol' | 'mantissaLength'>> = {},
): Country {
  return { code, name, currencyCode, currencySymbol: '$', phonePrefix, mantissaLength: 2, ...differences }
}
