import type { Menu, SoldOutKind } from '#generated/models.ts'

/** A plate or garnish that can sell out. */
export type MenuThing = { kind: SoldOutKind; id: string; name: string }

/** Distinguishes a plate and a garnish with the same id. */
export const thingKey = ({ kind, id }: Pick<MenuThing, 'kind' | 'id'>): string => `${kind} ${id}`

/** All plates, then all garnishes, of a venue's menus, without duplicates. */
export function menuThings(menus: readonly Menu[]): MenuThing[] {
  const plates = menus.flatMap(({ categories }) => categories.flatMap((category) => category.plates))
  const garnishes = plates.flatMap(({ garnishGroups }) => garnishGroups.flatMap((group) => group.garnishes))
  return [
    ...once(plates.map(({ id, name }) => ({ kind: 'PLATE', id, name }))),
    ...once(garnishes.map(({ id, name }) => ({ kind: 'GARNISH', id, name }))),
  ]
}

const once = (things: MenuThing[]): MenuThing[] => [...new Map(things.map((one) => [one.id, one])).values()]
