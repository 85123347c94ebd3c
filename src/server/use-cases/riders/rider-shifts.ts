import { HOUR_MS } from '#domain/time/lengths.ts'
import { SHIFT_HOURS } from '#domain/defaults.ts'
import { newId } from '../../db/new-id.ts'
import type { Db } from '../../db/store.ts'
import {
  endOpenShift,
  insertShift,
  isCarrying,
  lockRider,
  saveRider,
  type RiderAtWork,
  type RiderRow,
} from '../../repositories/riders-repository.ts'
import type { Services } from '../../services.ts'
import { judgeCode, type CodeVerdict, type Guess } from './security-code.ts'
import { newToken, tokenHash } from '../../secret-token.ts'

/** A rider whose shift has just begun: the only moment in which its token is known. */
type OnShift = { kind: 'on-shift'; rider: RiderAtWork; token: string }

export type ShiftStarted = OnShift | Exclude<CodeVerdict, { kind: 'right' }>

export type ShiftEnded =
  | { kind: 'ended'; rider: RiderAtWork }
  /** there is a shipment to deliver, or something to bring back */
  | { kind: 'carrying' }
  | Exclude<CodeVerdict, { kind: 'right' }>

/**
 * Registers a rider with the security code and starts the shift. A phone that the store knows is the same rider,
 * who takes the new name.
 * @source delivery spec §7 "createwithcode"; the known phone is assumed: people forget that they registered
 */
export async function registerRider(
  services: Services,
  { name, ...guess }: Guess & { name: string },
): Promise<ShiftStarted> {
  const verdict = await judgeCode(services, guess)
  if (verdict.kind !== 'right') return verdict
  const { contact, phone, now } = guess
  return services.store.db.transaction(async (tx) => {
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

/** Starts the shift of a known rider. The one before it ends, so a lost phone opens nothing any more. */
export async function startShift(services: Services, rider: RiderRow, guess: Guess): Promise<ShiftStarted> {
  const verdict = await judgeCode(services, guess)
  if (verdict.kind !== 'right') return verdict
  return services.store.db.transaction(async (tx) => {
    await lockRider(tx, rider.id)
    return start(services, tx, rider, guess.now)
  })
}

/** Ends the shift of a rider who carries nothing; one that has ended already stays so. */
export async function endShift(services: Services, rider: RiderRow, guess: Guess): Promise<ShiftEnded> {
  const verdict = await judgeCode(services, guess)
  if (verdict.kind !== 'right') return verdict
  return services.store.db.transaction(async (tx) => {
    await lockRider(tx, rider.id)
    if (await isCarrying(tx, rider.id)) return { kind: 'carrying' }
    await endOpenShift(tx, rider.id, guess.now)
    return { kind: 'ended', rider: { ...rider, active: false } }
  })
}

async function start(services: Services, tx: Db, rider: RiderRow, now: Date): Promise<OnShift> {
  const token = newToken(services.randomBytes)
  await endOpenShift(tx, rider.id, now)
  await insertShift(tx, {
    id: newId(services.randomBytes, now),
    riderId: rider.id,
    tokenHash: tokenHash(token),
    startedAt: now,
    expiresAt: new Date(now.getTime() + SHIFT_HOURS * HOUR_MS),
  })
  return { kind: 'on-shift', rider: { ...rider, active: true }, token }
}
