import type { GeocodeAddress } from '#generated/models.ts'

/**
 * An address in one line, the same for all adapters. Street and number come first, because an order's written address
 * is parsed again.
 * @returns empty without a street
 */
export function addressLine({ road, house_number, suburb, city, state, country }: GeocodeAddress): string {
  if (road === undefined || road === '') return ''
  const first = house_number === undefined ? road : `${road} ${house_number}`
  const parts = [first, suburb, city, state, country].filter((part) => part !== undefined && part !== '')
  return [...new Set(parts)].join(', ')
}
