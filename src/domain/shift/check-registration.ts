import type { CountryCode } from '#generated/models.ts'

import { normalisePhone } from '../phone/phone.ts'

/** What a rider types to register. */
export type Registration = {
  phone: string
  confirmation: string
  /** the country selected for the phones */
  country: CountryCode
  name: string
  code: string
}

/** The fields that can be invalid. */
export type RegistrationField = Exclude<keyof Registration, 'country'>

/** Why a registration is not sent, in the order of the checks. */
export type RegistrationFault = 'phones-differ' | 'phone-invalid' | 'fields-missing'

/** The result of the check: the data to send, or the first fault. */
export type CheckedRegistration =
  | { ok: true; phone: string; name: string; code: string }
  /** `fields` are the invalid ones, in the page's order */
  | { ok: false; fault: RegistrationFault; fields: readonly RegistrationField[] }

/**
 * Validates a registration in the order of the specification, and reports only the first fault.
 * @returns the phone in E.164
 * @source delivery spec §5 "Rider registration checks, in this order"
 */
export function checkRegistration(typed: Registration): CheckedRegistration {
  const { country, name, code } = typed
  const phone = normalisePhone(typed.phone, country)
  const again = normalisePhone(typed.confirmation, country)
  const isSame =
    phone.ok && again.ok ? phone.e164 === again.e164 : digits(typed.phone) === digits(typed.confirmation)
  if (!isSame) return { ok: false, fault: 'phones-differ', fields: ['confirmation'] }
  if (!phone.ok) return { ok: false, fault: 'phone-invalid', fields: ['phone'] }
  const missing = (['name', 'code'] as const).filter((field) => typed[field].trim() === '')
  if (missing.length > 0) return { ok: false, fault: 'fields-missing', fields: missing }
  return { ok: true, phone: phone.e164, name: name.trim(), code: code.trim() }
}

const digits = (text: string) => text.replaceAll(/\D/g, '')
