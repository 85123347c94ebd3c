import type { Plate } from '#generated/models.ts'
import { groupMinimum } from '#domain/menu/garnish-limits.ts'
import { visibleGarnishGroups } from '#domain/menu/visible.ts'

/**
 * Whether something of a plate has to be chosen before it can be added: one of several sizes, or a mandatory group.
 * @param plate - as the menu has it
 * @source issue 16 "the '+' adds at once where nothing has to be chosen"; requirements PLATE-02, PLATE-05
 */
export const needsChoice = (plate: Pick<Plate, 'sizes' | 'garnishGroups'>): boolean =>
  plate.sizes.length > 1 || visibleGarnishGroups(plate).some((group) => groupMinimum(group) > 0)
