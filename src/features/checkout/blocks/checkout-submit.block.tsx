import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { whyNoOrder, type WhyNoOrder } from '#domain/hours/why-no-order.ts'
import type { BranchContact, MinorUnits, PaymentType } from '#generated/models.ts'
import { defineBlock } from '#layout/define-block.ts'
import { cartLines } from '#messages/cart-lines.ts'
import { checkoutErrors } from '#messages/checkout-errors.ts'
import { checkout } from '#messages/checkout.ts'
import { soldOut } from '#messages/sold-out.ts'
import { attemptOf } from '#session/attempt.ts'
import { useMenuPath, useVisitPath } from '#session/links.ts'
import { useBranchContact, useSession, useSessionValue, useVenue } from '#session/page-context.ts'
import { useCheckoutValue, type Refusal, type RefusalLine } from '#session/checkout-store.ts'
import { useOrderMode } from '#session/use-menu.ts'
import { useOnline } from '#session/use-online.ts'
import { pad, shadow, space, token } from '#theme/tokens.ts'
import { centred, noRing, stack } from '#ui/primitives/base/look.ts'
import { keepHeight } from '#ui/patterns/keep-height.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Gate } from '../components/gate.tsx'
import { inPlace, Placed, type PlaceSettings } from '../components/placed.ts'
import { needsCard, needsPaymentLink } from '../payable.ts'
import { useCheckout, useFilled } from '../use-checkout.ts'
import { usePlaceOrder } from '../use-place-order.ts'
import { remainingLines } from '../use-revalidation.ts'
import { useSlotText } from '../use-slot-note.ts'
import { paths } from '#domain/routes/routes.ts'

const Root = styled.div`
  ${stack(3)}
  max-width: calc(720px + 2 * ${pad.inset});
  margin: 0 auto;
  padding: ${space(3)} ${pad.inset};

  @media (min-width: 1024px) {
    padding-inline: 0;
  }
`

/** The button with the amount stays visible: at the bottom of the window, or of the side column on wide screens. */
const Bar = styled.div`
  position: sticky;
  z-index: 5;
  bottom: 0;
  padding: ${space(2)} ${pad.inset} max(${space(3)}, env(safe-area-inset-bottom));
  background: ${token.page};
  box-shadow: ${shadow[2]};

  > div {
    ${centred(720)}
  }
  @media (min-width: 1024px) {
    padding: ${space(3)} 0;
    box-shadow: none;

    aside:has(&) {
      scroll-padding-bottom: calc(var(--sticky-bottom) + ${space(2)});
    }
  }
`

const keepBottomHeight = keepHeight('--sticky-bottom')

const Changes = styled.div`
  border-radius: 8px;

  &:focus {
    ${noRing}
  }
  ul {
    margin: ${space(1)} 0 0;
    padding-inline-start: ${space(5)};
    list-style: disc;
    color: ${token.text};
  }
  button {
    margin-top: ${space(2)};
  }
`

const WHY = {
  'mode-gone': 'cart.mode-gone',
  informative: 'mode.disabled',
  'venue-closed': 'checkout.blocked.closed',
  'mode-closed': 'cart.mode-closed',
  disabled: 'cart.ordering-disabled',
} as const satisfies Record<WhyNoOrder, string>

