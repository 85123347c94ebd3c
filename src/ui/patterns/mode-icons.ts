import type { OrderModeType } from '#generated/models.ts'
import type { IconName } from '#ui/primitives/icon/icon-paths.ts'

/** One picture an order mode, the same wherever it is named. */
export const MODE_ICONS: Record<OrderModeType, IconName> = {
  DELIVERY: 'bike',
  TAKE_AWAY: 'bag',
  IN_DINING: 'utensils',
  SELF_SERVICE: 'tray',
}
