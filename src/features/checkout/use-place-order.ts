import { flushSync } from 'react-dom'
import { useApi } from '#api/api-context.tsx'
import { checkCheckout } from '#domain/checkout/check-checkout.ts'
import { buildOrderPayload } from '#domain/order/payload.ts'
import { paths } from '#domain/routes/routes.ts'
import { isErrorCode } from '#generated/errors.ts'
import type { OrderCreated, OrderIssue, PaymentType } from '#generated/models.ts'
import { isStandalone } from '#platform/display.ts'
import { useNavigate } from '#platform/navigation/location.ts'
import { benefitsOf } from '#session/benefits-store.ts'
import { useVisitPath } from '#session/links.ts'
import { useSession } from '#session/session-context.tsx'
import { useLoyalty } from '#session/use-loyalty.ts'
import { signInOf } from '#session/sign-in-store.ts'
import { usePartnerBenefit } from '#session/use-partner-benefit.ts'
import { useTrack } from '#session/use-track.ts'
import { useBranchContact, useVenue } from '#session/venue-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { afterOrder } from './after-order.ts'
import { checkoutOf, loadPhone } from './checkout-store.ts'
import { focusFirst } from './field-id.ts'
import { paymentLink, sendOrder } from './send-order.ts'
import { useCheckout } from './use-checkout.ts'
import { useFailureText } from './use-failure-text.ts'
import { useHandOver } from './use-hand-over.ts'
import { isSlotRefused, useRevalidation } from './use-revalidation.ts'

/**
 * Sends the order of the page: checks it, sends it once, and goes on to its own page, or says why not.
 *
 * @source diner spec §4 "Order placement", §5 Checkout, §8; requirements CHK-08, ORDER-01 … ORDER-05, ROUTE-05
 */
export function usePlaceOrder(): () => Promise<void> {
  const t = useT()
  const toast = useToast()
  const track = useTrack()
  const navigate = useNavigate()
  const visitPath = useVisitPath()
  const session = useSession()
  const { alias } = useVenue()
  const branchContact = useBranchContact()
  const { client } = useApi()
  const { form, prices, mode, payment, context } = useCheckout()
  const textOf = useFailureText()
  const loyalty = useLoyalty()
  const { user: partner } = usePartnerBenefit()
  const handOver = useHandOver()
  const revalidate = useRevalidation()
  const store = checkoutOf(session)

  return async () => {
    const { quote, delivery } = prices
    if (session.attempt.getState().sending) return
    if (!context || !quote || !mode)
      return toast(t(prices.isError ? 'checkout.prices-failed' : 'checkout.prices-loading'), 'error')
    // The code that judges phones may have failed to arrive with the page.
    const normalise = store.getState().normalise ?? (await loadPhone().catch(() => undefined))
    const phone = normalise?.(form.phone, form.phoneCountry)
    const { failures, shown } = checkCheckout(form, { ...context, phone })
    flushSync(() => store.setState({ attempted: true, refusal: undefined, normalise }))
    if (shown || !payment) {
      toast(textOf(shown) ?? t('checkout.no-payment'), 'error')
      return focusFirst(shown ? failures.flatMap(({ field }) => field ?? []) : ['paymentTypeId'])
    }
    const { source, campaignId } = session.visit.getState()
    const payload = buildOrderPayload({
      form,
      items: session.cart.getState().cart.items,
      quote,
      mode,
      payment,
      branchContact,
      phone: phone?.ok ? phone.e164 : undefined,
      deliveryInfo: delivery,
      loyaltyProgramName: loyalty.terms?.program.name,
      origin: {
        source,
        campaignId,
        sessionId: session.visitId.getState().id(),
        installedApp: isStandalone(),
        partnerName: partner?.partner,
        userExternalReference: partner?.userId,
      },
    })
    const sent = await sendOrder({ client, attempt: session.attempt, partnerToken: partner?.token }, payload)
    // Where nobody is asked for a code, whoever ordered is signed in; elsewhere a proof says who is.
    if (sent.kind === 'created' && phone?.ok && !branchContact.branch.oneTimeCodes)
      signInOf(session).getState().signIn(branchContact.branch.id, phone.e164)
    if (sent.kind === 'created') return goOn(sent.order, payment)
    if (sent.kind === 'refused') return refuse(sent.issues, payload.scheduledAt)
    if (sent.kind === 'failed') {
      const isConflict = isErrorCode(sent.code) && sent.code === 'IDEMPOTENCY_CONFLICT'
      const title = t(isConflict ? 'checkout.order-changed' : 'checkout.order-failed')
      toast(title, 'error')
      store.setState({ refusal: { title, lines: isConflict ? [] : [t('checkout.order-kept')] } })
    }
  }

  /** The order exists: what was typed for it is no longer needed, and its page comes next. */
  async function goOn(order: OrderCreated, payment: PaymentType): Promise<void> {
    track('PAY_ORDER', { orderCode: order.code, price: order.price })
    const { warning, payAt, message } = await afterOrder(order, {
      payment,
      ordersConsoleActive: branchContact.ordersConsoleActive,
      requestLink: ({ code, price }) =>
        paymentLink(client, { code, branchContactId: branchContact.id, amount: price }),
      writeMessage: ({ code }) => handOver(code),
    })
    if (warning) toast(t(warning), 'error')
    store.setState({ placed: true })
    store.getState().forget()
    benefitsOf(session).getState().forget()
    session.visitId.getState().renew()
    session.cart.getState().clear()
    navigate(visitPath(paths.followUp(alias, order.code)))
    // In a tab of its own: the order's page stays, and offers the same again where new tabs are blocked.
    if (message !== undefined) window.open(message, '_blank', 'noopener')
    else if (payAt !== undefined) window.location.assign(payAt)
  }

  async function refuse(issues: readonly OrderIssue[], slot: string | undefined): Promise<void> {
    const isSlotOnly = issues.every(isSlotRefused)
    const title = t(isSlotOnly ? 'checkout.order-changed' : 'checkout.order-refused')
    if (slot !== undefined && issues.some(isSlotRefused))
      store.setState({ goneSlots: [...store.getState().goneSlots, slot] })
    const lines = mode ? await revalidate(issues, mode).catch(() => [t('checkout.prices-failed')]) : []
    toast(title, 'error')
    store.setState({ refusal: { title, lines } })
  }
}
