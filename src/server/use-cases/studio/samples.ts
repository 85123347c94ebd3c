import { shownCode } from '#domain/shipments/access.ts'
import { DELIVERY_KEY_BYTES, newDeliveryKey } from '#domain/shipments/delivery-key.ts'
import { phoneOf, RIDER, STUDIO_SHIPMENTS } from '#scenarios/stage-facts.ts'
import type { StudioSample, StudioSamples, StudioShipment } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import type { Db } from '../../db/store.ts'
import { insertToken } from '../../repositories/console-repository.ts'
import { insertSamples, listMarks, listSamples } from '../../repositories/draft-marks-repository.ts'
import type { MarkRow, SampleRow } from '../../repositories/draft-marks-repository.ts'
import { lockDraft } from '../../repositories/drafts-repository.ts'
import { insertShift, saveRider } from '../../repositories/riders-repository.ts'
import { insertSampleOrder } from '../../repositories/samples-repository.ts'
import { insertShipment } from '../../repositories/shipments-repository.ts'
import { newToken, tokenHash } from '../../secret-token.ts'
import type { Services } from '../../services.ts'
import { idOf } from './drafts.ts'
import { sampleOrder } from './sample-order.ts'

const TRACKING_ID_BYTES = 16
const QUARTER_MS = 900_000
/** How far the rider of a sample still has to go. @units degrees */
const AWAY = 0.002
/** Phones of the riders among the stage's: of the one who carries nothing, and of the first who carries. */
const IDLE = 2
const FIRST_CARRIER = 10

/** Where a sample of a mark is made, and for whose addresses. */
type Making = {
  services: Services
  mark: MarkRow
  contact: ContactEntry
  shipment: StudioShipment
  origin: string
}
/** What is written down of a sample: a reference nobody may use, and what the answer calls it. */
type Made = Omit<SampleRow, 'mark'>
type Role = keyof StudioSamples

/** What belongs to one delivery, and is written down with how far that one is. */
const OF_DELIVERY: ReadonlySet<string> = new Set<Role>([
  'deliveryCode',
  'shipmentId',
  'deliveryRiderId',
  'deliveryToken',
])
const keptRole = (role: string, shipment: StudioShipment): string =>
  OF_DELIVERY.has(role) ? `${role}@${shipment}` : role

/** Which part of the answer shows that a sample was made. */
const SIGN: Readonly<Record<StudioSample, Role>> = {
  order: 'orderCode',
  delivery: 'deliveryCode',
  survey: 'surveyCode',
  shift: 'riderToken',
  console: 'consoleToken',
}

/**
 * What a mark's frames need that only a running venue has; each is made once and goes with the mark. It is written as
 * rows and by no call of the API, because no call takes anything for a draft.
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
  const making = { services, mark, contact, shipment, origin }
  for (const sample of wanted) {
    if (await isMade(db, mark, sample, shipment)) continue
    const write = await MAKERS[sample](making)
    await db.transaction(async (tx) => {
      await lockDraft(tx, mark.draft)
      const now = (await listMarks(tx, mark.draft)).find(({ id }) => id === mark.id)
      // the mark shows something else meanwhile, or another call was first
      if (now?.tenant !== mark.tenant || (await isMade(tx, mark, sample, shipment))) return
      const made = await write(tx)
      await insertSamples(
        tx,
        made.map(({ role, ...one }) => ({
          ...one,
          role: role === null ? null : keptRole(role, shipment),
          mark: mark.id,
        })),
      )
    })
  }
  const rows = await listSamples(db, mark.id)
  return Object.fromEntries(
    rows.flatMap(({ role, shown, reference }) => {
      const [name = '', at = shipment] = role?.split('@') ?? []
      return name === '' || at !== shipment ? [] : [[name, shown ?? reference]]
    }),
  )
}

const isMade = async (
  db: Db,
  mark: MarkRow,
  sample: StudioSample,
  shipment: StudioShipment,
): Promise<boolean> =>
  (await listSamples(db, mark.id)).some(({ role }) => role === keptRole(SIGN[sample], shipment))

/** Prepares outside of the transaction what reads, and writes inside of it. */
type Maker = (making: Making) => Promise<(tx: Db) => Promise<Made[]>>

