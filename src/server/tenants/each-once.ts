/** Notes a fault of a file at a place. */
export type Report = (path: string, found: string, expected: string, near?: string) => void

/**
 * Reports each entry of a list whose value of a field an earlier one has; those without one may be many.
 * @param path - of the list
 * @param seen - values that earlier lists have
 * @returns all values
 */
export function eachOnce<Field extends string>(
  entries: readonly { [Name in Field]?: string }[],
  field: Field,
  path: string,
  report: Report,
  seen = new Set<string>(),
): ReadonlySet<string> {
  for (const [index, entry] of entries.entries()) {
    const value = entry[field]
    if (value === undefined) continue
    if (seen.has(value)) report(`${path}[${index}].${field}`, `'${value}' twice`, 'each once')
    seen.add(value)
  }
  return seen
}
