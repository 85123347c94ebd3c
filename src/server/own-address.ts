import type { Config } from './config.ts'

/** What a server that listens everywhere has of its own; `localhost` might be another one's. */
const EVERYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** Where a program on this machine reaches a server that listens there. */
export function ownAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const name = EVERYWHERE[host] ?? host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
