import type {
  MenuHash,
  Indicator,
  IndicatorEntityType,
  GeneralDiscount,
  OrderModeType,
} from '#generated/models.ts'
import { appliesIn, byPriority } from '#domain/discounts/applicable.ts'

import type { ContactEntry } from '../catalog/catalog.ts'
import type { Services } from '../services.ts'

/** Menu hashes of a contact's modes in the requested order, or undefined when a mode is not the contact's. */
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

/**
 * The indicators of a category or plate. Their ids are unique only within a tenant, so the requested id also names
 * the venue: `{branchContactAlias}.{id}`.
 * @returns undefined when there is no such venue, category or plate
 */
export async function entityIndicators(
  { catalog }: Services,
  type: IndicatorEntityType,
  entityId: string,
): Promise<Indicator[] | undefined> {
  const dot = entityId.indexOf('.')
  const contact = dot < 0 ? undefined : await catalog.findContact(entityId.slice(0, dot))
  if (contact === undefined) return undefined
  const id = entityId.slice(dot + 1)
  for (const mode of contact.branchContact.deliveryConfig.orderModes) {
    const categories = (await catalog.menu(contact, mode.id))?.categories ?? []
    const list = type === 'category' ? categories : categories.flatMap((category) => category.plates)
    const found = list.find((one) => one.id === id)
    if (found !== undefined) return found.indicators
  }
  return undefined
}

/** Discounts that apply to single plates. */
export function plateDiscounts(discounts: readonly GeneralDiscount[]): GeneralDiscount[] {
  return byPriority(discounts.filter((discount) => discount.plates.length > 0))
}

/** Discounts that apply to the whole order in a mode. */
export function orderDiscounts(
  discounts: readonly GeneralDiscount[],
  orderModeType: OrderModeType,
): GeneralDiscount[] {
  return byPriority(
    discounts.filter(
      ({ plates, orderModes }) => plates.length === 0 && appliesIn({ orderModes }, { orderModeType }),
    ),
  )
}
