/** What the vendor takes of a charge or of a preference, as far as its documents say it. */
export type AskedBody = {
  statement_descriptor?: string
  installments?: number
  items?: AskedItem[]
  additional_info?: { items?: AskedItem[] }
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
  return items.some(({ unit_price = 0 }) => unit_price <= 0) ? 'unit_price invalid' : undefined
}
