import type { Branch, BranchContact, OrderMode, OrderModeType } from '#generated/models.ts'
import { everyDay } from '#domain/hours/every-day.ts'

import { foldText } from './fold-text.ts'
import { modeSlug } from './order-modes.ts'

/** An order mode for tests; callers name what matters to them. @source assumed: made up */
export const sampleMode = (
  type: OrderModeType,
  showName: string,
  over: Partial<OrderMode> = {},
): OrderMode => ({
  id: `roma.${modeSlug(type)}`,
  type,
  showName,
  active: true,
  orderEnabled: true,
  useSchedule: false,
  minDelayInMinutes: 30,
  maxDelayInMinutes: 45,
  schedules: [],
  paymentTypes: [],
  ...over,
})

/** Delivery, take-away and in-dining, and an inactive self-service. @source assumed: made up */
export const SAMPLE_MODES = [
  sampleMode('DELIVERY', 'Delivery'),
  sampleMode('TAKE_AWAY', 'Para llevar'),
  sampleMode('IN_DINING', 'En el salón'),
  sampleMode('SELF_SERVICE', 'Barra', { active: false }),
] as const

/** A branch in manual address mode that shows stars. @source assumed: made up */
export const SAMPLE_BRANCH: Branch = {
  id: 'roma',
  name: 'Pizzería Roma',
  alias: 'roma',
  country: 'AR',
  askForLocation: true,
  addressMode: 'MANUAL',
  generalConfig: {
    colorConfig: { colorModeType: 'LIGHT' },
    fontFamily: 'Inter',
    menuConfig: { plateDetailInModal: false, platesInMainView: false },
  },
  withCustomLogo: false,
  withCustomHorizontalLogo: false,
  withCustomBackgroundLogo: false,
  withCustomBannerLogo: false,
  social: {},
  mapProvider: 'OPEN_MAP',
  complexAddressInputs: false,
  npsEnabled: true,
  chatEnabled: false,
  documentRequested: false,
}

/**
 * A branch contact of that branch, open every day from 12 to 23.
 * @param name - its id and alias follow from it
 * @source assumed: made up
 */
export const sampleContact = (name: string, over: Partial<BranchContact> = {}): BranchContact => ({
  id: foldText(name),
  name,
  alias: foldText(name),
  branch: SAMPLE_BRANCH,
  address: {
    street: 'Av. Corrientes',
    number: '3247',
    locality: 'Almagro',
    city: 'Buenos Aires',
    country: 'AR',
    lat: -34.6,
    lng: -58.4,
  },
  timeZone: 'America/Argentina/Buenos_Aires',
  deliveryConfig: {
    orderModes: [...SAMPLE_MODES],
    workingDays: everyDay(['12:00', '23:00']),
    betweenStreetsRequired: false,
  },
  ordersConsoleActive: true,
  ordersEnabled: true,
  mandatoryEmail: false,
  commercialTermsInfo: { blocked: false },
  ...over,
})
