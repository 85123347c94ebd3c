/** What the hash of an address names; '' for one that is no text. */
export function hashName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
