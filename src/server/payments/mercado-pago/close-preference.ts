import { Preference } from 'mercadopago'

import type { KnownAttempt } from '../contract.ts'
import { PAYMENT_ID } from './find-payments.ts'
import type { NewConfig } from './find-payments.ts'

/**
 * Closes the page of a link. The vendor cannot delete a preference; it is given an end that has passed. Once a link is
 * paid its attempt knows the payment's id in place of the preference's, which is then looked up.
 *
 * @returns whether nobody can open it any more; one that was never made has no page
 */
export async function closePreference(
  newConfig: NewConfig,
  { id, reference }: KnownAttempt,
  now: Date,
): Promise<boolean> {
  try {
    const preferences = () => new Preference(newConfig())
    const isPreference = reference !== undefined && !PAYMENT_ID.test(reference)
    const listed = isPreference
      ? [reference]
      : (await preferences().search({ options: { external_reference: id } })).elements?.map((one) => one.id)
    if (listed === undefined) return false
    for (const one of listed) {
      const { items, external_reference, expiration_date_to } = await preferences().get({ preferenceId: one })
      if (items === undefined || external_reference !== id) return false
      if (expiration_date_to && Date.parse(expiration_date_to) <= now.getTime()) continue
      const updatePreferenceRequest = { items, expires: true, expiration_date_to: now.toISOString() }
      const changed = await preferences().update({ id: one, updatePreferenceRequest })
      if (changed.id !== one) return false
    }
    return true
  } catch {
    return false
  }
}
