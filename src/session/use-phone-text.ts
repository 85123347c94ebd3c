import { useEffect, useState } from 'react'
import { phoneCode } from './phone-code.ts'
import { useVenue } from './page-context.ts'

/**
 * A stored number in the digit groups of its country. The phone plans load late: until then, and without them, the
 * number is as stored.
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
