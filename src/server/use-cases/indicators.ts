import type { Indicator, IndicatorEntityType } from '#generated/models.ts'

import type { Services } from '../services.ts'

/**
 * The indicators of a category or plate. Their ids are unique within a tenant only, so the id asked for names the
 * venue too: `{branchContactAlias}.{id}`.
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
