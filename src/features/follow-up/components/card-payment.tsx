import { useCallback, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { useApi } from '#api/api-context.tsx'
import { bodyOf, isApiError } from '#api/client.ts'
import { paymentLimit } from '#api/long-calls.ts'
import { listServedProviders } from '#api/payment-providers.ts'
import { DEFAULT_IDENTIFICATION } from '#domain/defaults.ts'
import { personalIdentification } from '#domain/identification/identification.ts'
import { civilAt } from '#domain/time/zoned.ts'
import type { CardPayment as Charge, CardPaymentWay, OrderFollowUp } from '#generated/models.ts'
import { card as cardTexts } from '#messages/card.ts'
import { checkout } from '#messages/checkout.ts'
import { checkoutErrors } from '#messages/checkout-errors.ts'
import { followUp } from '#messages/follow-up.ts'
import { CardPlace, type CardPlaceState } from '#providers/payments/card-place.tsx'
import { useBranchContact, useSessionValue, useVenue } from '#session/page-context.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { useBusy } from '#ui/primitives/base/use-busy.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { useRefreshOrder } from '../use-order.ts'
import { CardChallenge } from './card-challenge.tsx'

const Root = styled.div`
  ${stack(4)}
`

/** Whether the server says that no money moved. Without its answer nobody knows; the order does. */
const tookNothing = (failure: unknown): boolean =>
  isApiError(failure) &&
  failure.code !== 'UNREADABLE' &&
  (failure.code === 'PROVIDER_FAILED' || (failure.status >= 400 && failure.status < 500))

/** Another card for an order whose first one was refused. @source delivery spec §4 "Payment result", §7; requirements FUP-02 */
export function CardPayment({ order, way }: { order: OrderFollowUp; way: CardPaymentWay }) {
  const t = useT(cardTexts, checkout, checkoutErrors, followUp)
  const money = useMoney()
  const toast = useToast()
  const { client } = useApi()
  const { branch, storefront } = useVenue()
  const { timeZone } = useBranchContact()
  const refresh = useRefreshOrder()
  const now = useSessionValue('clock', (clock) => clock.now)
  const [place, setPlace] = useState<CardPlaceState>({ status: 'loading' })
  const [isIncomplete, setIncomplete] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [wasChallenged, setChallenged] = useState(false)
  const { challengeUrl, isPending, ...fields } = way
  if (challengeUrl !== undefined && !wasChallenged) setChallenged(true)
  const listServed = useCallback(() => listServedProviders(client), [client])
  const changeValid = useCallback((valid: boolean) => {
    if (valid) setIncomplete(false)
  }, [])
  const placeId = useId()
  // a bank that asks no more, and no payment: it was answered wrongly, or too late
  const declined = hasFailed || wasChallenged ? `${t('card.failed')} ${t('card.failed-hint')}` : undefined
  const error = isIncomplete ? t('card.incomplete') : declined
  const identificationType = personalIdentification(branch?.country) ?? DEFAULT_IDENTIFICATION

  const charge = async (card: Omit<Charge, 'dinerOrderId' | 'identificationType'>) => {
    const body = { ...card, dinerOrderId: order.id, identificationType }
    try {
      const { status } = await bodyOf(client.POST('/api/order/payment', { body, signal: paymentLimit() }))
      const isPaid = status === 'SUCCESS'
      toast(t(isPaid ? 'card.paid' : 'card.pending'), isPaid ? 'success' : 'info')
    } catch (failure) {
      const isRefused = tookNothing(failure)
      flushSync(() => setFailed(isRefused))
      toast(t(isRefused ? 'card.failed' : 'card.unknown'), 'error')
      document.getElementById(placeId)?.focus()
    }
    await refresh()
  }
  const [isPaying, pay] = useBusy(async () => {
    if (place.status === 'failed') return toast(t('card.unavailable'), 'error')
    if (place.status !== 'loaded') return toast(t('card.wait'), 'error')
    setFailed(false)
    setChallenged(false)
    const made = await place.form.tokenise()
    if (made.ok) {
      const { ok: _made, ...card } = made
      await charge(card)
    } else if (made.code === 'INVALID') {
      setIncomplete(true)
      toast(t('card.incomplete'), 'error')
      place.form.reveal(true)
    } else toast(t('checkout.error.CARD_TOKEN_FAILED'), 'error')
  })
  if (challengeUrl !== undefined) return <CardChallenge key={challengeUrl} url={challengeUrl} />
  if (isPending) return <Notice>{t('card.unknown')}</Notice>
  return (
    <Root>
      <CardPlace
        {...fields}
        font={storefront.theme.fontFamily}
        identificationType={identificationType}
        month={civilAt(now, timeZone)}
        price={{ amount: order.price, decimals: storefront.country.mantissaLength }}
        listServed={listServed}
        id={placeId}
        error={error}
        onState={setPlace}
        onValid={changeValid}
      />
      <Button wide loading={isPaying} onPress={() => void pay()}>
        {t('checkout.button-total', { action: t('follow-up.pay'), amount: money(order.price) })}
      </Button>
    </Root>
  )
}