const MAKERS: Readonly<Record<StudioSample, Maker>> = {
  order: (making) => orderMaker(making, 'orderCode', 'ACCEPTED'),
  survey: (making) => orderMaker(making, 'surveyCode', 'DELIVERED'),
  delivery: async (making) => {
    const { services, contact, shipment, origin } = making
    const status = shipment === 'DELIVERED' ? 'DELIVERED' : 'READY'
    const sample = await sampleOrder(services, contact, { status, delivered: true, origin })
    if (sample === undefined || contact.settings.riders === undefined) return nothing
    return async (tx) => {
      await insertSampleOrder(tx, sample.order, sample.lines)
      const rider = await writeRider(tx, making, FIRST_CARRIER + STUDIO_SHIPMENTS.indexOf(shipment))
      const shipmentId = await writeShipment(tx, making, sample.order, rider.id)
      const { id, code } = sample.order
      return [
        { reference: code, role: 'deliveryCode', shown: null },
        { reference: id, role: null, shown: null },
        { reference: shipmentId, role: 'shipmentId', shown: null },
        ...rider.made,
      ]
    }
  },
  // the rider of the delivery is one
  shift: async (making) =>
    making.contact.settings.riders === undefined
      ? nothing
      : async (tx) => (await writeRider(tx, making, IDLE)).made,
  console: async ({ services, contact }) => {
    const token = `vitrina_${newToken(services.randomBytes)}`
    const id = idOf(services)
    return async (tx) => {
      await insertToken(tx, {
        id,
        tenant: contact.tenant,
        branchContact: contact.alias,
        label: RIDER.name,
        tokenHash: tokenHash(token),
        createdAt: services.clock(),
      })
      return [
        { reference: tokenHash(token), role: 'consoleToken', shown: token },
        { reference: id, role: null, shown: null },
      ]
    }
  },
}

const nothing = (): Promise<Made[]> => Promise.resolve([])

async function orderMaker(
  { services, contact, origin }: Making,
  role: Role,
  status: 'ACCEPTED' | 'DELIVERED',
): Promise<(tx: Db) => Promise<Made[]>> {
  const sample = await sampleOrder(services, contact, { status, delivered: false, origin })
  if (sample === undefined) return nothing
  return async (tx) => {
    await insertSampleOrder(tx, sample.order, sample.lines)
    return [
      { reference: sample.order.code, role, shown: null },
      { reference: sample.order.id, role: null, shown: null },
    ]
  }
}

/** A rider whose shift is on as long as the mark lives. */
async function writeRider(
  tx: Db,
  { services, mark, contact }: Making,
  nth: number,
): Promise<{ id: string; made: Made[] }> {
  const now = services.clock()
  const token = newToken(services.randomBytes)
  const { id } = await saveRider(tx, {
    id: idOf(services),
    tenant: contact.tenant,
    branchContact: contact.alias,
    phone: phoneOf(contact.branchContact.address.country, nth).stored,
    name: RIDER.name,
    createdAt: now,
  })
  const hash = tokenHash(token)
  await insertShift(tx, {
    id: idOf(services),
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

/** Before somebody has it, and after it ended. */
const NOT_ON_THE_WAY: ReadonlySet<StudioShipment> = new Set(['LOOKING_FOR_DRIVER', 'DELIVERED'])

async function writeShipment(
  tx: Db,
  { services, contact, shipment }: Making,
  { id: orderId, code }: { id: string; code: string },
  riderId: string,
): Promise<string> {
  const { clock, randomBytes } = services
  const now = clock()
  const { lat, lng } = contact.branchContact.address
  const id = idOf(services)
  await insertShipment(tx, {
    id,
    tenant: contact.tenant,
    branchContact: contact.alias,
    orderId,
    logisticsOrder: idOf(services),
    status: shipment,
    riderId: shipment === 'LOOKING_FOR_DRIVER' ? null : riderId,
    codeToShow: shownCode(code),
    trackingId: newToken(randomBytes, TRACKING_ID_BYTES),
    deliveryKey: newDeliveryKey(randomBytes(DELIVERY_KEY_BYTES)),
    eta: new Date(now.getTime() + QUARTER_MS),
    ...(NOT_ON_THE_WAY.has(shipment) ? {} : { riderLat: lat + AWAY, riderLng: lng, riderPositionAt: now }),
    createdAt: now,
    updatedAt: now,
  })
  return id
}
