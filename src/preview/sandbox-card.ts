import type { PaymentProvidersAnswer } from '#generated/models.ts'
import type { Call } from './call.ts'

/** A token as created by the sandbox's card fields. @param cardName - decides the result of the payment */
export async function cardToken(call: Call, merchant: string, cardName: string): Promise<string> {
  const { body } = await call<PaymentProvidersAnswer>('GET', '/api/payments/providers')
  const origin = body.providers.find((one) => one.origin !== undefined)?.origin
  if (origin === undefined) throw new Error('The server takes no cards by itself')
  const answer = await fetch(`${origin}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      merchant,
      card: {
        cardNumber: '4509953566233704',
        cardName,
        cardExpiry: '11/30',
        cardSecurityCode: '123',
        cardDocument: '12345678',
      },
    }),
  })
  // our own sandbox's answer
  const { token } = (await answer.json()) as { token?: string }
  if (token === undefined) throw new Error(`The sandbox answered ${answer.status} for a card`)
  return token
}
