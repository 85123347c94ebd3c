import { nearName } from '#domain/documents/near-name.ts'

import type { MenuFile, PlateFile } from './folder-types.ts'
import { eachOnce, type Report } from './each-once.ts'
import type { TenantFault } from './tenant-fault.ts'

type Ids = ReadonlySet<string>

/** Everything that a menu references must exist in it, and ids must be unique. */
export function checkMenuReferences(file: string, menu: MenuFile, assets: Ids): TenantFault[] {
  const faults: TenantFault[] = []
  const report = (path: string, found: string, expected: string, near?: string) =>
    faults.push({ file, path, found, expected, near })
  const { garnishGroups = [], categories = [] } = menu
  const groups = eachOnce(garnishGroups, 'id', '$.garnishGroups', report)
  for (const [g, { garnishes }] of garnishGroups.entries())
    eachOnce(garnishes, 'id', `$.garnishGroups[${g}].garnishes`, report)
  const indicators = eachOnce(menu.indicators ?? [], 'id', '$.indicators', report)
  const categoryIds = eachOnce(categories, 'id', '$.categories', report)
  const plates = new Set<string>()
  for (const [c, category] of categories.entries())
    eachOnce(category.plates, 'id', `$.categories[${c}].plates`, report, plates)

  for (const [c, category] of categories.entries()) {
    const path = `$.categories[${c}]`
    checkNames(`${path}.indicators`, category.indicators, indicators, 'an indicator of $.indicators', report)
    checkAsset(`${path}.image`, category.image, assets, report)
    for (const [p, plate] of category.plates.entries()) {
      checkPlate(`${path}.plates[${p}]`, plate, { groups, indicators, categoryIds, assets }, report)
    }
  }
  checkNames('$.remarkeds', menu.remarkeds, plates, 'the id of a plate', report)
  checkNames('$.upselleds', menu.upselleds, plates, 'the id of a plate', report)
  return faults
}

type Known = { groups: Ids; indicators: Ids; categoryIds: Ids; assets: Ids }

function checkPlate(path: string, plate: PlateFile, known: Known, report: Report): void {
  checkNames(`${path}.garnishGroups`, plate.garnishGroups, known.groups, 'a group of $.garnishGroups', report)
  checkNames(`${path}.indicators`, plate.indicators, known.indicators, 'an indicator of $.indicators', report)
  const { excludedCategories } = plate
  const ofCategory = 'the id of a category'
  checkNames(`${path}.excludedCategories`, excludedCategories, known.categoryIds, ofCategory, report)
  checkAsset(`${path}.image`, plate.image, known.assets, report)
  eachOnce(plate.sizes, 'id', `${path}.sizes`, report)
}

function checkNames(
  path: string,
  names: readonly string[] | undefined,
  known: Ids,
  expected: string,
  report: Report,
): void {
  for (const [index, name] of (names ?? []).entries()) {
    if (!known.has(name)) report(`${path}[${index}]`, `'${name}'`, expected, nearName(name, known))
  }
}

function checkAsset(path: string, name: string | undefined, assets: Ids, report: Report): void {
  if (name !== undefined && !assets.has(name))
    report(path, `'${name}'`, 'a file in assets/', nearName(name, assets))
}
