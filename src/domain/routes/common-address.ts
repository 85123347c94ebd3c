import { PERSONAL_PARAMETERS, TABLE_PARAMETERS } from './routes.ts'

/** The address of the same page as it is for everybody. */
export const commonAddress = (url: string): string => withoutParameters(url, PERSONAL_PARAMETERS)

/** What holds for who came by the link, and for nobody they send it on to: who they are, where they sit, what they ask about. */
const OWN_PARAMETERS = [...PERSONAL_PARAMETERS, ...TABLE_PARAMETERS, 'referenceId']

/** The address of the same page to send to somebody else. */
export const addressToShare = (url: string): string => withoutParameters(url, OWN_PARAMETERS)

/**
 * An address without some of its parameters; one without any of them stays as it is written.
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
