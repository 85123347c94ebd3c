/** Reports a fault at a path of a file. */
export type Report = (path: string, found: string, expected: string, near?: string) => void

/**
 * Reports each entry of a list whose field repeats an earlier value. Entries without the field are ignored.
 * @param path - of the list
 * @param seen - values of earlier lists
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
