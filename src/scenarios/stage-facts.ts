import type { ShipmentStatus, StudioShipment } from '#generated/models.ts'

/**
 * The stage's time: a Wednesday, 12:30 in Buenos Aires and 09:30 in Mexico City.
 * @source assumed: most venues of the Americas are open then
 */
export const STAGE_NOW = '2026-11-18T15:30:00.000Z'

/** The code with which the stage's riders start a shift; a folder stores its hash (`vitrina shift-code`). */
export const STAGE_SHIFT_CODE = '246810'
export const STAGE_SHIFT_HASH = 'hYw84QUICOHM42Hwb_YgiA.y-mZbcAJIHRWufd4zGa6RSKmh7vOqaTl_LzuCWjG7Pk'

export const DINER = { name: 'Ana Pérez', email: 'ana@example.com', notes: 'Sin cebolla, por favor' } as const
export const RIDER = { name: 'Rita Ríos' } as const

/**
 * Valid mobile numbers of each country, as typed there after the country code.
 * @source ITU national numbering plans, in libphonenumber's example numbers
 */
const PHONES: Readonly<Record<string, { code: string; national: string }>> = {
  AR: { code: '+549', national: '1155550000' },
  BO: { code: '+591', national: '71234567' },
  BR: { code: '+55', national: '11961234567' },
  CL: { code: '+56', national: '961234567' },
  CO: { code: '+57', national: '3211234567' },
  EC: { code: '+593', national: '991234567' },
  MX: { code: '+52', national: '5512345678' },
  PE: { code: '+51', national: '912345678' },
  PY: { code: '+595', national: '961456789' },
  US: { code: '+1', national: '2015550123' },
  UY: { code: '+598', national: '94231234' },
  VE: { code: '+58', national: '4121234567' },
}

/** A number of the country, a different one for each `nth`: as typed, and as stored. */
export function phoneOf(country: string, nth: number): { typed: string; stored: string } {
  const { code, national } = PHONES[country] ?? { code: '+549', national: '1155550000' }
  const own = String(Number(national) + nth)
  return { typed: own, stored: `${code}${own}` }
}

/** A rider's steps in order. */
const RIDER_STEPS = ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF', 'DELIVERED'] as const

/** A rider's steps until a shipment reaches a status; empty for statuses without a rider. */
export const riderStepsTo = (status: ShipmentStatus): readonly StudioShipment[] =>
  RIDER_STEPS.slice(0, RIDER_STEPS.findIndex((step) => step === status) + 1)

/** The delivery statuses of the studio's frames, in order; each has its own rider. */
export const STUDIO_SHIPMENTS: readonly StudioShipment[] = ['LOOKING_FOR_DRIVER', ...RIDER_STEPS]
