import { createHash } from 'node:crypto'

import type {
  Category,
  GarnishGroup,
  GeneralDiscount,
  Image,
  Indicator,
  OrderModeType,
  Plate,
} from '#generated/models.ts'

import type { CategoryFile, MenuFile, PlateFile } from './folder-types.ts'
import type { MenuContent } from './resolved.ts'

/** Prepared pictures of the folder by file name. */
export type Images = ReadonlyMap<string, Image>

/** The sources of every menu of a tenant. */
export type MenuSource = { file: MenuFile; discounts: GeneralDiscount[]; images: Images }

/** The menu of one order mode: only its plates, and no empty categories. */
export function resolveMenu(source: MenuSource, mode: OrderModeType): MenuContent {
  const lookUp = {
    groups: byId(source.file.garnishGroups ?? []),
    indicators: byId(source.file.indicators ?? []),
    images: source.images,
  }
  const categories = (source.file.categories ?? [])
    .map((category) => resolveCategory(category, mode, lookUp))
    .filter((category) => category.plates.length > 0)
  const plateIds = new Set(categories.flatMap((category) => category.plates.map((plate) => plate.id)))
  const isHere = (id: string) => plateIds.has(id)
  const content = {
    categories,
    remarkeds: (source.file.remarkeds ?? []).filter(isHere),
    upselleds: (source.file.upselleds ?? []).filter(isHere),
    discounts: source.discounts.filter(
      (discount) => discount.plates.some(isHere) && (discount.orderModes ?? [mode]).includes(mode),
    ),
  }
  return { hash: hashOf(content), ...content }
}

type LookUp = { groups: Map<string, GarnishGroup>; indicators: Map<string, Indicator>; images: Images }

function resolveCategory(file: CategoryFile, mode: OrderModeType, lookUp: LookUp): Category {
  const showName = file.showName ?? file.name
  const indicators = pick(file.indicators, lookUp.indicators)
  const image = file.image === undefined ? undefined : lookUp.images.get(file.image)
  return {
    id: file.id,
    name: file.name,
    showName,
    description: file.description,
    withImage: image !== undefined,
    image,
    plates: file.plates
      .filter((plate) => (plate.orderModes ?? [mode]).includes(mode))
      .map((plate) => resolvePlate(plate, { id: file.id, showName }, lookUp)),
    indicators,
    hasIndicators: indicators.length > 0,
  }
}

function resolvePlate(file: PlateFile, category: Plate['category'], lookUp: LookUp): Plate {
  const indicators = pick(file.indicators, lookUp.indicators)
  const image = file.image === undefined ? undefined : lookUp.images.get(file.image)
  return {
    id: file.id,
    name: file.name,
    showName: file.showName ?? file.name,
    description: file.description,
    sizes: file.sizes,
    category,
    garnishGroups: pick(file.garnishGroups, lookUp.groups),
    indicators,
    hasIndicators: indicators.length > 0,
    withImage: image !== undefined,
    image,
    maxQuantity: file.maxQuantity,
    visible: file.visible ?? true,
    soldOut: file.soldOut,
    excludedCategories: file.excludedCategories ?? [],
    allergens: file.allergens,
    diets: file.diets,
  }
}

function byId<T extends { id: string }>(list: readonly T[]): Map<string, T> {
  return new Map(list.map((one) => [one.id, one]))
}

function pick<T>(ids: readonly string[] | undefined, known: ReadonlyMap<string, T>): T[] {
  return (ids ?? []).flatMap((id) => known.get(id) ?? [])
}

/** Equal menus have equal hashes in every mode. */
function hashOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 20)
}
