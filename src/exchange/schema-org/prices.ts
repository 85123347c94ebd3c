import type { MinorUnits } from '#domain/money/money.ts'

import type { ImportContext } from '../import-result.ts'
import { minorUnits } from '../reading/amount.ts'
import type { Cursor } from '../reading/source.ts'
import { decimalSign, writtenAmount, type DecimalSign } from '../reading/written-amount.ts'

/** How the tenant writes money, and which sign the texts of this source put before decimals. */
export type SourceMoney = ImportContext['money'] & { readonly sign: DecimalSign | undefined }

/** Where a price stands. @source https://schema.org/Offer, AggregateOffer, PriceSpecification */
const PRICE_KEYS = new Set(['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'])

/** One sign and three digits after it: decimals to schema.org, thousands to most people who write prices. */
const EITHER = /^[^\d.,]*[1-9]\d{0,2}([.,])\d{3}[^\d.,]*$/

/** Three digits after one sign that cannot be thousands. */
const SURE_DECIMALS = /^[^\d.,]*(?:0|\d{4,})([.,])\d{3}[^\d.,]*$/

/**
 * What reads the prices of one source: all of its texts together tell which sign stands before decimals.
 * @param value - the parsed source
 */
export function sourceMoney(value: unknown, money: ImportContext['money']): SourceMoney {
  const texts = [...priceTexts(value)]
  const [sure] = texts.flatMap((text) => SURE_DECIMALS.exec(text)?.[1] ?? [])
  return { ...money, sign: sure === ',' || sure === '.' ? sure : decimalSign(texts, money) }
}

/**
 * A price of the source: a number exactly, a text as schema.org wants it or as people write it. Whether `12.400` is
 * twelve or twelve thousand is the same for all prices of the source.
 * @returns nothing for what is no price, with a note
 * @units minor units
 * @source assumed: three digits after a single sign are thousands, unless another price shows decimals after that sign
 */
export function amountAt(place: Cursor, money: SourceMoney): MinorUnits | undefined {
  const { value } = place
  const text = place.text()
  if (text === undefined) return undefined
  const amount = typeof value === 'number' ? minorUnits(text, money.mantissaLength) : amountOf(text, money)
  if (amount === undefined) place.note('bad-price')
  else if (typeof value === 'string' && isEither(text, money) && money.sign === undefined)
    place.note('read-as-thousands')
  return amount
}

function amountOf(text: string, money: SourceMoney): MinorUnits | undefined {
  if (isEither(text, money)) return writtenAmount(text, money, money.sign)
  return minorUnits(text, money.mantissaLength) ?? writtenAmount(text, money)
}

const isEither = (text: string, { mantissaLength }: SourceMoney): boolean =>
  mantissaLength < 3 && EITHER.test(text)

function* priceTexts(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && PRICE_KEYS.has(key)) yield inner
    else yield* priceTexts(inner)
  }
}
