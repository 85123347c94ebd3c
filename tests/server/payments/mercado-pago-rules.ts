/** What the vendor takes of a charge or of a preference, as far as its documents say it. */
export type AskedBody = {
  statement_descriptor?: string
  payer?: { identification?: { type: string; number: string } }
  installments?: number
  items?: AskedItem[]
  additional_info?: { items?: AskedItem[] }
  payment_methods?: { excluded_payment_types?: { id: string }[] }
}

/** What a preference's page asks for, and which kinds of payment it does not offer. */
export type Preference = { amount: number; excluded: string[] }

/** The vendor charges the sum of the items; of the kinds of payment it lets the seller exclude all but its own wallet. */
export function preferenceOf({ items = [], payment_methods }: AskedBody): Preference {
  const cents = items.reduce(
    (sum, { quantity = 1, unit_price = 0 }) => sum + quantity * Math.round(unit_price * 100),
    0,
  )
  const excluded = payment_methods?.excluded_payment_types?.map(({ id }) => id) ?? []
  return { amount: cents / 100, excluded: excluded.filter((id) => id !== 'account_money') }
}

type AskedItem = { id?: string; title?: string; quantity?: number; unit_price?: number }

const STATEMENT_MAX = 13
const INSTALMENTS_MAX = 36

/** Why the vendor refuses a body, whoever sends it. */
export function bodyRefusalOf(body: AskedBody): string | undefined {
  const { statement_descriptor = '', installments = 1, items = body.additional_info?.items ?? [] } = body
  if (!/^[\x20-\x7e]*$/.test(statement_descriptor) || statement_descriptor.length > STATEMENT_MAX)
    return 'statement_descriptor invalid'
  if (!Number.isInteger(installments) || installments < 1 || installments > INSTALMENTS_MAX)
    return 'Invalid installments'
  if (items.some(({ title = '' }) => title === '' || title.length > 256)) return 'items.title invalid'
  if (items.some(({ quantity }) => !Number.isInteger(quantity) || Number(quantity) < 1))
    return 'items.quantity invalid'
  const { type, number = '' } = body.payer?.identification ?? {}
  if (type === 'DNI' && !/^\d{7,8}$/.test(number)) return 'Invalid user identification number'
  return items.some(({ unit_price = 0 }) => unit_price <= 0) ? 'unit_price invalid' : undefined
}
