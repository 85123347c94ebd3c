import { useState } from 'react'
import type { ConsoleOrder } from '#generated/models.ts'

export interface Chosen {
  /** In the order in which they were chosen: that of the visits. */
  orders: ConsoleOrder[]
  /** Whether there are two at least to put together. */
  canStack: boolean
  choose(one: ConsoleOrder, isChosen: boolean): void
  clear(): void
}

/** The orders whose shipments are to be put together; who cannot be any more is not chosen any more. */
export function useChosen(all: readonly ConsoleOrder[]): Chosen {
  const [codes, setCodes] = useState<readonly string[]>([])
  const free = new Map(
    all.filter((one) => one.shipmentActions.includes('STACK')).map((one) => [one.order.code, one]),
  )
  return {
    orders: codes.flatMap((code) => free.get(code) ?? []),
    canStack: free.size > 1,
    choose: ({ order: { code } }, isChosen) =>
      setCodes((known) => [...known.filter((one) => one !== code), ...(isChosen ? [code] : [])]),
    clear: () => setCodes([]),
  }
}
