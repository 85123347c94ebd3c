import { HOUR_MS } from '#domain/time/lengths.ts'
import { SHIFT_HOURS } from '#domain/defaults.ts'
import { conflict, type Failure } from '../../contract/handlers.ts'
import type { RiderIdentity } from '../../contract/request-context.ts'
import { isUuid, newId } from '../../db/new-id.ts'
import type { Db } from '../../db/store.ts'
import {
  endOpenShift,
  findRiderById,
  findRiderByPhone,
  findShift,
  insertShift,
  isCarrying,
  lockRider,
  saveRider,
  type RiderAtWork,
  type RiderRow,
} from '../../repositories/riders-repository.ts'
import type { Services } from '../../services.ts'
import { judgeCode, type Guess } from './security-code.ts'
import { newToken, tokenHash } from '../../secret-token.ts'

type Known = { branchContact: string; now: Date } & ({ id: string } | { phone: string })

/** Finds a rider of a store by phone or id, with the state of the shift. */
export async function findRider({ store }: Services, known: Known): Promise<RiderAtWork | undefined> {
  const { branchContact, now } = known
  if ('phone' in known) return findRiderByPhone(store.db, { branchContact, phone: known.phone }, now)
  const rider = isUuid(known.id) ? await findRiderById(store.db, known.id, now) : undefined
  return rider?.branchContact === branchContact ? rider : undefined
}

/** The rider of a token with an open shift, at a store that still has its own riders. */
export async function riderOfToken(
  { store, catalog }: Pick<Services, 'store' | 'catalog'>,
  token: string,
  now: Date,
): Promise<RiderIdentity | undefined> {
  const shift = await findShift(store.db, tokenHash(token), now)
  const contact = shift && (await catalog.findContact(shift.branchContact))
  return contact?.settings.riders === undefined || contact.tenant !== shift?.tenant ? undefined : shift
}

/** A rider after a change of the shift; the token is only returned when it starts. */
export type ChangedShift = { rider: RiderAtWork; token?: string }

/** Changes a shift after checking the store's security code. */
async function byCode(
  services: Services,
  guess: Guess,
  change: (tx: Db) => Promise<ChangedShift | Failure>,
): Promise<ChangedShift | Failure> {
  return (await judgeCode(services, guess)) ?? services.store.db.transaction(change)
}

/**
 * Registers a rider with the security code and starts the shift. A phone known to the store is the same rider, who gets
 * the new name.
 * @source delivery spec §7 "createwithcode"; the known phone is assumed: people forget that they registered
 */
export async function registerRider(
  services: Services,
  { name, ...guess }: Guess & { name: string },
): Promise<ChangedShift | Failure> {
  const { contact, phone, now } = guess
  return byCode(services, guess, async (tx) => {
    const rider = await saveRider(tx, {
      id: newId(services.randomBytes, now),
      tenant: contact.tenant,
      branchContact: contact.alias,
      phone,
      name,
      createdAt: now,
    })
    return start(services, tx, rider, now)
  })
}

/** Starts the shift of a known rider and ends the previous one, so that a lost phone loses access. */
export async function startShift(
  services: Services,
  rider: RiderRow,
  guess: Guess,
): Promise<ChangedShift | Failure> {
  return byCode(services, guess, async (tx) => {
    await lockRider(tx, rider.id)
    return start(services, tx, rider, guess.now)
  })
}

/** Ends the shift of a rider without shipments; idempotent. */
export async function endShift(
  services: Services,
  rider: RiderRow,
  guess: Guess,
): Promise<ChangedShift | Failure> {
  return byCode(services, guess, async (tx) => {
    await lockRider(tx, rider.id)
    if (await isCarrying(tx, rider.id)) return conflict('The rider carries a shipment.')
    await endOpenShift(tx, rider.id, guess.now)
    return { rider: { ...rider, active: false } }
  })
}

async function start(services: Services, tx: Db, rider: RiderRow, now: Date): Promise<ChangedShift> {
  const token = newToken(services.randomBytes)
  await endOpenShift(tx, rider.id, now)
  await insertShift(tx, {
    id: newId(services.randomBytes, now),
    riderId: rider.id,
    tokenHash: tokenHash(token),
    startedAt: now,
    expiresAt: new Date(now.getTime() + SHIFT_HOURS * HOUR_MS),
  })
  return { rider: { ...rider, active: true }, token }
}
