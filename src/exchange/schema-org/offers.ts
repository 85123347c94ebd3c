import type { MinorUnits } from '#domain/money/money.ts'
import { IMPORT_NAMES } from '#messages/exchange.ts'

import type { DraftSize } from '../menu/draft.ts'
import type { Cursor } from '../reading/source.ts'
import { amountAt } from './prices.ts'
import type { SourceMoney } from './prices.ts'
import { textAt } from './text-at.ts'
import { term, typesOf, UNAVAILABLE } from './vocabulary.ts'

/** Longest name of a size. @source schemas/models/offer.schema.json */
const MAX_SIZE_NAME = 60

/** What the offers of an item come to. */
export type ReadOffers = { sizes: DraftSize[]; soldOut?: boolean }

/**
 * The offers of a menu item as sizes: one offer is the only size, several are one size each, and a range of prices
 * gives its lowest with a note.
 *
 * @param item - the MenuItem
 * @source https://schema.org/Offer, https://schema.org/AggregateOffer: price with a dot before decimals, no signs
 */
export function readOffers(item: Cursor, money: SourceMoney): ReadOffers {
  const offers = item
    .get('offers')
    .items()
    .filter((offer) => typeof offer.value === 'object')
  const read = offers.flatMap((offer) =>
    offer.get('offers').isThere ? readAggregate(offer, money) : [readOffer(offer, money)],
  )
  const isStated = read.some(({ out }) => out !== undefined)
  const soldOut = read.every(({ out }) => out?.isOut === true)
  if (!soldOut) for (const { out } of read) if (out?.isOut === true) out.place.note('size-sold-out')
  const sizes = withoutRepeats(read.map(({ size }) => size))
  if (sizes.length > 1) {
    for (const [index, size] of sizes.entries()) size.name ??= IMPORT_NAMES.size(index + 1)
  }
  if (sizes.every(({ price }) => price === undefined))
    item.source.note('no-price', item.path, item.get('name').value)
  return {
    sizes,
    ...(isStated && { soldOut }),
  }
}

/** The price of one thing that is no plate: an add-on. */
export function readPrice(item: Cursor, money: SourceMoney): MinorUnits | undefined {
  return item
    .get('offers')
    .items()
    .map((offer) => readOffer(offer, money).size.price)
    .find((price) => price !== undefined)
}

/** The single offers of an aggregate one, in its currency unless they name their own. Its own range and number are no news. */
function readAggregate(offer: Cursor, money: SourceMoney): ReadOffer[] {
  typesOf(offer)
  const inner = offer.get('offers').items()
  const read = inner.map((one) => readOffer(one, money, offer.get('priceCurrency')))
  const prices = read.flatMap(({ size }) => size.price ?? [])
  const range = { lowPrice: Math.min(...prices), highPrice: Math.max(...prices) }
  for (const [key, price] of Object.entries(range)) {
    const place = offer.get(key)
    if (prices.length > 0 && place.isThere && amountAt(place, money) !== price) place.note('offers-differ')
  }
  if (Number(offer.get('offerCount').value) === inner.length) offer.get('offerCount').take()
  return read
}

type ReadOffer = { size: DraftSize; out?: { isOut: boolean; place: Cursor } }

function readOffer(offer: Cursor, money: SourceMoney, currency?: Cursor): ReadOffer {
  typesOf(offer)
  const specification = offer.get('priceSpecification').items()[0]
  const priced = specification?.isThere && !offer.get('price').isThere ? specification : offer
  if (priced !== offer) typesOf(priced)
  for (const key of [
    'availabilityStarts',
    'availabilityEnds',
    'validFrom',
    'validThrough',
    'priceValidUntil',
  ])
    offer.get(key).leave('availability')
  const availability = offer.get('availability').text()
  const size: DraftSize = { path: offer.path, price: priceOf(priced, offer, money, currency) }
  const name = textAt(offer.get('name'), MAX_SIZE_NAME) ?? textAt(priced.get('name'), MAX_SIZE_NAME)
  const key = offer.get('@id').text()
  const sku = offer.get('sku').text()
  return {
    size: { ...size, ...(name && { name }), ...(key && { key }), ...(sku && { sku }) },
    ...(availability && {
      out: { isOut: UNAVAILABLE.has(term(availability)), place: offer.get('availability') },
    }),
  }
}

function priceOf(priced: Cursor, offer: Cursor, money: SourceMoney, shared?: Cursor): MinorUnits | undefined {
  const low = priced.get('lowPrice').isThere ? priced.get('lowPrice') : priced.get('minPrice')
  const high = priced.get('highPrice').isThere ? priced.get('highPrice') : priced.get('maxPrice')
  const place = priced.get('price').isThere ? priced.get('price') : low.isThere ? low : high
  if (!place.isThere) return undefined
  const currencies = [priced.get('priceCurrency'), offer.get('priceCurrency'), shared]
  const [currency] = currencies.flatMap((one) => one?.text() ?? [])
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
