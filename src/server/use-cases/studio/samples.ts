import { phoneOf, RIDER, riderStepsTo, STUDIO_SHIPMENTS } from '#scenarios/stage-facts.ts'
import type { StudioSample, StudioSamples, StudioShipment } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import { newId } from '../../db/new-id.ts'
import type { Db } from '../../db/store.ts'
import { insertToken } from '../../repositories/console-repository.ts'
import {
  insertSamples,
  listMarks,
  listSamples,
  type MarkRow,
  type SampleRow,
} from '../../repositories/draft-marks-repository.ts'
import { lockDraft } from '../../repositories/drafts-repository.ts'
import { insertShift, saveRider } from '../../repositories/riders-repository.ts'
import { findLatestShipment } from '../../repositories/shipments-repository.ts'
import { newToken, newVenueToken, tokenHash } from '../../secret-token.ts'
import type { Services } from '../../services.ts'
import { writeMove, toolsFor } from '../shipments/write-move.ts'
import { moveSample, placeSample } from './sample-order.ts'

/** Remaining distance of a sample's rider. @units degrees */
const AWAY = 0.002
/** Phone numbers of the sample riders: the one without a delivery, and the first with one. */
const IDLE = 2
const FIRST_CARRIER = 10

/** Where a sample for a mark is created, and the origin of its URLs. */
type Making = {
  services: Services
  mark: MarkRow
  contact: ContactEntry
  shipment: StudioShipment
  origin: string
  /** records what was created, unless the mark shows another folder meanwhile */
  keep(tx: Db, made: readonly Made[]): Promise<void>
}
/** The record of a sample: an internal reference, and its name in the answer. */
type Made = Omit<SampleRow, 'mark'>
type Role = keyof StudioSamples

/** Roles that belong to one delivery; they are recorded together with its progress. */
const OF_DELIVERY: ReadonlySet<string> = new Set<Role>([
  'deliveryCode',
  'shipmentId',
  'deliveryRiderId',
  'deliveryToken',
])
const keptRole = (role: string, shipment: StudioShipment): string =>
  OF_DELIVERY.has(role) ? `${role}@${shipment}` : role

/** The part of the answer that shows that a sample exists. */
const SIGN: Readonly<Record<StudioSample, Role>> = {
  order: 'orderCode',
  delivery: 'deliveryCode',
  survey: 'surveyCode',
  shift: 'riderToken',
  console: 'consoleToken',
}

/**
 * Creates the samples that a mark's frames need from a running venue; each is created once and deleted with the mark.
 * Orders are placed and moved as usual, but not through the API, because the API accepts no orders for a draft.
 */
export async function samplesOf(
  services: Services,
  mark: MarkRow,
  contact: ContactEntry,
  {
    wanted,
    shipment = 'ON_ROUTE_TO_DROP_OFF',
    origin,
  }: { wanted: readonly StudioSample[]; shipment?: StudioShipment; origin: string },
): Promise<StudioSamples> {
  const { db } = services.store
  const keep: Making['keep'] = async (tx, made) => {
    await lockDraft(tx, mark.draft)
    const now = (await listMarks(tx, mark.draft)).find(({ id }) => id === mark.id)
    if (now?.tenant !== mark.tenant) throw new MarkMovedOn()
    await insertSamples(
      tx,
      made.map(({ role, ...one }) => ({
        ...one,
        role: role === null ? null : keptRole(role, shipment),
        mark: mark.id,
      })),
    )
  }
  const making = { services, mark, contact, shipment, origin, keep }
  const known = await listSamples(db, mark.id)
  const missing = wanted.filter((sample) => !isMade(known, sample, shipment))
  for (const sample of missing) {
    try {
      await MAKERS[sample](making)
    } catch (error) {
      if (!(error instanceof MarkMovedOn)) throw error
    }
  }
  const rows = missing.length === 0 ? known : await listSamples(db, mark.id)
  return Object.fromEntries(
    rows.flatMap(({ role, shown, reference }) => {
      const [name = '', at = shipment] = role?.split('@') ?? []
      return name === '' || at !== shipment ? [] : [[name, shown ?? reference]]
    }),
  )
}

const isMade = (made: readonly SampleRow[], sample: StudioSample, shipment: StudioShipment): boolean =>
  made.some(({ role }) => role === keptRole(SIGN[sample], shipment))

/** The mark no longer shows the folder for which a sample was created. */
class MarkMovedOn extends Error {
  override readonly name = 'MarkMovedOn'
}

