import { useCallback, useEffect } from 'react'
import { useApi } from '#api/api-context.tsx'
import { listServedProviders } from '#api/payment-providers.ts'
import { DEFAULT_IDENTIFICATION } from '#domain/defaults.ts'
import { personalIdentification } from '#domain/identification/identification.ts'
import { civilAt } from '#domain/time/zoned.ts'
import type { PaymentType } from '#generated/models.ts'
import { card } from '#messages/card.ts'
import { CardPlace, type CardPlaceState } from '#providers/payments/card-place.tsx'
import { useBranchContact, useSession, useSessionValue, useVenue } from '#session/page-context.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { checkoutOf, useCheckoutValue, changeCard, resetCard } from '#session/checkout-store.ts'
import { fieldId } from '../field-id.ts'

interface Props {
  payment: PaymentType
  /** the total, once it is known */
  total?: number
  error?: string
}

/** The card of the checkout. @source requirements CHK-04, CHK-12 */
export function CardSection({ payment, total, error }: Props) {
  const t = useT(card)
  const { client } = useApi()
  const store = checkoutOf(useSession())
  const isDeclined = useCheckoutValue(({ card }) => card.declined)
  const { branch, storefront } = useVenue()
  const { timeZone } = useBranchContact()
  const now = useSessionValue('clock', (clock) => clock.now)
  const { providerName = '', publicKey } = payment.onlinePayment ?? {}
  const listServed = useCallback(() => listServedProviders(client), [client])
  const follow = useCallback(
    (state: CardPlaceState) =>
      state.status === 'loaded' ? changeCard(store, state) : resetCard(store, state.status),
    [store],
  )
  const changeValid = useCallback((valid: boolean) => changeCard(store, { valid }), [store])
  useEffect(() => () => resetCard(store, 'not-started'), [store])
  return (
    <CardPlace
      id={fieldId('card')}
      providerName={providerName}
      publicKey={publicKey ?? storefront.alias}
      font={storefront.theme.fontFamily}
      identificationType={personalIdentification(branch?.country) ?? DEFAULT_IDENTIFICATION}
      month={civilAt(now, timeZone)}
      price={total === undefined ? undefined : { amount: total, decimals: storefront.country.mantissaLength }}
      listServed={listServed}
      error={isDeclined ? `${t('card.failed')} ${t('card.failed-hint')}` : error}
      onState={follow}
      onValid={changeValid}
    />
  )
}
