import { randomBytes } from 'node:crypto'

import type { Store } from '#server/db/store.ts'
import { Sandbox } from '#server/payments/embedded/sandbox.ts'

/** A number that passes every check, and that must be found nowhere. */
export const CARD_NUMBER = '4509953566233704'

/** A payment type of a tenant's folder: a card that the sandbox charges with the order. */
export const CARD_PAYMENT = {
  paymentMethod: 'CARD',
  showName: 'Tarjeta',
  active: true,
  upload: 'API',
  onlinePayment: { providerName: 'embedded', paymentMethod: 'CARD', publicKey: 'k' },
}

export type CardMaker = { store: Store; time: { now: Date } }

/** A token as the card fields would make it. The holder's name decides what becomes of the charge. */
export async function cardToken(
  { store, time }: CardMaker,
  merchant: string,
  holder = 'APRO',
): Promise<string> {
  const sandbox = new Sandbox({ store, clock: () => time.now, randomBytes })
  const made = await sandbox.makeToken(merchant, {
    cardNumber: CARD_NUMBER,
    cardName: holder,
    cardExpiry: '11/30',
    cardSecurityCode: '123',
    cardDocument: '12345678',
  })
  if (!made.ok) throw new Error(`The sandbox refused the card: ${JSON.stringify(made.faults)}`)
  return made.token
}
