import { useEffect, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '#domain/defaults.ts'
import { defaultPhoneCountry } from '#domain/phone/countries.ts'
import { useSessionValue } from './session-context.tsx'
import { useVenue } from './venue-context.tsx'

/**
 * The phone of this device's diner once it is valid and rests; '' before that and for none. The code that judges
 * phones comes when there is one to judge.
 *
 * @param isWanted - without it nothing is judged and nothing fetched
 * @returns E.164
 * @source diner spec §4 "Phone change (after 500 ms)"
 */
export function useCustomerPhone(isWanted = true): string {
  const { branch } = useVenue()
  const typed = useSessionValue('customer', ({ phone }) => phone)
  const country = useSessionValue('customer', ({ phoneCountry }) => phoneCountry)
  const chosen = country ?? defaultPhoneCountry(branch?.country)
  const [known, setKnown] = useState({ typed: '', e164: '' })
  useEffect(() => {
    if (!isWanted || typed === '') return undefined
    let isStale = false
    const judge = async () => {
      const { normalisePhone } = await import('#domain/phone/phone.ts')
      const phone = normalisePhone(typed, chosen)
      if (!isStale) setKnown({ typed, e164: phone.ok ? phone.e164 : '' })
    }
    // Without that code the phone stays unjudged: nothing is known of it, and nothing is asked.
    const timer = setTimeout(() => void judge().catch(() => undefined), SEARCH_DEBOUNCE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [isWanted, typed, chosen])
  return known.typed === typed ? known.e164 : ''
}
