import type { Menu, StudioFrame, StudioSample, StudioShipment } from '#generated/models.ts'
import type { DemoStreet } from '#generated/tenant.ts'
import { beyondHouses } from '#domain/address/house-range.ts'
import { renameAliases } from '#domain/venue/rename-aliases.ts'
import { applyVariant } from '#scenarios/apply-variant.ts'
import type { Brand, BrandAddress } from '#scenarios/brand.ts'
import { deviceEntries, type DeviceEntry } from '#scenarios/device.ts'
import { readBrand } from '#scenarios/read-brand.ts'
import { phoneOf, RIDER, STUDIO_SHIPMENTS } from '#scenarios/stage-facts.ts'
import { appliesTo, type Made, type Need, type State } from '#scenarios/state.ts'
import { STATES } from '#scenarios/states.ts'
import type { Step } from '#scenarios/step.ts'
import type { TenantDocuments } from '#scenarios/tenant-documents.ts'
import { isTakeable } from './take-steps.ts'

/** What a frame opens, and the steps from there to its state. */
export type FrameVisit = {
  readonly path: string
  readonly entries: readonly DeviceEntry[]
  readonly steps: readonly Step[]
}

/** The server's samples for a state's needs; the studio cannot create other needs. */
const SAMPLES: Readonly<Partial<Record<Need, readonly StudioSample[]>>> = {
  cart: [],
  'sold-out-cart': [],
  address: [],
  'signed-in': [],
  order: ['order'],
  delivered: ['survey'],
  shipment: ['delivery'],
  rider: ['shift'],
  console: ['console'],
}

/** Placeholder for a draft's mark. */
const SOME_MARK = '~a'

/** A draft's brand in a state's variant, with the aliases of the draft. */
function brandOf(documents: Required<TenantDocuments>, variant: State['variant'], mark: string): Brand {
  const shown = applyVariant(documents, variant, Date.now())
  return readBrand({ ...documents, ...shown, tenant: renameAliases(shown.tenant, (alias) => alias + mark) })
}

/**
 * The states that a frame can show for a brand, in the product's order: those on the brand's own pages, whose needs the
 * server can create. None for a folder without a venue; its faults explain why.
 * @param streets - of the published brand: the server does not know the draft's own
 */
export function statesOf(
  documents: Required<TenantDocuments>,
  streets: readonly DemoStreet[],
): readonly State[] {
  const brands = new Map<string, Brand | undefined>()
  const known = (variant: State['variant']): Brand | undefined => {
    if (!brands.has(variant))
      brands.set(
        variant,
        attempt(() => brandOf(documents, variant, SOME_MARK)),
      )
    return brands.get(variant)
  }
  return STATES.filter((state) => isShown(state, streets, () => known(state.variant)))
}

/** Whether a state applies to a brand. */
export const canShow = (
  documents: Required<TenantDocuments>,
  state: State,
  streets: readonly DemoStreet[],
): boolean => isShown(state, streets, () => attempt(() => brandOf(documents, state.variant, SOME_MARK)))

function isShown(state: State, streets: readonly DemoStreet[], read: () => Brand | undefined): boolean {
  const { needs = [], located, publishedOnly, findsStreet } = state
  if (located || publishedOnly || needs.some((need) => SAMPLES[need] === undefined)) return false
  const brand = read()
  if (brand === undefined || !appliesTo(state, brand)) return false
  if (findsStreet && !isFound(streets, brand.address)) return false
  const steps = attempt(() => state.steps(brand, {})) ?? []
  return state.path(brand, {}).includes(SOME_MARK) && steps.every(isTakeable)
}

/** The published brand, if any, and whether it is served to diners. */
export type Published = {
  readonly beside: { readonly documents: TenantDocuments | undefined } | undefined
  readonly isApplied: boolean
}

/** The streets on which the server finds addresses; none for a new brand or a folder changed by hand. */
export const publishedStreets = ({ beside, isApplied }: Published): readonly DemoStreet[] =>
  (isApplied && beside?.documents?.tenant.streets) || []

const isFound = (streets: readonly DemoStreet[], address: BrandAddress | undefined): boolean =>
  streets.some(
    (one) =>
      one.street === address?.street &&
      one.city === address.city &&
      beyondHouses(one, Number(address.number)) === 0,
  )

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** The samples that a state needs. */
export const samplesOf = ({ needs = [] }: State): StudioSample[] => [
  ...new Set(needs.flatMap((need) => SAMPLES[need] ?? [])),
]

/** The status of the state's delivery. */
export const shipmentOf = ({ shipment }: State): StudioShipment | undefined =>
  STUDIO_SHIPMENTS.find((one) => one === shipment)

/**
 * What to open, and the steps from there to the state.
 * @param documents - of the draft, merged over the base
 * @param frame - created for it by the server
 * @param readMenu - the server's menu of a mode
 */
export async function visitOf(
  documents: Required<TenantDocuments>,
  state: State,
  frame: StudioFrame,
  readMenu: (venue: string, mode: string) => Promise<Menu>,
): Promise<FrameVisit> {
  const mark = frame.alias.slice(frame.alias.indexOf('~'))
  const brand = brandOf(documents, state.variant, mark)
  const made = madeOf(state, frame, brand)
  const entries = await deviceEntries(state.needs ?? [], brand, made, { readMenu, now: Date.now() })
  return { path: state.path(brand, made), entries, steps: state.steps(brand, made) }
}

function madeOf({ needs = [] }: State, { samples }: StudioFrame, { country }: Brand): Made {
  const { orderCode, deliveryCode, surveyCode, shipmentId, consoleToken } = samples
  const code = needs.includes('delivered')
    ? surveyCode
    : needs.includes('shipment')
      ? deliveryCode
      : orderCode
  const [id, token] = needs.includes('shipment')
    ? [samples.deliveryRiderId, samples.deliveryToken]
    : [samples.riderId, samples.riderToken]
  const rider = id && token ? { id, token, name: RIDER.name, phone: phoneOf(country, 1).stored } : undefined
  return { orderCode: code, shipmentId, consoleToken, rider }
}
