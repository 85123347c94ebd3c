import type { DiscountLine } from '#generated/models.ts'
import type { VenueCode } from '#generated/tenant.ts'

import { sum } from '#domain/money/money.ts'
import type { Db } from '../../db/store.ts'
import {
  ALL,
  countHolds,
  customersOf,
  hasOrdered,
  usesOf,
  type CodeKey,
  type CodeUser,
} from '../../repositories/codes-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'

/**
 * Whether a code has a use left for somebody. It asks the same questions of every code, so that the time of the
 * answer tells nothing about which limits it has.
 * @param db - the database for a first word, a transaction with the code locked for the last one
 * @param abandoned - orders of the browser that end with its next one: they and their uses do not count
 */
export async function hasUseLeft(
  db: Db,
  key: CodeKey,
  code: Pick<VenueCode, 'maximumUses' | 'maximumUsesPerCustomer' | 'firstTimeOnly'>,
  user: CodeUser,
  now: Date,
  abandoned: readonly OrderRow[] = [],
): Promise<boolean> {
  const { maximumUses = Infinity, firstTimeOnly = false } = code
  const perCustomer = code.maximumUsesPerCustomer ?? (firstTimeOnly ? 1 : Infinity)
  const customers = customersOf(user)
  const uses = await usesOf(db, key, [ALL, ...customers.flat()])
  const usedBy = (subjects: readonly string[]) => sum(subjects.map((subject) => uses.get(subject) ?? 0))
  const held = await countHolds(db, key, user.deviceId, now)
  const isKnown = await hasOrdered(
    db,
    key.branch,
    user,
    abandoned.map(({ id }) => id),
  )
  const freed = abandoned.filter(({ discounts }) => discounts.some((line) => isOf(line, key))).length
  return (
    (uses.get(ALL) ?? 0) - freed + held < maximumUses &&
    customers.every((subjects) => usedBy(subjects) - freed < perCustomer) &&
    !(firstTimeOnly && isKnown)
  )
}

/** Only the line of a code carries its text. */
const isOf = ({ code, discountReferenceId }: DiscountLine, { codeId }: CodeKey): boolean =>
  code !== undefined && discountReferenceId === codeId
