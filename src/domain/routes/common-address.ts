import { PERSONAL_PARAMETERS, TABLE_PARAMETERS } from './routes.ts'

/** The public address of the same page. */
export const commonAddress = (url: string): string => withoutParameters(url, PERSONAL_PARAMETERS)

/** Parameters that apply only to the person who opened the link: who they are, where they sit, what they ask about. */
const OWN_PARAMETERS = [...PERSONAL_PARAMETERS, ...TABLE_PARAMETERS, 'referenceId']

/** The address of the same page for sharing. */
export const addressToShare = (url: string): string => withoutParameters(url, OWN_PARAMETERS)

/**
 * Removes parameters from an address; without any of them it stays as written.
 * @param address - whole, or from its path or its '?' on
 */
export function withoutParameters(address: string, names: readonly string[]): string {
  const [, before = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  const left = new URLSearchParams(query)
  const found = names.filter((name) => left.has(name))
  if (found.length === 0) return address
  for (const name of found) left.delete(name)
  const rest = left.toString()
  return `${before}${rest && `?${rest}`}${hash}`
}
