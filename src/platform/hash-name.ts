/** The decoded hash of an address; '' when it is malformed. */
export function hashName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
