import { StartupError } from '../startup-error.ts'

/** A service that carries live messages in place of the embedded endpoint. */
export type LiveService = {
  /** the server's URL for sending, with key, secret and application */
  url: string
  /** what a page needs to subscribe */
  sockets: { key: string; host: string; port: number; tls: boolean }
}

/** The hosted service has different hosts for servers and browsers. */
const HOSTED_API = /^api(-[\w-]+)?\.(pusher\.com|pusherapp\.com)$/

/**
 * Parses `PUSHER_URL`: `https://KEY:SECRET@HOST/apps/ID`.
 * @param sockets - address for browsers, if different: `wss://HOST:PORT`
 * @errors {@link StartupError} BAD_CONFIGURATION, which never contains the value, since it is secret
 */
export function readLiveService(
  text: string | undefined,
  sockets: string | undefined,
): LiveService | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url?.username || !url.password || !/^\/apps\/[\w-]+$/.test(url.pathname))
    throw new StartupError(
      'BAD_CONFIGURATION',
      'PUSHER_URL: must look like https://KEY:SECRET@HOST/apps/ID, found something else',
    )
  const hosted = url.hostname.replace(HOSTED_API, 'ws$1.$2')
  const browsers = new URL(sockets ?? `${url.protocol}//${url.host.replace(url.hostname, hosted)}`)
  const tls = browsers.protocol === 'wss:' || browsers.protocol === 'https:'
  const port = browsers.port === '' ? (tls ? 443 : 80) : Number(browsers.port)
  return { url: text, sockets: { key: url.username, host: browsers.hostname, port, tls } }
}

/** The source that a page's policy must allow. */
export const socketOrigin = ({ sockets: { host, port, tls } }: LiveService): string =>
  `${tls ? 'wss' : 'ws'}://${host}:${port}`
