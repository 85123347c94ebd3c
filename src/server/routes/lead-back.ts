import { paths } from '#domain/routes/routes.ts'
import type { BankReturn } from '#generated/models.ts'

import { splitSegments } from '../payments/bank-path.ts'
import type { Services } from '../services.ts'
import { findOrder } from '../use-cases/orders/read-orders.ts'
import { takeBankReturn } from '../use-cases/payments/bank-return.ts'
import type { BankResult } from '../use-cases/payments/bank-return.ts'
import { seeOther } from './see-other.ts'

/**
 * Takes a diner who comes back from the bank to a page, whatever becomes of the payment: who has just paid is never
 * shown an answer for programs.
 *
 * @param isRefused - too many came; the page of the order asks once more with the bank's token
 */
export async function leadBack(services: Services, segments: string, back: BankReturn, isRefused: boolean) {
  if (isRefused) return seeOther(await pageOf(services, segments, back))
  try {
    const result = await takeBankReturn(services, segments, back)
    return seeOther(result === undefined ? await pageOf(services, segments) : resultPage(result))
  } catch (err) {
    services.log.error({ err }, 'a return from the bank broke off')
    return seeOther(await pageOf(services, segments, back))
  }
}

/** What came of it stands in the address, for the page to say once. */
function resultPage({ order, status, shape }: BankResult): string {
  const payment = status === 'REJECTED' && shape === 'too-late' ? 'TIMEOUT' : status
  return `${paths.followUp(order.branchContact, order.code)}?payment=${payment}`
}

/** The page of the order, or what comes nearest to it. @param unheard - what the page has to ask about again */
async function pageOf(services: Services, segments: string, unheard: BankReturn = {}): Promise<string> {
  const { alias, code } = splitSegments(segments)
  if ((await services.catalog.findAny(alias)) === undefined) return paths.branchSelection()
  const order = await findOrder(services, alias, code)
  if (order === undefined) return paths.entry(alias)
  const { token_ws, TBK_TOKEN } = unheard
  const isAsked = token_ws !== undefined && TBK_TOKEN === undefined
  const flag = isAsked ? `?${new URLSearchParams({ token_ws }).toString()}` : ''
  return paths.followUp(alias, order.code) + flag
}
