import { LIMITED_CODE_MS } from '#domain/defaults.ts'
import type { CodeDiscount, CodeDiscountRequest } from '#generated/models.ts'
import type { VenueCode } from '#generated/tenant.ts'

import { fail, type Failure } from '../../contract/handlers.ts'
import type { Db } from '../../db/store.ts'
import { holdUse, lockCode, type CodeKey, type CodeUser } from '../../repositories/codes-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import { listAbandonedOrders } from '../../repositories/payments-repository.ts'
import type { Services } from '../../services.ts'
import { viewerOf, isUnprovenLeft } from '../identity/viewer.ts'
import { hasUseLeft, findCode, isKeptFrom, shownCode } from './find-code.ts'

type Asker = { deviceId: string; network: string; now: Date }

/** Stands in for an unknown code, so that the same queries run. */
const NONE: Pick<VenueCode, 'maximumUses'> = { maximumUses: 0 }

/**
 * Whether a typed code gives a discount at a branch for a mode, payment and time. A use of a limited code is held for
 * the browser, so that no other diner takes the last one during checkout.
 * @source diner spec §7, §9 "Limited-usage discount code 180000 ms"; requirements DISC-02, DISC-05
 */
export async function validateCode(
  services: Services,
  { code: text, paymentTypeId, phone, branchId, orderModeId, orderDate }: CodeDiscountRequest,
  { deviceId, network, now }: Asker,
): Promise<CodeDiscount | Failure> {
  const { catalog, store } = services
  const branch = await catalog.findBranch(branchId)
  if (branch === undefined) return fail('BRANCH_NOT_FOUND')
  const found = await catalog.findMode(orderModeId)
  const payment = found?.mode.paymentTypes.find(({ id }) => id === paymentTypeId)
  const isHere = found?.contact.branchContact.branch.id === branchId
  const use = found &&
    payment && { mode: found.mode, payment, orderDate: orderDate === undefined ? now : new Date(orderDate) }
  const known = use && isHere ? findCode(branch.settings.codeDiscounts, text, use) : undefined
  const viewer = await viewerOf(services, branch.branch, phone, { deviceId, now })
  const taker = { branch: branchId, kind: 'FIRST_ORDER' as const, deviceId, network }
  const abandoned = await listAbandonedOrders(store.db, { deviceId, tenant: branch.tenant })
  const ending = abandoned.map(({ id }) => id)
  const isLeftUnproven = await isUnprovenLeft(services, store.db, taker, now, ending)
  const isKept = known && (isKeptFrom(known, viewer) || (known.firstTimeOnly === true && !isLeftUnproven))
  const code = viewer.isProven || !isKept ? known : undefined
  const key = { tenant: branch.tenant, codeId: code?.id ?? NO_CODE }
  // only a proven phone may learn what it has used
  const user = { deviceId, ...(viewer.isProven && { phone, phoneProven: true }) }
  const isLeft = await askForUse(store.db, key, code, { ...user, abandoned }, now)
  // the answer does not reveal whether the code is unknown or just not available to this diner
  return code && isLeft ? shownCode(code) : fail('DISCOUNT_REFUSED')
}

/** Matches no code: ids begin with a letter or a digit. */
const NO_CODE = '-'

async function askForUse(
  db: Db,
  key: CodeKey,
  code: VenueCode | undefined,
  { abandoned, ...user }: CodeUser & { abandoned: readonly OrderRow[] },
  now: Date,
): Promise<boolean> {
  if (code?.limitedUsage !== true || code.maximumUses === undefined)
    return hasUseLeft(db, key, code ?? NONE, user, now, abandoned)
  return db.transaction(async (tx) => {
    await lockCode(tx, key)
    if (!(await hasUseLeft(tx, key, code, user, now, abandoned))) return false
    await holdUse(tx, key, user.deviceId, { now, expiresAt: new Date(now.getTime() + LIMITED_CODE_MS) })
    return true
  })
}
