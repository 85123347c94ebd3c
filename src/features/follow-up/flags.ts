/** The query without some of its names: '?a=1' or ''. */
export function withoutFlags(search: string, names: readonly string[]): string {
  const parameters = new URLSearchParams(search)
  for (const name of names) parameters.delete(name)
  return parameters.size === 0 ? '' : `?${parameters.toString()}`
}
