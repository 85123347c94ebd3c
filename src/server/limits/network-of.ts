import { isIPv6 } from 'node:net'

const GROUPS = 8
/** Groups that identify a network: a subscriber gets a /64 and may use every address in it. */
const NETWORK_GROUPS = 4
/** Prefix of an IPv4 address mapped to IPv6. */
const MAPPED = '0:0:0:0:0:ffff'
/** An address with a port, which some proxies add; it differs per connection. */
const WITH_PORT = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/

/** The network that attempts are counted by: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(ip: string): string {
  const alone = ip.replace(WITH_PORT, '$1$2')
  const [address = ''] = alone.split('%')
  if (!isIPv6(address)) return alone
  const groups = groupsOf(address)
  if (groups.slice(0, -2).join(':') === MAPPED) return groups.slice(-2).flatMap(bytesOf).join('.')
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** All eight groups, in lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  // normalises every spelling of an address
  const { hostname } = new URL(`http://[${address}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after]
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 0xff]
}
