/** Groups a list by key, in the order in which each group first occurs. Entries without a key are left out. */
export function groupsOf<T, Key>(list: readonly T[], keyOf: (one: T) => Key | undefined): Map<Key, T[]> {
  const groups = new Map<Key, T[]>()
  for (const one of list) {
    const key = keyOf(one)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}
