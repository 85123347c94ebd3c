import { markSoldOut } from '#domain/menu/sold-out.ts'
import type { Menu, Plate } from '#generated/models.ts'
import type { PlateChange } from './step.ts'

/** The menu after a change of one plate; the others stay the same. */
export const changePlate = (menu: Menu, id: string, change: PlateChange): Menu => CHANGES[change](menu, id)

const CHANGES: Readonly<Record<PlateChange, (menu: Menu, id: string) => Menu>> = {
  'sold-out': (menu, id) => markSoldOut(menu, [{ kind: 'PLATE', id }]),
  dearer: (menu, id) => ({
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      plates: category.plates.map((plate) => (plate.id === id ? atTwice(plate) : plate)),
    })),
  }),
}

const atTwice = (plate: Plate): Plate => ({
  ...plate,
  sizes: plate.sizes.map((size) => ({ ...size, price: size.price * 2 })),
})
