import { useState } from 'react'
import type { ConsoleOrder } from '#generated/models.ts'

/** The orders whose shipments are to be put together; who cannot be any more is not chosen any more. */
export function useChosen(all: readonly ConsoleOrder[]) {
  const [codes, setCodes] = useState<readonly string[]>([])
  const free = new Map(
    all.filter((one) => one.shipmentActions.includes('STACK')).map((one) => [one.order.code, one]),
  )
  return {
    /** In the order in which they were chosen: that of the visits. */
    orders: codes.flatMap((code) => free.get(code) ?? []),
    /** Whether there are two at least to put together. */
    canStack: free.size > 1,
    choose: ({ order: { code } }: ConsoleOrder, isChosen: boolean) =>
      setCodes((known) => [...known.filter((one) => one !== code), ...(isChosen ? [code] : [])]),
    clear: () => setCodes([]),
  }
}
