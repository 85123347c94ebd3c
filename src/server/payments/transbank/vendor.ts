import type { PaymentVendor } from '../payment-vendor.ts'
import { TRANSBANK_API } from './accounts.ts'
import { TRANSBANK, transbankDecimals } from './wire.ts'
import type { BankReturns } from '../bank-returns.ts'

/**
 * The four ways back from the page of Webpay. Only a token: paid or declined. A token under the abort parameter: given
 * up; with both tokens the form was recovered. No token: timed out, and the session is our id of the attempt.
 * @source the vendor's guide; design §5 "Webpay"
 */
const transbankReturns: BankReturns = {
  fields: ['token_ws', 'TBK_TOKEN', 'TBK_ID_SESION', 'TBK_ORDEN_COMPRA'],
  read({ token_ws: made, TBK_TOKEN: ended, TBK_ID_SESION: attemptId, TBK_ORDEN_COMPRA: number }) {
    if (ended !== undefined) return { shape: made === undefined ? 'given-up' : 'broken', reference: ended }
    if (made !== undefined) return { shape: 'made', reference: made }
    return attemptId !== undefined && number !== undefined ? { shape: 'too-late', attemptId } : undefined
  },
}

export const transbank: PaymentVendor = {
  id: TRANSBANK,
  decimalsOf: transbankDecimals,
  takesTickets: false,
  returns: transbankReturns,
  takesMoney: ({ transbankAccounts, transbankApi }) =>
    transbankApi === TRANSBANK_API && Object.keys(transbankAccounts).length > 0,
  async open({ transbankAccounts, transbankApi }) {
    if (Object.keys(transbankAccounts).length === 0) return undefined
    const { transbankPayments } = await import('./transbank-payments.ts')
    return transbankPayments(transbankAccounts, transbankApi)
  },
}
