/** Notes a fault of a file at a place. */
export type Report = (path: string, found: string, expected: string, near?: string) => void

/**
 * Reports each entry whose key an earlier one has.
 * @param keyOf - by which entries must differ; nothing for one that may be like others
 * @param pathOf - where the key of an entry stands
 * @returns all keys
 */
export function eachOnce<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string | undefined,
  pathOf: (entry: Entry, index: number) => string,
  report: Report,
): ReadonlySet<string> {
  const seen = new Set<string>()
  for (const [index, entry] of entries.entries()) {
    const key = keyOf(entry)
    if (key === undefined) continue
    if (seen.has(key)) report(pathOf(entry, index), `'${key}' twice`, 'each once')
    seen.add(key)
  }
  return seen
}
