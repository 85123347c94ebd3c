import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

import type { Plan, Price } from './plans.ts'
import type { SecureFields } from './secure-fields.ts'

const NONE: readonly Plan[] = []

/** What the vendor offers for the card that is typed and the price as it is; nothing until both are known. */
export function usePlans(
  fields: RefObject<SecureFields | undefined>,
  bin: string,
  price: Price | undefined,
): readonly Plan[] {
  const [offer, setOffer] = useState({ key: '', plans: NONE })
  const { amount, decimals } = price ?? {}
  const key = `${bin} ${amount} ${decimals}`
  useEffect(() => {
    if (bin === '' || amount === undefined || decimals === undefined) return undefined
    let isStale = false
    const show = (plans: readonly Plan[]) => {
      if (!isStale) setOffer({ key, plans })
    }
    void fields.current?.plansOf(bin, { amount, decimals }).then(show)
    return () => {
      isStale = true
    }
  }, [fields, bin, amount, decimals, key])
  // those of another card or price cost something else
  return offer.key === key ? offer.plans : NONE
}
