import type { Country } from '#generated/models.ts'
import type { TenantFile } from '#generated/tenant.ts'
import { COUNTRIES } from './countries.ts'
import type { Counted } from './format-in.ts'
import { DEFAULT_MONEY_FORMAT, type MoneyFormat } from './money.ts'

/** The country of a tenant, with the tenant's own money format where it differs. */
export function countryOf({ country, currency }: Pick<TenantFile, 'country' | 'currency'>): Country {
  if (currency === undefined) return COUNTRIES[country]
  const { code: currencyCode, symbol: currencySymbol, mantissaLength } = currency
  return { ...COUNTRIES[country], currencyCode, currencySymbol, mantissaLength }
}

/**
 * The money format of a tenant's folder.
 * @param tenant - its tenant.json, which may break its schema
 * @returns the country's default where the file says nothing
 */
export function moneyOf(tenant: unknown): MoneyFormat {
  const { country, currency } = Object(tenant) as Partial<Record<'country' | 'currency', unknown>>
  const { symbol, mantissaLength } = Object(currency) as Partial<Record<'symbol' | 'mantissaLength', unknown>>
  if (typeof symbol === 'string' && isDecimals(mantissaLength))
    return { currencySymbol: symbol, mantissaLength }
  return Object.values(COUNTRIES).find(({ code }) => code === country) ?? DEFAULT_MONEY_FORMAT
}

/** @source schemas/tenant/tenant.schema.json: `currency.mantissaLength` */
const isDecimals = (value: unknown): value is number => value === 0 || value === 1 || value === 2

/**
 * How an amount is written where no venue is known: with the sign of the country whose currency it is; a currency of none,
 * or of several, has its code.
 * @source assumed: a dollar is no '$' beside pesos
 */
export function formatOf({ currency, decimals }: Counted): MoneyFormat {
  const [country, other] = Object.values(COUNTRIES).filter((one) => one.currencyCode === currency)
  const sign = other === undefined ? country?.currencySymbol : undefined
  const { currencySymbol } = DEFAULT_MONEY_FORMAT
  return { currencySymbol: sign ?? (currency === '' ? currencySymbol : currency), mantissaLength: decimals }
}
