import type { Menu, SoldOutKind } from '#generated/models.ts'

/** Something a venue can run out of. */
export type MenuThing = { kind: SoldOutKind; id: string; name: string }

/** Tells a plate and a garnish of one id apart. */
export const thingKey = ({ kind, id }: Pick<MenuThing, 'kind' | 'id'>): string => `${kind} ${id}`

/** Plates, then garnishes, of all menus of a venue, each once. */
export function menuThings(menus: readonly Menu[]): MenuThing[] {
  const plates = menus.flatMap(({ categories }) => categories.flatMap((category) => category.plates))
  const garnishes = plates.flatMap(({ garnishGroups }) => garnishGroups.flatMap((group) => group.garnishes))
  return [
    ...once(plates.map(({ id, name }) => ({ kind: 'PLATE', id, name }))),
    ...once(garnishes.map(({ id, name }) => ({ kind: 'GARNISH', id, name }))),
  ]
}

const once = (things: MenuThing[]): MenuThing[] => [...new Map(things.map((one) => [one.id, one])).values()]
