import { useApi } from '#api/api-context.tsx'
import { bodyOf, isApiError } from '#api/client.ts'
import type { CheckoutField } from '#domain/checkout/form.ts'
import { LIMITED_CODE_MS } from '#domain/defaults.ts'
import { systemClock } from '#platform/clock.ts'
import { useBranchContact, useSession } from '#session/page-context.ts'
import { phoneCode } from '#session/phone-code.ts'
import { checkoutOf } from '#session/checkout-store.ts'
import { useCheckout } from '../use-checkout.ts'
import { codeContext } from './use-code-keeper.ts'
import { useBusy } from '#ui/primitives/base/use-busy.ts'

/** Obstacles between a typed code and its discount; each has its text. */
export type CodeFault =
  | 'EMPTY'
  | 'PAYMENT_REQUIRED'
  | 'DETAILS_REQUIRED'
  | 'NOT_FOUND'
  | 'TOO_MANY'
  | 'UNREACHED'

/** 'Mis datos': what must be valid before a code is requested. */
const DETAILS: ReadonlySet<CheckoutField> = new Set([
  'customerName',
  'phone',
  'email',
  'document',
  'tableNumber',
])

/**
 * Requests a code from the venue and stores it with the order.
 * @source diner spec §5 "Discount code", §8 "Discount validation fails", §9; requirements DISC-02, DISC-05
 */
export function useApplyCode() {
  const { client } = useApi()
  const session = useSession()
  const { branch } = useBranchContact()
  const { mode, payment, read } = useCheckout()
  const [isLoading, apply] = useBusy(async (text: string): Promise<CodeFault | undefined> => {
    const code = text.trim()
    if (code === '') return 'EMPTY'
    if (!mode || !payment?.active) return 'PAYMENT_REQUIRED'
    const judge = phoneCode.here ?? (await phoneCode.fetch().catch(() => undefined))
    if (!judge) return 'UNREACHED'
    const { form, failures } = read()
    const phone = judge.normalisePhone(form.phone, form.phoneCountry)
    const hasFaults = failures.some(({ field }) => field && field !== 'phone' && DETAILS.has(field))
    if (!phone.ok || hasFaults) return 'DETAILS_REQUIRED'
    const body = {
      code,
      paymentTypeId: payment.id,
      phone: phone.e164,
      orderDate: form.scheduledAt,
      branchId: branch.id,
      orderModeId: mode.id,
    }
    try {
      const discount = await bodyOf(client.POST('/api/codediscounts/validate', { body }))
      const expiresAt = discount.limitedUsage ? systemClock.now() + LIMITED_CODE_MS : undefined
      const validFor = codeContext({ modeId: mode.id, paymentId: payment.id, slot: form.scheduledAt })
      checkoutOf(session).getState().change({ code: { discount, validFor, expiresAt } })
      return undefined
    } catch (error) {
      return faultOf(error)
    }
  })
  return {
    isLoading,
    /** @returns the problem, or undefined once the code is applied */
    apply,
  }
}

function faultOf(error: unknown): CodeFault {
  if (!isApiError(error)) return 'UNREACHED'
  if (error.code === 'RATE_LIMITED') return 'TOO_MANY'
  return error.code === 'DISCOUNT_REFUSED' || error.code === 'INVALID_REQUEST' ? 'NOT_FOUND' : 'UNREACHED'
}