function Submit() {
  const t = useT(cartLines, checkout, checkoutErrors, soldOut)
  const money = useMoney()
  const menuPath = useMenuPath()
  const venue = useBranchContact()
  const session = useSession()
  const sending = useCheckoutValue((state) => state.sending)
  const isOnline = useOnline()
  const [isOpen] = useState(() => attemptOf(session, venue.id).isOpen())
  const refusal = useCheckoutValue((state) => state.refusal)
  const choices = useSessionValue('cart', (state) => state.choices)
  const lines = remainingLines(refusal?.lines ?? [], choices)
  // a refusal is over once everything it was about has left the cart
  const isRefused = refusal && (lines.length > 0 || refusal.lines.length === 0)
  const order = useCheckout()
  const { prices, schedule, payment, total } = order
  const slotText = useSlotText(schedule)
  const place = usePlaceOrder(order)
  const label = t(submitLabel(payment, venue, prices.quote?.total))
  // while the delivery fee is loading, the amount would be too low
  const isAwaited = useFilled(() => order.read().failures.some(({ code }) => code === 'FEE_LOADING'))
  const price = isAwaited ? undefined : prices.quote?.total
  const amount = price === undefined ? undefined : money(price)
  const carrying = total === undefined ? 'checkout.button-total-before' : 'checkout.button-total'
  const { ordering, section } = schedule
  const mode = useOrderMode()
  const whyNone = useSessionValue('clock', ({ now }) => whyNoOrder(venue, ordering, now))
  const isSoldOut = (prices.cart?.soldOut.length ?? 0) > 0
  const whyBlocked = () => {
    if (!isOnline) return t('checkout.blocked.offline')
    if (isSoldOut) return t('sold-out.blocked')
    if (!whyNone || section) return undefined
    return t(WHY[whyNone], { mode: mode?.showName ?? '' })
  }
  return (
    <>
      <Root>
        {isRefused && <WhyNot {...{ refusal, lines }} onRetry={isOnline ? () => void place() : undefined} />}
        {!isRefused && isOpen && <Notice tone="warning">{t('checkout.order-unknown')}</Notice>}
        {isSoldOut && <SoldOutNotice />}
        {slotText !== undefined && <Notice icon="clock">{slotText}</Notice>}
        <ButtonLink tone="secondary" wide to={menuPath}>
          {t('checkout.add-more')}
        </ButtonLink>
      </Root>
      <Bar data-bottom-bar="" ref={keepBottomHeight}>
        <div>
          <Button wide loading={sending} unavailable={whyBlocked()} onPress={() => void place()}>
            {sending && t('checkout.sending')}
            {!sending && (amount === undefined ? label : t(carrying, { action: label, amount }))}
          </Button>
        </div>
      </Bar>
    </>
  )
}

interface WhyNotProps {
  refusal: Refusal
  /** its lines that still apply */
  lines: readonly RefusalLine[]
  onRetry?: () => void
}

/** Why the order was refused, in view; it gets the focus, so that screen readers announce it. */
function WhyNot({ refusal, lines, onRetry }: WhyNotProps) {
  const t = useT(checkoutErrors)
  const { title, canRetry } = refusal
  const element = useRef<HTMLDivElement>(null)
  const heading = useId()
  useEffect(() => element.current?.focus(), [refusal])
  return (
    <Changes ref={element} tabIndex={-1} role="group" aria-labelledby={heading}>
      <Notice tone="warning">
        <strong id={heading}>{title}</strong>
        <ul>
          {lines.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {canRetry && onRetry && (
          <Button tone="secondary" icon="refresh" onPress={onRetry}>
            {t('checkout.order-retry')}
          </Button>
        )}
      </Notice>
    </Changes>
  )
}

function CheckoutSubmit({ settings }: { settings: PlaceSettings }) {
  return (
    <Placed data-place={settings.place}>
      <Gate>
        <Submit />
      </Gate>
    </Placed>
  )
}

/** 'Agregar más productos' and 'Realizar pedido' with its amount. @source requirements CHK-07, ORDER-03 */
export const checkoutSubmitBlock = defineBlock<PlaceSettings>({
  type: 'checkout-submit',
  ...inPlace,
  render: CheckoutSubmit,
})

/**
 * Label of the submit button: what a press does. At a venue without a console the order is a message, unless a card is
 * charged with it.
 * @source diner spec §2.8 "which reads 'Pagar' when online payment is chosen and the orders console is active"; design
 * §5 "'Pagar'"
 */
export function submitLabel(
  payment: PaymentType | undefined,
  { ordersConsoleActive, whatsAppPhone }: Pick<BranchContact, 'ordersConsoleActive' | 'whatsAppPhone'>,
  total?: MinorUnits,
) {
  const isCharged = needsCard(payment, total)
  if (ordersConsoleActive)
    return isCharged || (payment && needsPaymentLink(payment, total)) ? 'checkout.pay' : 'checkout.place'
  return isCharged || whatsAppPhone === undefined ? 'checkout.place' : 'checkout.send-message'
}

const SoldOut = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
`

/** An item sold out during checkout: it is removed in the cart. */
function SoldOutNotice() {
  const t = useT(soldOut)
  const { alias } = useVenue()
  const visitPath = useVisitPath()
  return (
    <Notice tone="warning" live>
      <SoldOut>
        <p>{t('sold-out.blocked')}</p>
        <ButtonLink tone="secondary" to={visitPath(paths.cart(alias))}>
          {t('sold-out.review')}
        </ButtonLink>
      </SoldOut>
    </Notice>
  )
}
