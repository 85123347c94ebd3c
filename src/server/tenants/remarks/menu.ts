import { groupCapacity, groupMinimum } from '#domain/menu/garnish-limits.ts'
import type { GarnishGroup } from '#generated/models.ts'

import type { CategoryFile, MenuFile } from '../folder-types.ts'
import type { Remark, TenantRemark } from './remark.ts'

/** Parts of a menu that nobody will see, or nobody can order. */
export function menuRemarks(menu: MenuFile, remark: Remark): TenantRemark[] {
  return [
    ...(menu.categories ?? []).flatMap((category, index) =>
      categoryRemarks(category, `$.categories[${index}]`, remark),
    ),
    ...(menu.garnishGroups ?? []).flatMap((group, index) =>
      groupRemarks(group, `$.garnishGroups[${index}]`, remark),
    ),
  ]
}

function categoryRemarks({ name, plates }: CategoryFile, path: string, remark: Remark): TenantRemark[] {
  if (plates.length === 0) return [remark(path, 'category-empty', { category: name })]
  const names = plates.map((plate) => plate.name)
  return names.flatMap((plate, index) =>
    names.indexOf(plate) < index
      ? [remark(`${path}.plates[${index}]`, 'plate-name-twice', { plate, category: name })]
      : [],
  )
}

function groupRemarks(group: GarnishGroup, path: string, remark: Remark): TenantRemark[] {
  const { name, minGarnishAmount: min, maxGarnishAmount: max, garnishes } = group
  if (min > max) {
    return [remark(path, 'garnishes-reversed', { group: name, min: String(min), max: String(max) })]
  }
  // what ran out comes back: only what can never be ordered is a fault of the menu
  const shown = garnishes.filter(({ visible }) => visible)
  const least = groupMinimum(group)
  return groupCapacity(group, shown) < least
    ? [remark(path, 'garnishes-too-few', { group: name, min: String(least) })]
    : []
}
