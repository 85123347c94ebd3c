import { useEffect, useState } from 'react'

import { SEARCH_DEBOUNCE_MS } from '#domain/defaults.ts'
import { defaultPhoneCountry } from '#domain/phone/countries.ts'

import { phoneCode } from './phone-code.ts'
import { useSessionValue, useVenue } from './page-context.ts'
import { useSignedIn } from './sign-in-store.ts'

/** The phone of this device's diner, and whether it is still being validated. */
export interface JudgedPhone {
  /** E.164; '' for none, for an invalid one, and until it is validated */
  phone: string
  isResting: boolean
}

/**
 * The phone of this device's diner once it is valid and unchanged for a while; else ''. The validation code loads when
 * there is a phone to validate.
 * @param isWanted - without it nothing is validated and nothing fetched
 * @source diner spec §4 "Phone change (after 500 ms)"
 */
export function useJudgedPhone(isWanted = true): JudgedPhone {
  const { branch } = useVenue()
  const typed = useSessionValue('diner', ({ phone }) => phone)
  const country = useSessionValue('diner', ({ phoneCountry }) => phoneCountry)
  const chosen = country ?? defaultPhoneCountry(branch?.country)
  const [known, setKnown] = useState({ typed: '', chosen, e164: '' })
  useEffect(() => {
    if (!isWanted || typed === '') return undefined
    let isStale = false
    const judge = async () => {
      const { normalisePhone } = await phoneCode.fetch()
      const phone = normalisePhone(typed, chosen)
      if (!isStale) setKnown({ typed, chosen, e164: phone.ok ? phone.e164 : '' })
    }
    // Without that code the phone stays unvalidated: nothing is known of it, and no request is made.
    const timer = setTimeout(
      () => void judge().catch(() => !isStale && setKnown({ typed, chosen, e164: '' })),
      SEARCH_DEBOUNCE_MS,
    )
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [isWanted, typed, chosen])
  if (typed === '') return { phone: '', isResting: false }
  const isKnown = known.typed === typed && known.chosen === chosen
  return { phone: isKnown ? known.e164 : '', isResting: !isKnown }
}

/**
 * The phone this device uses to request the diner's data: the one signed in at the branch, else the typed one, because
 * a device may see its own orders.
 */
export function useKnownDiner(): JudgedPhone {
  const signedIn = useSignedIn()
  const typed = useJudgedPhone(signedIn === undefined)
  return signedIn === undefined ? typed : { phone: signedIn, isResting: false }
}

/** The same, without the pending state. @returns E.164; '' for none */
export const useKnownPhone = (): string => useKnownDiner().phone
