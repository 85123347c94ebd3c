/**
 * The tab that a key moves to: arrows go round, Home and End to the ends.
 * @returns undefined when the key is not for the tabs
 */
export function neighbourTab(ids: readonly string[], chosen: string, key: string): string | undefined {
  const at = ids.indexOf(chosen)
  switch (key) {
    case 'ArrowRight':
      return ids[(at + 1) % ids.length]
    case 'ArrowLeft':
      return ids[(at - 1 + ids.length) % ids.length]
    case 'Home':
      return ids[0]
    case 'End':
      return ids.at(-1)
    default:
      return undefined
  }
}
