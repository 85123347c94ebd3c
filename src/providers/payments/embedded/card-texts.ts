import type { card } from '#messages/card.ts'
import type { Translate } from '#messages/index.ts'
import type { CardTexts } from './protocol.ts'

/** What the fields say, in the words of the tenant. */
export function cardTexts(t: Translate<typeof card>, identificationType: string): CardTexts {
  return {
    fields: {
      cardNumber: { label: t('card.number'), invalid: t('card.error.number') },
      cardName: { label: t('card.name'), invalid: t('card.error.name') },
      cardExpiry: { label: t('card.expiry'), hint: t('card.expiry-hint'), invalid: t('card.error.expiry') },
      cardSecurityCode: { label: t('card.security-code'), invalid: t('card.error.security-code') },
      cardDocument: {
        label: t('card.document', { document: identificationType }),
        invalid: t('card.error.document'),
      },
    },
    faults: { EMPTY: t('card.error.incomplete'), EXPIRED: t('card.error.expired') },
    incomplete: t('card.incomplete'),
    note: t('card.sandbox'),
  }
}
