import { isProgramAt } from '#domain/loyalty/is-program-at.ts'
import { pointValueOf } from '#domain/loyalty/redeemed-amount.ts'
import type { LoyaltyTerms } from '#domain/loyalty/redemption.ts'
import { isSamePhone } from '#domain/phone/message-number.ts'
import type { LoyaltyProgram, LoyaltyHistory } from '#generated/models.ts'

import type { Page } from '../../contract/page.ts'
import { forApi } from '../../db/rows.ts'
import type { ContactEntry } from '../../catalog/catalog.ts'
import type { Services } from '../../services.ts'
import {
  findHeld,
  insertMovement,
  lockAccount,
  listMovements,
} from '../../repositories/loyalty-repository.ts'
import { claimEarning, mayEarn, type Viewer } from '../identity/viewer.ts'
import type { BenefitsRequest, GrantedBenefits } from '../orders/benefit.ts'
import type { Claim } from '../../repositories/place-order-repository.ts'

/** The programme of a branch without one. @source diner spec §8 "an empty loyalty program" */
export const EMPTY_LOYALTY_PROGRAM: LoyaltyProgram = {
  active: false,
  name: '',
  orderPercentage: 0,
  minRedeemedPoints: 0,
  maxRedeemedPoints: 0,
  maxRedeemedPercentage: 0,
  supportsDiscounts: true,
  cashbackZero: false,
}

/** The active programme of a venue and the value of a point; undefined without one. */
export async function programAt(
  { catalog }: Services,
  { tenant, branchContact }: ContactEntry,
): Promise<Pick<LoyaltyTerms, 'program' | 'pointValue'> | undefined> {
  const branch = await catalog.findBranch(branchContact.branch.id)
  const program = branch?.settings.loyaltyProgram
  if (!isProgramAt(program, branchContact.id)) return undefined
  const presentation = await catalog.presentation(tenant)
  return presentation && { program, pointValue: pointValueOf(presentation.country) }
}

const NOTHING: GrantedBenefits = { priced: {}, issues: [] }

/**
 * The programme by which an order redeems and earns points, and the points its sender may spend. Where no programme
 * runs or no points may be spent, the quote redeems none, and an order that claims otherwise is a conflict.
 */
export async function grantPoints(services: Services, request: BenefitsRequest): Promise<GrantedBenefits> {
  const { payload, contact, viewer, isKnownDevice, replaces, now } = request
  const running = await programAt(services, contact)
  if (running === undefined) return NOTHING
  // points need a phone to be credited to
  if (viewer.phone === '') return NOTHING
  const ending = replaces.map(({ id }) => id)
  const before = isKnownDevice ? viewer : { ...viewer, deviceId: undefined }
  const terms = { ...running, earns: await mayEarn(services.store.db, before, now, ending) }
  const earning = terms.earns ? claimEarning(before, now) : []
  if (payload.loyaltyInfo.redeemedPoints === 0)
    return { ...NOTHING, loyalty: { ...terms, held: 0 }, claims: earning }
  const returned = replaces
    .filter(
      ({ branch, customerPhone }) => branch === viewer.branch && isSamePhone(viewer.phone, customerPhone),
    )
    .reduce((sum, { redeemedPoints }) => sum + redeemedPoints, 0)
  const held = (await findHeld(services.store.db, viewer)) + returned
  return { ...NOTHING, loyalty: { ...terms, held }, claims: [claimPoints(viewer), ...earning] }
}

/**
 * Takes the redeemed points of an order off the account. Concurrent orders on one account wait for each other, and
 * each sees what the previous one left.
 */
function claimPoints(viewer: Viewer): Claim {
  return async (tx, order) => {
    const points = order.redeemedPoints
    if (points === 0) return undefined
    await lockAccount(tx, viewer)
    const held = await findHeld(tx, viewer)
    if (held < points)
      return { code: 'POINTS_CHANGED', field: 'loyaltyInfo.redeemedPoints', expected: held, received: points }
    const { id: orderId, code: orderCode, deviceId, orderedAt: at } = order
    await insertMovement(tx, viewer, { kind: 'REDEEMED', amount: -points, orderId, orderCode, deviceId, at })
    return undefined
  }
}

/** A page of the points a viewer earned and spent, newest first. */
export async function loyaltyHistory(
  { store }: Services,
  viewer: Viewer,
  page: Page,
): Promise<LoyaltyHistory> {
  const { rows, total } = await listMovements(store.db, viewer, page)
  const shown = rows.map(({ at: createdAt, ...row }) => forApi({ ...row, createdAt }))
  return { rows: shown, total }
}
