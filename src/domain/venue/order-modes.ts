import type { OrderModeType } from '#generated/models.ts'

/** What an order of a mode requires, and how the diner gets it. */
export interface OrderModeTraits {
  /** It is delivered to an address, with a zone, a fee, a minimum and a note on cash. */
  readonly needsAddress: boolean
  /** A rider carries it: it has a shipment, a delivery key and a tracking page. */
  readonly isShipped: boolean
  /** It is served at a table: the order carries the table's number or id. */
  readonly hasTable: boolean
  /** The diner collects it: it ends as picked up, not delivered. */
  readonly isPickedUp: boolean
  /** The expected duration is shown, before and after ordering. */
  readonly showsDelay: boolean
  /** Name and phone are required. */
  readonly needsContact: boolean
  /** The venue may require only the name: `nameRequired` of its mode. */
  readonly mayRequireName: boolean
  /** It is suggested where no venue delivers to the address. */
  readonly replacesDelivery: boolean
}

const NONE: OrderModeTraits = {
  needsAddress: false,
  isShipped: false,
  hasTable: false,
  isPickedUp: false,
  showsDelay: false,
  needsContact: false,
  mayRequireName: false,
  replacesDelivery: false,
}

/**
 * Every order mode. Rules, pages and storage ask this table and name no mode themselves, so a further mode is its name
 * in `schemas/models/common.schema.json`, a row here, and the texts and the icon that the compiler then asks for. What
 * each venue decides (hours, scheduling, minutes, ways to pay) is in its own `OrderMode`, not here.
 * @source diner spec §1 order modes, §5 checkout table "Name and phone are mandatory for delivery and take-away modes",
 *   §2.9 "Delivery info table"; self-service as fetched assumed: the diner takes it at the counter
 */
export const ORDER_MODES: Readonly<Record<OrderModeType, OrderModeTraits>> = {
  DELIVERY: { ...NONE, needsAddress: true, isShipped: true, showsDelay: true, needsContact: true },
  TAKE_AWAY: { ...NONE, isPickedUp: true, showsDelay: true, needsContact: true, replacesDelivery: true },
  IN_DINING: { ...NONE, hasTable: true },
  SELF_SERVICE: { ...NONE, isPickedUp: true, showsDelay: true, mayRequireName: true },
}

/** The type of a mode in addresses and ids: 'TAKE_AWAY' is 'take-away'. @source assumed: ours */
export const modeSlug = (type: OrderModeType): string => type.toLowerCase().replaceAll('_', '-')
