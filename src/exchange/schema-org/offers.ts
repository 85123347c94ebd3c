import type { MinorUnits } from '#domain/money/money.ts'
import { IMPORT_NAMES } from '#messages/exchange.ts'

import type { DraftSize } from '../menu/draft.ts'
import type { Cursor } from '../reading/source.ts'
import { amountAt, type SourceMoney } from './prices.ts'
import { textAt } from './text-at.ts'
import { takeTypes, term, UNAVAILABLE } from './vocabulary.ts'

/** Longest name of a size. @source schemas/models/offer.schema.json */
const MAX_SIZE_NAME = 60

/** What the offers of an item come to. */
export type ReadOffers = { sizes: DraftSize[]; soldOut?: boolean }

/**
 * The offers of a menu item as sizes: one offer is the only size, several are one size each, and a range of prices
 * gives its lowest with a note.
 * @param item - the MenuItem
 * @source https://schema.org/Offer, https://schema.org/AggregateOffer: price with a dot before decimals, no signs
 */
export function readOffers(item: Cursor, money: SourceMoney): ReadOffers {
  const read = readAll(item, money)
  const isStated = read.some(({ out }) => out !== undefined)
  const soldOut = read.every(({ out }) => out?.isOut === true)
  if (!soldOut) for (const { out } of read) if (out?.isOut === true) out.place.note('size-sold-out')
  const sizes = withoutRepeats(read.map(({ size }) => size))
  if (sizes.length > 1) {
    for (const [index, size] of sizes.entries()) size.name ??= IMPORT_NAMES.size(index + 1)
  }
  if (sizes.every(({ price }) => price === undefined))
    item.source.note('no-price', item.path, item.get('name').value)
  return { sizes, soldOut: isStated ? soldOut : undefined }
}

/** The one offer of a thing that is no plate: an add-on has no sizes, so what further ones say has no place. */
export function readOnlyOffer(
  item: Cursor,
  money: SourceMoney,
): Pick<ReadOffers, 'soldOut'> & { price?: MinorUnits } {
  const [first, ...more] = readAll(item, money).toSorted((one, other) => rank(one) - rank(other))
  if (!first) return {}
  const { size, out } = first
  for (const key of ['name', 'sku'] as const)
    if (size[key]) item.source.note('not-placed', `${size.path}.${key}`, size[key])
  for (const one of more)
    if (one.size.price !== size.price) item.source.note('duplicate', one.size.path, saidBy(one))
  return { price: size.price, soldOut: out?.isOut }
}

const rank = ({ size }: ReadOffer): number => (size.price === undefined ? 1 : 0)

const saidBy = ({ size, price }: ReadOffer): string =>
  [price.isThere ? String(price.value) : undefined, size.name, size.sku].filter(Boolean).join(' · ')

/** Every single offer of a thing, those of aggregate ones in their place. */
const readAll = (item: Cursor, money: SourceMoney, currency?: Cursor): ReadOffer[] =>
  item
    .get('offers')
    .items()
    .filter(({ value }) => typeof value === 'object')
    .flatMap((offer) => readAggregate(offer, money, currency) ?? [readOffer(offer, money, currency)])

/**
 * The offers inside of an aggregate one, in its currency unless they name their own. Its own range and number are no
 * news where they agree with them.
 * @returns nothing when there are none inside
 */
function readAggregate(offer: Cursor, money: SourceMoney, outer?: Cursor): ReadOffer[] | undefined {
  const own = offer.get('priceCurrency')
  const read = readAll(offer, money, own.isThere ? own : outer)
  if (read.length === 0) return undefined
  takeTypes(offer)
  const prices = read.flatMap(({ size }) => size.price ?? []).toSorted((one, other) => one - other)
  const range = { lowPrice: prices.at(0), highPrice: prices.at(-1) }
  for (const [key, price] of Object.entries(range)) {
    const place = offer.get(key)
    if (price !== undefined && place.isThere && amountAt(place, money) !== price) place.note('offers-differ')
  }
  if (Number(offer.get('offerCount').value) === read.length) offer.get('offerCount').take()
  return read
}

type ReadOffer = { size: DraftSize; price: Cursor; out?: { isOut: boolean; place: Cursor } }

function readOffer(offer: Cursor, money: SourceMoney, currency?: Cursor): ReadOffer {
  takeTypes(offer)
  const specification = offer.get('priceSpecification').items()[0]
  const priced = specification?.isThere && !offer.get('price').isThere ? specification : offer
  if (priced !== offer) takeTypes(priced)
  for (const key of [
    'availabilityStarts',
    'availabilityEnds',
    'validFrom',
    'validThrough',
    'priceValidUntil',
  ])
    offer.get(key).leave('availability')
  const availability = offer.get('availability').text()
  return {
    price: priced.get('price'),
    size: {
      path: offer.path,
      price: priceOf(priced, offer, money, currency),
      name: textAt(offer.get('name'), MAX_SIZE_NAME) ?? textAt(priced.get('name'), MAX_SIZE_NAME),
      key: offer.get('@id').text(),
      sku: offer.get('sku').text(),
    },
    out: availability
      ? { isOut: UNAVAILABLE.has(term(availability)), place: offer.get('availability') }
      : undefined,
  }
}

function priceOf(priced: Cursor, offer: Cursor, money: SourceMoney, shared?: Cursor): MinorUnits | undefined {
  const low = priced.get('lowPrice').isThere ? priced.get('lowPrice') : priced.get('minPrice')
  const high = priced.get('highPrice').isThere ? priced.get('highPrice') : priced.get('maxPrice')
  const place = priced.get('price').isThere ? priced.get('price') : low.isThere ? low : high
  if (!place.isThere) return undefined
  const stated = [priced.get('priceCurrency'), offer.get('priceCurrency'), shared].filter(
    (one) => one?.isThere,
  )
  const currency = stated[0]?.text()
  // one that says something else stays unread, and is told
  for (const one of stated) if (one?.value === stated[0]?.value) one?.take()
  if (currency !== undefined && currency.toUpperCase() !== money.currencyCode) {
    const params = { found: currency, expected: money.currencyCode }
    for (const one of [place, low, high]) one.leave('other-currency', params)
    return undefined
  }
  const amount = amountAt(place, money)
  if (place !== low || !high.isThere) return amount
  const isRange = amountAt(high, money) !== amount
  if (isRange) place.source.note('price-range', high.path, `${String(place.value)}–${String(high.value)}`)
  return amount
}

/** Offers that say the same, as for several ways to order, are one size. */
function withoutRepeats(sizes: readonly DraftSize[]): DraftSize[] {
  const seen = new Set<string>()
  return sizes.filter(({ name, price }) => {
    const key = `${name ?? ''} ${price ?? ''}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
