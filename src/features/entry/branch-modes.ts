import { activeModes, modeSegment, restrictModes } from '#domain/venue/modes.ts'
import { paths } from '#domain/routes/routes.ts'
import type { BranchContact, OrderMode, OrderModeType } from '#generated/models.ts'

/**
 * The order modes a branch offers: one of each type that any of its branch contacts activates, in the order in
 * which they first appear, restricted to those the visit allows.
 */
export function branchModes(contacts: readonly BranchContact[], allowed: readonly string[]): OrderMode[] {
  const byType = new Map<OrderModeType, OrderMode>()
  for (const { deliveryConfig, commercialTermsInfo } of contacts) {
    if (commercialTermsInfo.blocked) continue
    for (const mode of activeModes(deliveryConfig.orderModes)) {
      if (!byType.has(mode.type)) byType.set(mode.type, mode)
    }
  }
  return restrictModes([...byType.values()], allowed)
}

/** Target of choosing a branch contact: its menu if it has the chosen mode, else its entry page. */
export function contactPath({ alias, deliveryConfig }: BranchContact, modeType?: OrderModeType): string {
  const mode = activeModes(deliveryConfig.orderModes).find(({ type }) => type === modeType)
  return mode ? paths.menu(alias, modeSegment(mode)) : paths.entry(alias)
}
