import { lookup as lookUp, type LookupAddress, type LookupAllOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'

import { isOpenAddress } from './public-address.ts'

/** Resolves a host name. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

/** Returns an address only if all addresses of the name are allowed. */
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
