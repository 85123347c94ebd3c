import type { Menu, Plate } from '#generated/models.ts'
import type { PlateChange } from './step.ts'

/** The menu after something became of one of its plates; every other plate is as it was. */
export function changePlate(menu: Menu, id: string, change: PlateChange): Menu {
  const changed = (plate: Plate): Plate => (plate.id === id ? CHANGES[change](plate) : plate)
  return {
    ...menu,
    categories: menu.categories.map((category) => ({ ...category, plates: category.plates.map(changed) })),
  }
}

const CHANGES: Readonly<Record<PlateChange, (plate: Plate) => Plate>> = {
  'sold-out': (plate) => ({ ...plate, soldOut: true }),
  dearer: (plate) => ({
    ...plate,
    sizes: plate.sizes.map((size) => ({ ...size, price: size.price * 2 })),
  }),
}
