import type { BankReturns } from '../bank-returns.ts'

/**
 * The four ways back from the page of Webpay. A token alone was made; a token of its own name was given up, or with both
 * the form was recovered; without any, its session is our id of the attempt.
 *
 * @source the vendor's guide; design §5 "Webpay"
 */
export const transbankReturns: BankReturns = {
  fields: ['token_ws', 'TBK_TOKEN', 'TBK_ID_SESION', 'TBK_ORDEN_COMPRA'],
  read({ token_ws: made, TBK_TOKEN: ended, TBK_ID_SESION: attemptId, TBK_ORDEN_COMPRA: number }) {
    if (ended !== undefined) return { shape: made === undefined ? 'given-up' : 'broken', reference: ended }
    if (made !== undefined) return { shape: 'made', reference: made }
    return attemptId !== undefined && number !== undefined ? { shape: 'too-late', attemptId } : undefined
  },
}
