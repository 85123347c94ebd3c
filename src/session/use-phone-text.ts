import { useEffect, useState } from 'react'
import { phoneCode } from './phone-code.ts'
import { useVenue } from './page-context.ts'

/**
 * A stored number in the groups of its country. The code that knows the countries' plans comes late: until then, and
 * without it, the number is as it is stored.
 * @param phone - E.164; none gives ''
 */
export function usePhoneText(phone = ''): string {
  const { code } = useVenue().storefront.country
  const [grouped, setGrouped] = useState({ phone, text: phone })
  useEffect(() => {
    if (phone === '') return undefined
    let isStale = false
    phoneCode
      .fetch()
      .then(({ phoneText }) => !isStale && setGrouped({ phone, text: phoneText(phone, code) }))
      .catch(() => undefined)
    return () => {
      isStale = true
    }
  }, [phone, code])
  return grouped.phone === phone ? grouped.text : phone
}
