/**
 * Whether a cart survives the change between two order modes: only when both menus are known and equal.
 * @param hashA - menu hash of one mode
 * @param hashB - menu hash of the other
 * @source diner spec §4 "unless the menu hash of the two modes is equal"; unknown hashes count as different assumed:
 *   a failed request must not carry items over to a menu without them
 */
export function keepsCart(hashA: string | undefined, hashB: string | undefined): boolean {
  return hashA !== undefined && hashA !== '' && hashA === hashB
}
