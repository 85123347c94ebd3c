import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useApi } from '#api/api-context.tsx'
import { orderQuery } from '#api/order-queries.ts'
import { checkCheckout } from '#domain/checkout/check-checkout.ts'
import type { CheckoutField } from '#domain/checkout/form.ts'
import { buildOrderPayload } from '#domain/order/payload.ts'
import { paths } from '#domain/routes/routes.ts'
import { isErrorCode } from '#generated/errors.ts'
import type { OrderCreated, OrderIssue, OrderPayload, PaymentType } from '#generated/models.ts'
import { card as cardTexts } from '#messages/card.ts'
import { checkout } from '#messages/checkout.ts'
import { checkoutErrors } from '#messages/checkout-errors.ts'
import { isStandalone } from '#platform/display.ts'
import { useNavigate } from 'react-router-dom'
import { attemptOf, type AskedOrder } from '#session/attempt.ts'
import { takeOrdered } from '#session/cart-edits.ts'
import { useVisitPath } from '#session/links.ts'
import { openMessage, useOrderMessage } from '#session/order-message.ts'
import { useBranchContact, useSession, useVenue } from '#session/page-context.ts'
import { useLoyalty } from '#session/use-loyalty.ts'
import { signInOf } from '#session/sign-in-store.ts'
import { usePartnerBenefit } from '#session/use-checkout-quote.ts'
import { useTrack } from '#session/use-track.ts'
import { useWithdrawToast, useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { afterOrder } from './after-order.ts'
import { phoneCode } from '#session/phone-code.ts'
import { type TakenToken, checkoutOf, cardContext, changeCard, takeToken } from '#session/checkout-store.ts'
import { fieldId, focusFirst } from './field-id.ts'
import { needsCard } from './payable.ts'
import { isUnpaid, paymentLink, sendOrder } from './send-order.ts'
import { useFailureText, useFilled, type Checkout } from './use-checkout.ts'
import { useTable } from './use-table.ts'
import { isSlotRefused, refusalTitle, useRevalidation } from './use-revalidation.ts'

/** Why there is no card token. */
const CARD_TEXT = {
  loading: 'card.wait',
  unavailable: 'card.unavailable',
  CARD_INVALID: 'checkout.error.CARD_INVALID',
  CARD_TOKEN_FAILED: 'checkout.error.CARD_TOKEN_FAILED',
} as const

/**
 * Sends the order of the page: validates it, sends it once, and opens its page, or says why not.
 * @source diner spec §4 "Order placement", §5 Checkout, §8; requirements CHK-08, ORDER-01 … ORDER-05, ROUTE-05
 */
export function usePlaceOrder({ prices, mode, payment, read }: Checkout): () => Promise<void> {
  const t = useT(cardTexts, checkout, checkoutErrors)
  const toast = useToast()
  const track = useTrack()
  const navigate = useNavigate()
  const visitPath = useVisitPath()
  const session = useSession()
  const { alias } = useVenue()
  const branchContact = useBranchContact()
  const { client } = useApi()
  const textOf = useFailureText()
  const withdrawToast = useWithdrawToast()
  const [refusalText, setRefusalText] = useState<string>()
  const loyalty = useLoyalty()
  const { table } = useTable()
  const { user: partner } = usePartnerBenefit()
  const queryClient = useQueryClient()
  const messageOf = useOrderMessage()
  const revalidate = useRevalidation()
  const store = checkoutOf(session)
  const isStanding = useFilled(() => read().failures.some((failure) => textOf(failure) === refusalText))
  useEffect(() => {
    if (refusalText !== undefined && !isStanding) withdrawToast(refusalText)
  }, [refusalText, isStanding, withdrawToast])

  return async () => {
    const { cart, quote, delivery } = prices
    const { form, context } = read()
    if (store.getState().sending) return
    if (!context || !cart || !quote || !mode)
      return toast(t(prices.isError ? 'checkout.prices-failed' : 'checkout.prices-loading'), 'error')
    // The phone validation code may have failed to load with the page.
    const judge = phoneCode.here ?? (await phoneCode.fetch().catch(() => undefined))
    const phone = judge?.normalisePhone(form.phone, form.phoneCountry)
    // A card the provider refused before may be accepted now.
    changeCard(store, { tokenFailed: false, declined: false })
    const { failures, shown } = checkCheckout(form, {
      ...context,
      phone,
      card: context.card && cardContext(store.getState().card),
    })
    flushSync(() => store.setState({ attempted: true, refusal: undefined }))
    // The fields validate the card themselves when the token is made: their last report may be one keystroke behind.
    const isCardAlone = failures.every(({ code }) => code === 'CARD_INVALID')
    if ((shown && !isCardAlone) || !payment) {
      const text = textOf(shown)
      setRefusalText(text)
      toast(text ?? t('checkout.no-payment'), 'error')
      return showFailing(shown ? failures.flatMap(({ field }) => field ?? []) : ['paymentTypeId'])
    }
    const taken = needsCard(payment, quote.total) ? await takeCard() : { ok: true as const, token: undefined }
    if (!taken.ok) return
    const { source, campaignId } = session.visit.getState()
    const payload = buildOrderPayload({
      form,
      items: cart.items,
      quote,
      mode,
      payment,
      branchContact,
      phone: phone?.ok ? phone.e164 : undefined,
      deliveryInfo: delivery,
      loyaltyProgramName: loyalty.terms?.program.name,
      cardToken: taken.token,
      origin: {
        source,
        acquisitionChannel: source,
        campaignId,
        sessionId: session.visitId.id(),
        installedApp: isStandalone(),
        tableUid: table?.uid,
        partnerName: partner?.partner,
        userExternalReference: partner?.userId,
      },
    })
    const sent = await sendOrder(
      { client, attempt: attemptOf(session, branchContact.id), page: store, partnerToken: partner?.token },
      payload,
    )
    // Where no code is required, ordering signs the diner in; elsewhere a proof is needed.
    if (sent.kind === 'created' && phone?.ok && !branchContact.branch.oneTimeCodes)
      signInOf(session).getState().signIn(branchContact.branch.id, phone.e164)
    if (sent.kind === 'created')
      return sent.earlier ? goToEarlier(sent.order, sent.earlier) : goOn(sent.order, payment, payload)
    if (sent.kind === 'refused') return refuse(sent.issues, payload)
    if (isUnpaid(sent)) {
      toast(t('card.failed'), 'error')
      flushSync(() => changeCard(store, { declined: true }))
      focusFirst(['card'])
    } else if (sent.kind === 'failed' && sent.code === 'DRAFT_READ_ONLY') {
      store.setState({ refusal: { title: t('checkout.order-draft'), lines: [] } })
    } else if (sent.kind === 'failed') {
      const isConflict = isErrorCode(sent.code) && sent.code === 'IDEMPOTENCY_CONFLICT'
      const title = t(isConflict ? 'checkout.order-changed' : 'checkout.order-failed')
      store.setState({
        refusal: {
          title,
          lines: isConflict ? [] : [{ text: t('checkout.order-kept') }],
          canRetry: !isConflict,
        },
      })
    }
  }

  /** Shows all failures, also in the provider's card fields, and focuses the first of them. */
  function showFailing(fields: readonly CheckoutField[]): void {
    focusFirst(fields)
    const isFirst = document.activeElement?.id === fieldId('card')
    if (fields.includes('card')) store.getState().card.form?.reveal(isFirst)
  }

  /** Makes the card token; nothing is sent before it. */
  async function takeCard(): Promise<TakenToken> {
    store.setState({ sending: true })
    const taken = await takeToken(store)
    store.setState({ sending: false })
    if (!taken.ok) {
      toast(t(CARD_TEXT[taken.why]), 'error')
      if (taken.why === 'CARD_INVALID') showFailing(['card'])
    }
    return taken
  }

  /** The order was created: clears its input and opens its page. */
  async function goOn(order: OrderCreated, payment: PaymentType, payload: OrderPayload): Promise<void> {
    track('PAY_ORDER', { orderCode: order.code, price: order.price }, payload.items)
    // Until its page loads the cart still has items, and another press would create a second order.
    store.setState({ sending: true })
    const { warning, payAt, message } = await afterOrder(order, {
      payment,
      ordersConsoleActive: branchContact.ordersConsoleActive,
      requestLink: ({ code, price }) =>
        paymentLink(client, { code, branchContactId: branchContact.id, amount: price }),
      // if it cannot be created here, the order's page offers the message as well
      writeMessage: async ({ code }) => messageOf(await queryClient.query(orderQuery(client, alias, code))),
    }).finally(() => store.setState({ sending: false }))
    if (warning) toast(t(warning), 'error')
    if (order.payment === 'SUCCESS') toast(t('card.paid'), 'success')
    if (order.payment === 'PENDING') toast(t('card.pending'))
    leave(order, payload)
    if (message !== undefined) openMessage(message)
    else if (payAt !== undefined) window.location.assign(payAt)
  }

  /**
   * An earlier order was created after all: its own page shows it and offers to pay it. What was added to the cart
   * since, or changed, is not part of it and stays.
   */
  function goToEarlier(order: OrderCreated, earlier: AskedOrder): void {
    leave(order, earlier)
    const isAll = session.cart.getState().choices.length === 0
    toast(t(isAll ? 'checkout.order-arrived' : 'checkout.order-arrived-without'))
  }

  function leave({ code }: OrderCreated, { items }: AskedOrder): void {
    attemptOf(session, branchContact.id).finish()
    store.setState({ placed: true, sending: false })
    store.getState().forget()
    session.visitId.renew()
    takeOrdered(session.cart, items)
    // The checkout of a sent order is replaced in the history.
    void navigate(visitPath(paths.followUp(alias, code)), { replace: true })
  }

  async function refuse(
    issues: readonly OrderIssue[],
    { items, paymentType, scheduledAt: slot }: OrderPayload,
  ): Promise<void> {
    const title = t(refusalTitle(issues))
    if (slot !== undefined && issues.some(isSlotRefused))
      store.setState({ goneSlots: [...store.getState().goneSlots, slot] })
    const lines = mode
      ? await revalidate(issues, mode, paymentType, items).catch(() => [
          { text: t('checkout.prices-failed') },
        ])
      : []
    store.setState({ refusal: { title, lines } })
  }
}
