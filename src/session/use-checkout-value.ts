import { useStore } from 'zustand'
import { createCheckoutStore } from './checkout-store.ts'
import type { CheckoutStore } from './checkout-store.ts'
import { lateStore } from './late-store.ts'
import { useSession } from './page-context.ts'

/** The checkout of a session; its blocks share it. */
export const checkoutOf = lateStore('checkout', createCheckoutStore)

/** One value of the checkout; the component renders again only when that value changes. */
export const useCheckoutValue = <Value>(
  select: (state: ReturnType<CheckoutStore['getState']>) => Value,
): Value => useStore(checkoutOf(useSession()), select)
