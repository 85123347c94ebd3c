import type { Menu, MinorUnits, OrderModeType } from '#generated/models.ts'
import type { DeliveryCharge } from '#domain/pricing/delivery-charge.ts'

/** The fields of an order line that codes depend on. */
interface CodeLine {
  referenceId: string
  isOnMenu: boolean
  quantity: number
  /** The size alone, before any discount. */
  sizePrice: MinorUnits
  /** Off the whole line. */
  discount?: { amount: MinorUnits }
}

/** The order a code is checked against; everything in it is priced already. */
export interface CodeBasis {
  menu: Pick<Menu, 'categories'>
  lines: readonly CodeLine[]
  /** After the discounts on items: what the minimum is measured on. */
  itemsTotal: MinorUnits
  /** After the discounts on the order too: what a share is taken of, and the most that can be taken off food. */
  base: MinorUnits
  orderModeType: OrderModeType
  charge: DeliveryCharge
  /** Whether the fee of the address is known; a free-delivery code waits for it. */
  isDeliveryKnown: boolean
}
