import type { CountryCode } from '#generated/models.ts'

import { formatPhoneForMessage, normalisePhone } from '../phone/phone.ts'
import type { PhoneResult } from '../phone/phone.ts'

/**
 * The phone by which a store knows a rider. Riders carry mobiles, so an Argentine one that was written without its 9
 * gets it: who leaves it out one day is the same rider the next.
 *
 * @param text - as typed, or in E.164
 * @param country - of the store
 * @returns ok false for anything that is no phone
 * @errors none
 * @source delivery spec §5 "Phones are sent in formatted form"; design §5 "Argentine mobiles need the 9"
 */
export function riderPhone(text: string, country: CountryCode): PhoneResult {
  const typed = normalisePhone(text, country)
  if (!typed.ok) return typed
  const mobile = normalisePhone(`+${formatPhoneForMessage(typed.e164)}`, country)
  return mobile.ok ? mobile : typed
}
