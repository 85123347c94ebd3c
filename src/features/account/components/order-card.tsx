import styled from 'styled-components'
import { formatOrderCode } from '#domain/order/code.ts'
import { shownStatus } from '#domain/order/status.ts'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { paths } from '#domain/routes/routes.ts'
import type { OrderSummary, PaymentMethod, OrderStatus } from '#generated/models.ts'
import { account } from '#messages/account.ts'
import { moment as momentTexts } from '#messages/moment.ts'
import { status } from '#messages/status.ts'
import { isFramedByOthers } from '#platform/display.ts'
import { useNavigate } from 'react-router-dom'
import { useVisitPath } from '#session/links.ts'
import { useBranchContact, useSessionValue } from '#session/page-context.ts'
import { radius, space, text, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { noRing, quiet, row, stack, wrap } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Tag, type TagTone } from '#ui/primitives/feedback/tag.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import type { IconName } from '#ui/primitives/icon/icon-paths.ts'
import { useCloseModal } from '#ui/patterns/modal-control.ts'
import { useBusy } from '#ui/primitives/base/use-busy.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { dueAt, momentAt } from '#ui/patterns/venue-time.ts'
import { useOrderAgain } from '../use-order-again.ts'

/** The colour of a status; its word says the same. */
const ORDER_STATUS_TONE: Readonly<Record<OrderStatus, TagTone>> = {
  UNCONFIRMED: 'warning',
  GENERATED: 'brand',
  ACCEPTED: 'brand',
  READY: 'success',
  DELIVERED: 'neutral',
  CANCELED: 'danger',
}

const PAYMENT_ICONS: Readonly<Record<PaymentMethod, IconName>> = {
  CASH: 'cash',
  CARD: 'card',
  ONLINE: 'link',
}

const Card = styled.article`
  position: relative;
  ${stack(2)}
  padding: ${space(4)};
  border: 1px solid ${token.divider};
  border-radius: ${radius.m};
  background: ${token.surfaceRaised};
  color: ${token.text};

  > div {
    ${wrap(2, 3)}
    align-items: center;
    justify-content: space-between;
  }
  h3 {
    margin-block: -${space(2)};
  }
  /* The link covers the card; what else can be pressed lies above it. */
  h3 > a {
    display: inline-flex;
    align-items: center;
    min-height: ${TOUCH_TARGET};
    color: inherit;
    text-decoration: none;
  }
  h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.m};
  }
  h3 > a:is(:focus-visible, :active) {
    ${noRing}
  }
  h3 > a:active::after {
    outline: 2px solid ${token.control};
    outline-offset: -2px;
  }
  h3 > a:focus-visible::after {
    outline: 2px solid ${token.focusRing};
    outline-offset: 2px;
    box-shadow: 0 0 0 6px ${token.focusRingOuter};
  }
  p {
    ${row(1.5)}
    ${quiet}
  }
  strong {
    font-size: ${text[2]};
    font-variant-numeric: tabular-nums;
  }
  button {
    position: relative;
  }
`

/** One order of 'Mis pedidos'. @source diner spec §2.10, requirements ACCT-03 */
export function OrderCard({ order }: { order: OrderSummary }) {
  const t = useT(account, momentTexts, status)
  const money = useMoney()
  const close = useCloseModal()
  const navigate = useNavigate()
  const visitPath = useVisitPath()
  const [isBusy, again] = useBusy(useOrderAgain())
  const now = useSessionValue('clock', (clock) => clock.now)
  const { timeZone } = useBranchContact()
  const code = formatOrderCode(order.code)
  const isCarried = order.shipmentId !== undefined
  const to = isCarried
    ? companionPaths.tracking(order.branchContactAlias, order.code)
    : visitPath(paths.followUp(order.branchContactAlias, order.code))
  const { paymentMethod, showName } = order.paymentType
  return (
    <Card>
      <div>
        <h3>
          <a
            href={to}
            target={isCarried && isFramedByOthers() ? '_top' : undefined}
            aria-label={t('account.see-order', { code })}
            onClick={(event) => {
              if (isCarried) return
              event.preventDefault()
              close(() => void navigate(to))
            }}
          >
            {code}
          </a>
        </h3>
        <Tag tone={ORDER_STATUS_TONE[order.status]}>{t(`status.${shownStatus(order)}`)}</Tag>
      </div>
      <p>{momentAt(order.orderedAt, timeZone, t)}</p>
      {order.scheduled && order.scheduledAt !== undefined && (
        <p>
          <Icon name="calendar" />
          {t('account.scheduled', { moment: dueAt(order.scheduledAt, { now, timeZone }, t) })}
        </p>
      )}
      <div>
        <p>
          <Icon name={PAYMENT_ICONS[paymentMethod]} />
          {showName} · {order.orderModeName}
        </p>
        {order.paid && (
          <Tag tone="success" icon="check">
            {t('account.paid')}
          </Tag>
        )}
      </div>
      <div>
        {order.price > 0 && <strong>{money(order.price)}</strong>}
        <Button
          tone="secondary"
          icon="refresh"
          loading={isBusy}
          name={t('account.again-of', { code })}
          onPress={() => void again(order)}
        >
          {t('account.again')}
        </Button>
      </div>
    </Card>
  )
}
