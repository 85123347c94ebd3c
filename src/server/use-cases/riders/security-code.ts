import {
  SHIFT_CODE_DIGITS,
  SHIFT_CODE_TRIES,
  SHIFT_CODE_VENUE_SLOW_FROM,
  SHIFT_CODE_VENUE_SLOW_SECONDS,
  SHIFT_CODE_VENUE_TRIES,
  SHIFT_CODE_WINDOW_MINUTES,
} from '#domain/defaults.ts'
import { parseDigitCode } from '#domain/identity/digit-code.ts'
import { MINUTE_MS } from '#domain/time/lengths.ts'

import { fail, tooMany, type Failure } from '../../contract/handlers.ts'
import type { ContactEntry } from '../../catalog/catalog.ts'
import { newId } from '../../db/new-id.ts'
import {
  findShiftCode,
  forgetTries,
  insertTry,
  listTryTimes,
  lockGuesser,
  saveShiftCode,
  type Guesser,
} from '../../repositories/shift-codes-repository.ts'
import type { Services } from '../../services.ts'
import { hashCode, isCode } from '../identity/code-hash.ts'

const WINDOW_MS = SHIFT_CODE_WINDOW_MINUTES * MINUTE_MS

/** A guess at a store's security code. */
export type Guess = { contact: ContactEntry; phone: string; code: string; now: Date }

/**
 * Checks the security code of a store. Each guess uses up a try before it is compared, so that parallel guesses cannot
 * bypass the limit; a correct one resets the tries of its phone. The network is ignored: riders share their store's,
 * and an attacker can use many.
 * @returns the refusal: a wrong code, or too many wrong ones, in which case the code is not compared
 * @source design §5 "Shift code 6 digits, 5 tries in 15 min", by phone; of all phones that are no rider's together:
 *   assumed, phones cost a guesser nothing
 */
export async function judgeCode(services: Services, guess: Guess): Promise<Failure | undefined> {
  const { store } = services
  const { contact, phone, now } = guess
  const guesser = { branchContact: contact.alias, phone }
  const waitSeconds = await takeTry(services, guesser, now)
  if (waitSeconds > 0) return tooMany(waitSeconds)
  const stored = (await findShiftCode(store.db, contact.alias)) ?? contact.settings.riders?.shiftCodeHash
  if (!(await isCode(parseDigitCode(guess.code, SHIFT_CODE_DIGITS) ?? '', stored ?? '')))
    return fail('SECURITY_CODE_WRONG')
  await forgetTries(store.db, guesser)
  return undefined
}

/** @returns 0 when a try was left, else the seconds until there is one */
async function takeTry({ store, randomBytes }: Services, guesser: Guesser, now: Date): Promise<number> {
  return store.db.transaction(async (tx) => {
    await lockGuesser(tx, guesser)
    const { byPhone, byStrangers } = await listTryTimes(tx, guesser, new Date(now.getTime() - WINDOW_MS))
    const wait = Math.max(
      waitOf(byPhone, SHIFT_CODE_TRIES, now),
      waitOf(byStrangers, SHIFT_CODE_VENUE_TRIES, now),
      slowDown(byStrangers, now),
    )
    // a refused guess does not prolong the wait
    if (wait === 0) await insertTry(tx, { id: newId(randomBytes, now), ...guesser, at: now })
    return wait
  })
}

/** @param times - of the wrong tries that count, oldest first */
function waitOf(times: readonly Date[], tries: number, now: Date): number {
  const oldest = times.at(-tries)
  return oldest === undefined ? 0 : Math.ceil((oldest.getTime() + WINDOW_MS - now.getTime()) / 1000)
}

/** Many unknown phones at one store count as one attacker. */
function slowDown(times: readonly Date[], now: Date): number {
  const last = times.length < SHIFT_CODE_VENUE_SLOW_FROM ? undefined : times.at(-1)
  const next = (last?.getTime() ?? 0) + SHIFT_CODE_VENUE_SLOW_SECONDS * 1000
  return Math.max(0, Math.ceil((next - now.getTime()) / 1000))
}

/** Resets all tries of a store's code. */
export const unlockShiftCode = ({ store }: Services, branchContact: string) =>
  forgetTries(store.db, { branchContact })

/**
 * Sets a store's security code at runtime; it overrides the folder's. Open shifts continue: a new code does not stop a
 * rider under way.
 * @returns false when the code has the wrong number of digits
 */
export async function setShiftCode(
  { store, randomBytes }: Pick<Services, 'store' | 'randomBytes'>,
  branchContact: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const digits = parseDigitCode(code, SHIFT_CODE_DIGITS)
  if (digits === undefined) return false
  await saveShiftCode(store.db, { branchContact, codeHash: await hashCode(digits, randomBytes), setAt: now })
  return true
}
