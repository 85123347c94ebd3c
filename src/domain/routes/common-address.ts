import { PERSONAL_PARAMETERS, TABLE_PARAMETERS } from './routes.ts'

/** The address of the same page as it is for everybody. @errors throws where `url` is none */
export const commonAddress = (url: string): string => without(url, PERSONAL_PARAMETERS)

/** What holds for who came by the link, and for nobody they send it on to: who they are, where they sit, what they ask about. */
const OWN_PARAMETERS = [...PERSONAL_PARAMETERS, ...TABLE_PARAMETERS, 'referenceId']

/** The address of the same page to send to somebody else. @errors throws where `url` is none */
export const addressToShare = (url: string): string => without(url, OWN_PARAMETERS)

/** What is not in it stays as it is written. */
function without(url: string, names: readonly string[]): string {
  const left = new URL(url)
  const found = names.filter((name) => left.searchParams.has(name))
  for (const name of found) left.searchParams.delete(name)
  return found.length > 0 ? left.href : url
}
