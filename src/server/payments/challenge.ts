import type { Challenge } from './contract.ts'

/** Our page with a frame that shows the bank's authentication page. */
export const challengePath = (alias: string, code: string): string =>
  `/frames/${encodeURIComponent(alias)}/orders/${encodeURIComponent(code)}/challenge`

/** Serialises a challenge for storage: the address, then the data to post. */
export const challengeText = ({ url, fields }: Challenge): string =>
  `${url}#${new URLSearchParams(fields).toString()}`

/** @returns undefined if the text is no challenge */
export function readChallenge(text: string): Challenge | undefined {
  const [url = '', fields] = text.split('#')
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') return undefined
  return { url, fields: Object.fromEntries(new URLSearchParams(fields)) }
}
