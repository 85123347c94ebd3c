import type { IncomingMessage } from 'node:http'

type Asked = Pick<IncomingMessage, 'headers'>

const ENCODINGS = {
  br: /(^|[\s,])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
  gzip: /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
}

/** Whether who asks can read an answer that is compressed so. */
export function takes({ headers }: Asked, encoding: keyof typeof ENCODINGS): boolean {
  const accepted = headers['accept-encoding']
  return typeof accepted === 'string' && ENCODINGS[encoding].test(accepted)
}

/** Weak comparison, as If-None-Match asks for. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag))
}
