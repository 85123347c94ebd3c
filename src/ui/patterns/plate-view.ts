import type { PlatePrice } from '#domain/menu/plate-price.ts'
import type { Indicator, Plate } from '#generated/models.ts'

/** A plate as rows and cards show it. The feature makes it once per menu; lists of 1,000 only read it. */
export type PlateView = {
  readonly id: string
  /** address of the plate; also works without JavaScript */
  readonly href: string
  readonly name: string
  readonly description?: string
  readonly price: Pick<PlatePrice, 'from' | 'original' | 'varies' | 'label'>
  readonly image?: Plate['image']
  readonly indicators: readonly Indicator[]
  readonly soldOut?: boolean
  /** It has obligatory choices on its own page before it can be added. */
  readonly needsChoice?: boolean
}
