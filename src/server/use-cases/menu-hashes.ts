import type { MenuHash } from '#generated/models.ts'

import type { ContactEntry } from '../catalog/catalog.ts'
import type { Services } from '../services.ts'

/** The hashes of a contact's modes in the order asked, or undefined when one of them is not the contact's. */
export async function menuHashes(
  { catalog }: Services,
  contact: ContactEntry,
  orderModeIds: readonly string[],
): Promise<MenuHash[] | undefined> {
  const hashes: MenuHash[] = []
  for (const orderModeId of orderModeIds) {
    const menu = await catalog.menu(contact, orderModeId)
    if (menu === undefined) return undefined
    hashes.push({ orderModeId, hash: menu.hash })
  }
  return hashes
}
