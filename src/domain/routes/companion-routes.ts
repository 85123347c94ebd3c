/**
 * Addresses of the pages that accompany a storefront: riders, tracking, survey, guide and console. They are a table
 * of their own because they are an app of their own: no storefront loads them. `app/routes.ts` reads them.
 * @source delivery spec §2 "Screens and routes"; the guide's and the console's paths are ours
 */

/** Forms of the rider shift page. @source delivery spec §2 "registerPageVariant" */
export const SHIFT_VARIANTS = ['phoneIntake', 'register', 'logIn', 'logOut', 'success'] as const
export type ShiftVariant = (typeof SHIFT_VARIANTS)[number]

/** How a shipment travels: alone, or in a multi-delivery stack. */
export type ShipmentType = 'simple' | 'stack'

/** What an address leads to, its parts decoded. */
export type CompanionRoute =
  | { kind: 'survey'; alias: string; orderCode: string }
  | { kind: 'guide' }
  | { kind: 'shipments'; alias: string }
  | { kind: 'shipment'; alias: string; shipmentType: ShipmentType; shipmentId: string }
  /** Leads on to the rider's shipment in progress, or to the list. */
  | { kind: 'rider-shipments'; alias: string; riderId: string }
  | { kind: 'shift'; alias: string; variant: ShiftVariant }
  | { kind: 'tracking'; alias: string; orderCode: string }
  | { kind: 'console'; alias: string }
  /** The books of a venue. */
  | { kind: 'books'; alias: string }
  /** 'Acceso denegado o link expirado'. */
  | { kind: 'denied'; alias: string }
  | { kind: 'unknown-companion' }

const join = (...segments: string[]) => `/${segments.map(encodeURIComponent).join('/')}`

/** Paths by what they show; segments are encoded here and nowhere else. */
export const companionPaths = {
  survey: (alias: string, orderCode: string) => join('encuesta', alias, orderCode),
  guide: () => '/guia',
  shipments: (alias: string) => join('logistics', alias, 'shipments'),
  shipment: (alias: string, type: ShipmentType, id: string) =>
    join('logistics', alias, 'shipments', type, id),
  riderShipments: (alias: string, riderId: string) => join('logistics', alias, 'rider', riderId, 'shipments'),
  shift: (alias: string, variant: ShiftVariant) => join('logistics', alias, 'rider', variant),
  tracking: (alias: string, orderCode: string) => join('logistics', 'tracking', 'order', alias, orderCode),
  console: (alias: string) => join('console', alias),
  books: (alias: string) => join('console', alias, 'caja'),
  denied: (alias: string) => join('logistics', alias, '404'),
} as const
