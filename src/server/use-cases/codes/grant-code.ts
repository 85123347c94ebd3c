import type { OrderIssue } from '#generated/models.ts'
import type { VenueCode } from '#generated/tenant.ts'

import { insertUnproven, lockTakers } from '../../repositories/unproven-benefits-repository.ts'
import { addUses, ALL, lockCode, releaseHold, subjectsOf } from '../../repositories/codes-repository.ts'
import type { Services } from '../../services.ts'
import { isUnprovenLeft } from '../identity/viewer.ts'
import type { BenefitsRequest, GrantedBenefits } from '../orders/benefit.ts'
import { orderWay } from '../orders/order-way.ts'
import type { Claim } from '../../repositories/place-order-repository.ts'
import { hasUseLeft, findCode, isKeptFrom, shownCode } from './find-code.ts'

/**
 * The code an order names, resolved by the venue's own data. An unknown code, or one not valid for this order, grants
 * nothing: the discount line that the browser sent for it then counts as changed.
 * @source diner spec §3 "generalCodeDiscount"; requirements ORDER-04, DISC-03
 */
export async function grantCode(services: Services, request: BenefitsRequest): Promise<GrantedBenefits> {
  const { payload, contact, viewer, now } = request
  const { generalCodeDiscount: line, orderModeId, paymentType, scheduled, scheduledAt } = payload
  if (line === undefined) return { priced: {}, issues: [] }
  const { mode, payment } = orderWay(contact, { orderModeId, paymentTypeId: paymentType })
  const codes =
    (await services.catalog.findBranch(contact.branchContact.branch.id))?.settings.codeDiscounts ?? []
  const orderDate = scheduled && scheduledAt !== undefined ? new Date(scheduledAt) : now
  const code = mode && payment && findCode(codes, line.code ?? '', { mode, payment, orderDate })
  if (code === undefined || isKeptFrom(code, viewer))
    return { priced: {}, issues: [changed(line.discountReferenceId, line.amount)] }
  return { priced: { codeDiscount: shownCode(code) }, issues: [], claims: [takeUse(services, code, request)] }
}

/** Counts a use of the code if one is left for this phone and this browser. */
function takeUse(services: Services, code: VenueCode, { network, now }: BenefitsRequest): Claim {
  return async (
    tx,
    { id: orderId, tenant, branch, deviceId: device, customerPhone: phone, phoneProven, discounts },
  ) => {
    const line = discounts.find(({ discountReferenceId }) => discountReferenceId === code.id)
    // the code takes nothing off this order, so no use is counted
    if (line === undefined) return undefined
    const key = { tenant, codeId: code.id }
    const deviceId = device ?? ''
    const user = { deviceId, phone, phoneProven }
    await lockCode(tx, key)
    if (!(await hasUseLeft(tx, key, code, user, now))) return changed(code.id, line.amount)
    if (code.firstTimeOnly === true && phoneProven !== true) {
      const taker = { branch, kind: 'FIRST_ORDER' as const, deviceId, network }
      await lockTakers(tx, taker)
      if (!(await isUnprovenLeft(services, tx, taker, now))) return changed(code.id, line.amount)
      await insertUnproven(tx, { ...taker, orderId, at: now })
    }
    await addUses(tx, key, [ALL, ...subjectsOf(user)])
    await releaseHold(tx, key, user.deviceId)
    return undefined
  }
}

function changed(referenceId: string, received: number): OrderIssue {
  return { code: 'DISCOUNT_CHANGED', field: 'generalCodeDiscount', referenceId, expected: 0, received }
}
