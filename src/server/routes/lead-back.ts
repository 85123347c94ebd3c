import { seeOther } from '../contract/handlers.ts'
import { paths } from '#domain/routes/routes.ts'
import { writeReturnFlags } from '#domain/payment/return-flags.ts'

import { splitSegments } from '../payments/provider-paths.ts'
import type { Services } from '../services.ts'
import { findOrder } from '../use-cases/orders/read-orders.ts'
import { takeBankReturn, type BankResult, type CameBack } from '../use-cases/payments/bank-return.ts'

/**
 * Takes a diner who comes back from the bank to a page, whatever becomes of the payment: who has just paid is never
 * shown an answer for programs.
 * @param isRefused - too many came; the page of the order asks once more with the bank's token
 */
export async function leadBack(services: Services, came: CameBack, isRefused: boolean) {
  if (isRefused) return seeOther(await pageOf(services, came, unheardFlags(came)))
  try {
    const result = await takeBankReturn(services, came)
    return seeOther(result === undefined ? await pageOf(services, came) : resultPage(result))
  } catch (err) {
    services.log.error({ err }, 'a return from the bank broke off')
    return seeOther(await pageOf(services, came, unheardFlags(came)))
  }
}

/** What the page of the order has to ask about again: a payment that may have been made. */
const unheardFlags = ({ provider, back }: CameBack): string =>
  back?.shape === 'made' && 'reference' in back ? writeReturnFlags({ token: back.reference, provider }) : ''

/** What came of it stands in the address, for the page to say once. */
function resultPage({ order, status, shape }: BankResult): string {
  const payment = status === 'REJECTED' && shape === 'too-late' ? 'TIMEOUT' : status
  return `${paths.followUp(order.branchContact, order.code)}?payment=${payment}`
}

/** The page of the order, or what comes nearest to it. */
async function pageOf(services: Services, { segments }: CameBack, flags = ''): Promise<string> {
  const { alias, code } = splitSegments(segments)
  if ((await services.catalog.findAny(alias)) === undefined) return paths.branchSelection()
  const order = await findOrder(services, alias, code)
  if (order === undefined) return paths.entry(alias)
  return paths.followUp(alias, order.code) + flags
}