const MAKERS: Readonly<Record<StudioSample, (making: Making) => Promise<void>>> = {
  order: (making) => makeOrder(making, 'orderCode', 'ACCEPTED'),
  survey: (making) => makeOrder(making, 'surveyCode', 'DELIVERED'),
  delivery: makeDelivery,
  // the rider of the delivery already has a shift
  shift: async (making) => {
    if (making.contact.settings.riders === undefined) return
    await makeOnce(making, 'shift', async (tx) => (await writeRider(tx, making, IDLE)).made)
  },
  console: async (making) => {
    const { services, contact } = making
    const token = newVenueToken(services.randomBytes)
    const now = services.clock()
    const id = newId(services.randomBytes, now)
    await makeOnce(making, 'console', async (tx) => {
      await insertToken(tx, {
        id,
        tenant: contact.tenant,
        branchContact: contact.alias,
        label: RIDER.name,
        tokenHash: tokenHash(token),
        createdAt: now,
      })
      return [
        { reference: tokenHash(token), role: 'consoleToken', shown: token },
        { reference: id, role: null, shown: null },
      ]
    })
  },
}

/** Creates samples that belong to no order, under the lock of their draft. */
async function makeOnce(
  { services, mark, shipment, keep }: Making,
  sample: StudioSample,
  make: (tx: Db) => Promise<Made[]>,
): Promise<void> {
  await services.store.db.transaction(async (tx) => {
    await lockDraft(tx, mark.draft)
    // a concurrent call may have created it
    if (!isMade(await listSamples(tx, mark.id), sample, shipment)) await keep(tx, await make(tx))
  })
}

async function makeOrder(
  { services, contact, origin, keep }: Making,
  role: Role,
  status: 'ACCEPTED' | 'DELIVERED',
): Promise<void> {
  const tools = await toolsFor(services, contact.alias)
  await placeSample(services, contact, {
    key: role,
    delivered: false,
    origin,
    within: async (tx, orderId) => {
      const { code } = await moveSample(tx, tools, orderId, status)
      await keep(tx, [
        { reference: code, role, shown: null },
        { reference: orderId, role: null, shown: null },
      ])
    },
  })
}

async function makeDelivery(making: Making): Promise<void> {
  const { services, contact, shipment, origin, keep } = making
  if (contact.settings.riders === undefined) return
  const tools = await toolsFor(services, contact.alias)
  await placeSample(services, contact, {
    key: keptRole('deliveryCode', shipment),
    delivered: true,
    origin,
    within: async (tx, orderId) => {
      const { code } = await moveSample(tx, tools, orderId, 'READY')
      const rider = await writeRider(tx, making, FIRST_CARRIER + STUDIO_SHIPMENTS.indexOf(shipment))
      let carried = await findLatestShipment(tx, orderId)
      if (carried === undefined) throw new Error(`The sample ${code} has no shipment`)
      const { lat, lng } = contact.branchContact.address
      const carrier = {
        riderId: rider.id,
        riderLat: lat + AWAY,
        riderLng: lng,
        riderPositionAt: tools.clock(),
      }
      for (const next of riderStepsTo(shipment))
        carried = await writeMove(tools, tx, carried, next, next === 'DELIVERED' ? {} : carrier)
      await keep(tx, [
        { reference: code, role: 'deliveryCode', shown: null },
        { reference: orderId, role: null, shown: null },
        { reference: carried.shipment.id, role: 'shipmentId', shown: null },
        ...rider.made,
      ])
    },
  })
}

/** A rider whose shift lasts as long as the mark. */
async function writeRider(
  tx: Db,
  { services, mark, contact }: Making,
  nth: number,
): Promise<{ id: string; made: Made[] }> {
  const now = services.clock()
  const token = newToken(services.randomBytes)
  const { id } = await saveRider(tx, {
    id: newId(services.randomBytes, now),
    tenant: contact.tenant,
    branchContact: contact.alias,
    phone: phoneOf(contact.branchContact.address.country, nth).stored,
    name: RIDER.name,
    createdAt: now,
  })
  const hash = tokenHash(token)
  await insertShift(tx, {
    id: newId(services.randomBytes, now),
    riderId: id,
    tokenHash: hash,
    startedAt: now,
    expiresAt: mark.expiresAt,
  })
  const carries = nth !== IDLE
  return {
    id,
    made: [
      { reference: hash, role: carries ? 'deliveryToken' : 'riderToken', shown: token },
      { reference: id, role: carries ? 'deliveryRiderId' : 'riderId', shown: null },
    ],
  }
}
