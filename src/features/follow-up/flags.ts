import { navigate } from '#platform/navigation/location.ts'

/** Takes names out of the address as it is at this moment: several may be taken out by one render. */
export const leaveFlags = (names: readonly string[]): void =>
  navigate(window.location.pathname + withoutFlags(window.location.search, names), { replace: true })

/** The query without some of its names: '?a=1' or ''. */
function withoutFlags(search: string, names: readonly string[]): string {
  const parameters = new URLSearchParams(search)
  for (const name of names) parameters.delete(name)
  return parameters.size === 0 ? '' : `?${parameters.toString()}`
}
