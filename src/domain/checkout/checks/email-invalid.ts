import { EMAIL_LENGTH_BELOW } from '#domain/defaults.ts'
import type { CheckoutCheck } from '../check.ts'
import { isBlank } from '../form.ts'

/**
 * Whether a text has the shape of an email: one @, something before it, and after it names joined by dots.
 * The mailbox itself is not judged.
 *
 * @errors none
 * @source diner spec §5 "malformed"; the shape is assumed: what browsers accept, and a dot in the domain
 */
export function isEmail(text: string): boolean {
  const [mailbox = '', domain = '', ...rest] = text.split('@')
  const names = domain.split('.')
  return (
    rest.length === 0 &&
    /^[^\s@"(),:;<>[\\\]]+$/.test(mailbox) &&
    names.length > 1 &&
    names.every((name) => /^[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?$/u.test(name))
  )
}

/**
 * 'Ingrese un email valido'
 *
 * @errors EMAIL_INVALID
 * @source diner spec §5 checkout table, row 6 "Email given but 100 characters or more, or malformed"
 */
export const emailInvalid: CheckoutCheck = (form) => {
  const email = form.email.trim()
  const wrong = !isBlank(email) && (email.length >= EMAIL_LENGTH_BELOW || !isEmail(email))
  return wrong ? { code: 'EMAIL_INVALID', field: 'email' } : undefined
}
