import { groupCapacity, groupMinimum } from '#domain/menu/garnish-limits.ts'
import type { GarnishGroup } from '#generated/models.ts'

import type { CategoryFile, MenuFile } from '../folder-types.ts'
import type { Remark, TenantRemark } from './remark.ts'

/** Parts of a menu that are never visible or can never be ordered. */
export function menuRemarks(menu: MenuFile, remark: Remark): TenantRemark[] {
  const categories = menu.categories ?? []
  const isSeen = categories.some(({ plates }) => plates.some(({ visible }) => visible !== false))
  return [
    ...(isSeen ? [] : [remark('$.categories', 'menu-unseen')]),
    ...categories.flatMap((category, index) => categoryRemarks(category, `$.categories[${index}]`, remark)),
    ...(menu.garnishGroups ?? []).flatMap((group, index) =>
      groupRemarks(group, `$.garnishGroups[${index}]`, remark),
    ),
  ]
}

function categoryRemarks(category: CategoryFile, path: string, remark: Remark): TenantRemark[] {
  const { name, plates } = category
  const blank = blankName(category, path, remark)
  if (plates.length === 0) return [...blank, remark(path, 'category-empty', { category: name })]
  const names = plates.map((plate) => plate.name)
  return [
    ...blank,
    ...plates.flatMap((plate, index) => blankName(plate, `${path}.plates[${index}]`, remark)),
    ...names.flatMap((plate, index) =>
      names.indexOf(plate) < index
        ? [remark(`${path}.plates[${index}]`, 'plate-name-twice', { plate, category: name })]
        : [],
    ),
  ]
}

type Named = { name: string; showName?: string }

const blankName = ({ name, showName }: Named, path: string, remark: Remark): TenantRemark[] =>
  (showName ?? name).trim() === ''
    ? [remark(`${path}.${showName === undefined ? 'name' : 'showName'}`, 'name-blank')]
    : []

function groupRemarks(group: GarnishGroup, path: string, remark: Remark): TenantRemark[] {
  const { name, minGarnishAmount: min, maxGarnishAmount: max, garnishes } = group
  const blank = [
    ...blankName(group, path, remark),
    ...garnishes.flatMap((garnish, index) => blankName(garnish, `${path}.garnishes[${index}]`, remark)),
  ]
  if (min > max) {
    const details = { group: name, min: String(min), max: String(max) }
    return [...blank, remark(path, 'garnishes-reversed', details)]
  }
  // sold-out options come back and an empty group requires nothing: only what can never be ordered is a fault
  const shown = garnishes.filter(({ visible }) => visible)
  const least = groupMinimum(group)
  return shown.length > 0 && groupCapacity(group, shown) < least
    ? [...blank, remark(path, 'garnishes-too-few', { group: name, min: String(least) })]
    : blank
}
