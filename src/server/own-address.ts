import type { Config } from './config.ts'

/** Loopback address for each wildcard address; `localhost` might resolve to the other kind. */
const EVERYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** The URL at which programs on this machine reach the server. */
export function ownAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const name = EVERYWHERE[host] ?? host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
