import type { Challenge } from './contract.ts'

/** Where a diner answers their bank: a frame of ours, with the bank's page in it. */
export const challengePath = (alias: string, code: string): string =>
  `/frames/${encodeURIComponent(alias)}/orders/${encodeURIComponent(code)}/challenge`

/** As one text, to be kept: what is posted stands behind the address. */
export const challengeText = ({ url, fields }: Challenge): string =>
  `${url}#${new URLSearchParams(fields).toString()}`

/** @returns undefined for anything that is no page of a bank */
export function readChallenge(text: string): Challenge | undefined {
  const [url = '', fields] = text.split('#')
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') return undefined
  return { url, fields: Object.fromEntries(new URLSearchParams(fields)) }
}
