import { lookup as lookUp, type LookupAddress, type LookupAllOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'

import { isOpenAddress } from './public-address.ts'

/** What asks for the addresses of a name. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

/** Gives out an address only if all that a name leads to may be reached. */
export function openLookup(withLoopback: boolean, resolve: Resolve = lookUp): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      const closed = addresses.find(({ address }) => !isOpenAddress(address, withLoopback))
      const [first] = addresses
      if (closed || !first) return callback(new Error('The name leads to no public address.'), '')
      if (options.all === true) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
  }
}
