import { applyVariant } from '#scenarios/apply-variant.ts'
import type { Brand } from '#scenarios/brand.ts'
import { readBrand } from '#scenarios/read-brand.ts'
import { appliesTo, type Screen, type State, type StateId } from '#scenarios/state.ts'
import { STATES } from '#scenarios/states.ts'
import { mergeOverBase } from '#scenarios/tenant-documents.ts'
import { BASE_FOLDER, documentsOf } from '#server/tenants/read-folder.ts'
import { base, tenants, type DemoTenant } from '../tenants/demo-tenants.ts'

/** What has pages of its own in `plain-pages.ts`, and what opens on another screen's page: the server draws no more of it. */
type Elsewhere = 'plain' | 'dialog'

/** Of every screen the states whose page the server draws out of orders, deliveries and answers. */
const KEPT: Readonly<Record<Screen, Elsewhere | readonly StateId[]>> = {
  entry: 'plain',
  menu: 'plain',
  plate: ['plate.gone'],
  cart: 'plain',
  checkout: 'plain',
  account: 'dialog',
  address: 'dialog',
  contact: 'dialog',
  hours: 'dialog',
  consent: 'dialog',
  errors: ['errors.unknown-mode', 'errors.unknown-order'],
  'follow-up': [
    'follow-up',
    'follow-up.delivered',
    'follow-up.canceled',
    'follow-up.unpaid',
    'follow-up.on-the-way',
  ],
  tracking: ['tracking.looking', 'tracking.on-the-way', 'tracking.delivered', 'tracking.unknown'],
  survey: ['survey', 'survey.low', 'survey.rest', 'survey.thanks', 'survey.early'],
  guide: [],
  shift: 'plain',
  // who carries it, only the rider's device knows: all its states come as the same page
  rider: ['rider.denied', 'rider.take'],
  console: 'plain',
}

/** Pages of no brand, which are the same for all of them. */
const SHARED: readonly StateId[] = ['entry.brands', 'guide', 'errors.unknown-alias']

export type KeptState = { name: string; state: State; brand: Brand }

function statesOf(demo: DemoTenant, ids: readonly string[]): KeptState[] {
  const merged = mergeOverBase(documentsOf(base), documentsOf(demo.files))
  const brand = readBrand({ ...merged, ...applyVariant(merged, 'open') })
  return STATES.filter((state) => ids.includes(state.id) && appliesTo(state, brand)).map((state) => ({
    name: state.id.replaceAll('.', '-'),
    state,
    brand,
  }))
}

const OWN = Object.values(KEPT).flatMap((kept) => (typeof kept === 'string' ? [] : kept))

/** By the name of a folder: each tenant's own, and under the base what all share. */
export const keptStates: ReadonlyMap<string, readonly KeptState[]> = new Map([
  [BASE_FOLDER, tenants.slice(0, 1).flatMap((demo) => statesOf(demo, SHARED))],
  ...tenants.map((demo) => [demo.alias, statesOf(demo, OWN)] as const),
])
