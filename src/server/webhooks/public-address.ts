import { BlockList, isIP } from 'node:net'

/** Non-public networks: a webhook must not reach the server's neighbours (SSRF). */
const IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Exceptions in the allocated range: special purposes, tunnels with an embedded IPv4 address, documentation. */
const IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [net, prefix] of IPV4) closed.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of IPV6) closed.addSubnet(net, prefix, 'ipv6')

/** The allocated range of IPv6; IPv4-mapped addresses of a dual-stack socket are checked as IPv4. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
global.addSubnet('::ffff:0:0', 96, 'ipv6')

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * Whether requests to an address are allowed.
 * @param withLoopback - also to the server's own machine: tests and development
 * @errors none; an invalid address is refused
 * @source RFC 6890, RFC 4291, the IANA registries of special-purpose addresses
 */
export function isOpenAddress(address: string, withLoopback: boolean): boolean {
  const family = isIP(address)
  if (family === 0) return false
  const type = family === 4 ? 'ipv4' : 'ipv6'
  if (withLoopback && loopback.check(address, type)) return true
  if (type === 'ipv6' && !global.check(address, type)) return false
  return !closed.check(address, type)
}
