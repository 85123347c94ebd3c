/** A payment as the vendor's API writes it. */
export type WirePayment = {
  id: number
  status: string
  status_detail: string
  date_created: string
  date_last_updated: string
  transaction_amount: number
  transaction_amount_refunded: number
  currency_id: string
  external_reference: string
  /** the seller who gets the money */
  collector_id: number
  payment_method_id: string
  payment_type_id: string
  authorization_code: string | null
  installments: number
  card: { last_four_digits?: string }
  fee_details: { type: string; amount: number; fee_payer: string }[]
  transaction_details: { net_received_amount: number }
  refunds: WireRefund[]
  /** the page on which the card's bank asks, while it waits */
  three_ds_info?: { external_resource_url: string; creq: string }
}

/** A refund as the vendor's API writes it: nothing of it is ours but its amount. */
export type WireRefund = {
  id: number
  payment_id: number
  amount: number
  status: 'approved' | 'in_process' | 'rejected' | 'cancelled'
}

/** A preference: a page on which a payment is made, as often as somebody likes. */
export type WirePreference = {
  id: string
  collector_id: number
  external_reference: string
  items: { unit_price: number; currency_id: string }[]
  expires: boolean
  expiration_date_to: string
  /** what its page asks for, and the kinds of payment that it does not offer */
  amount: number
  excluded: string[]
}

/** What is asked for a payment or a preference. */
export type Asked = {
  external_reference: string
  /** of a payment; those of a preference are its items' */
  transaction_amount?: number
  token: string
  payment_method_id?: string
  three_d_secure_mode?: string
  installments?: number
  items?: { unit_price: number; currency_id: string }[]
  expires?: boolean
  expiration_date_to?: string
}

/** What the vendor keeps of each payment. */
const FEE_PERCENT = 5

/** A payment that was decided at once. */
export function newPayment(
  {
    external_reference,
    transaction_amount = 0,
    payment_method_id = 'visa',
    installments = 1,
  }: Omit<Asked, 'token'>,
  more: Pick<
    WirePayment,
    'id' | 'status' | 'status_detail' | 'currency_id' | 'collector_id' | 'date_created' | 'three_ds_info'
  >,
): WirePayment {
  const fee = Math.round(transaction_amount * FEE_PERCENT) / 100
  return {
    ...more,
    date_last_updated: more.date_created,
    external_reference,
    transaction_amount,
    transaction_amount_refunded: 0,
    payment_method_id,
    payment_type_id: 'credit_card',
    authorization_code: more.status === 'approved' ? '301299' : null,
    installments,
    card: { last_four_digits: '3704' },
    fee_details: [
      { type: 'mercadopago_fee', amount: fee, fee_payer: 'collector' },
      { type: 'financing_fee', amount: 1, fee_payer: 'payer' },
    ],
    transaction_details: { net_received_amount: (transaction_amount * 100 - fee * 100) / 100 },
    refunds: [],
  }
}
