import { useId } from 'react'
import styled from 'styled-components'
import type { ConsoleOrder, LedgerCharge } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { ledger } from '#messages/ledger.ts'
import { moment } from '#messages/moment.ts'
import { nameOfId } from '#messages/provider-name.ts'
import { useMoneyIn } from '#session/use-money-in.ts'
import { useBranchContact } from '#session/page-context.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { stack, wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { momentAt } from '#ui/patterns/venue-time.ts'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { takerText } from '../money-words.ts'
import { payingCharge } from '../order-charges.ts'
import { ActionButton } from './action-button.tsx'
import { Details, Refund, type Acting } from './order-refund.tsx'

const Box = styled.section`
  ${stack(3)}
  font-variant-numeric: tabular-nums;

  ul {
    ${stack(3)}
  }
  li {
    ${stack(2)}
  }
  li li {
    padding: ${space(3)};
    border-radius: ${radius.s};
    background: ${token.page};
  }
  h4,
  .head {
    ${wrap(1, 2)}
    align-items: center;
  }
  .head > strong:last-child {
    margin-inline-start: auto;
    white-space: nowrap;
  }
  dl {
    ${stack(1)}
    font-size: ${text[1]};
  }
  dl > div {
    ${wrap(0, 3)}
    justify-content: space-between;
  }
  dt {
    color: ${token.description};
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .actions {
    ${wrap(2)}
  }
`

/** Actions on the whole payment, not on one refund. */
const ORDER_ACTIONS = ['GIVE_BACK', 'MARK_UNPAID'] as const

type Props = Acting & {
  one: ConsoleOrder
  /** whether it has its own heading */
  isTitled?: boolean
}

/**
 * An order's money in full: payments with their takers, refunds with their reasons, and the actions. Renders nothing
 * for an order without money.
 */
export function OrderMoney(props: Props) {
  const { one, isTitled = true, ...rest } = props
  const t = useT(console, ledger)
  const money = useMoneyIn()
  const headingId = useId()
  const { charges, refundable } = one.money
  if (charges.length === 0) return null
  const offered = ORDER_ACTIONS.filter((action) => one.actions.includes(action))
  return (
    <Box aria-labelledby={isTitled ? headingId : undefined}>
      {isTitled && <h4 id={headingId}>{t('ledger.money')}</h4>}
      <ul role="list">
        {charges.map((charge) => (
          <Charge key={charge.id} {...{ one, charge, ...rest }} />
        ))}
      </ul>
      {offered.includes('GIVE_BACK') && (
        <p className="head">
          <span>{t('ledger.order.refundable')}</span>
          <strong>{money(refundable, payingCharge(one) ?? {})}</strong>
        </p>
      )}
      {offered.length > 0 && (
        <div className="actions">
          {offered.map((action) => (
            <ActionButton
              key={action}
              code={one.order.code}
              tone="secondary"
              label={t(`console.action.${action}`)}
              loading={rest.isBusy}
              onPress={() => rest.act(one, action)}
            />
          ))}
        </div>
      )}
    </Box>
  )
}

type ChargeProps = Acting & { one: ConsoleOrder; charge: LedgerCharge }

function Charge({ one, charge, ...acting }: ChargeProps) {
  const t = useT(ledger, moment)
  const { timeZone } = useBranchContact()
  const money = useMoneyIn()
  const write = (amount: number) => money(amount, charge)
  const { brand, lastFour, fee, net, chargedBackAt, uncounted } = charge
  const card = [brand && nameOfId(brand), lastFour && t('ledger.card.last-four', { lastFour })]
  const refunds = one.money.refunds.filter(({ chargeId }) => chargeId === charge.id)
  return (
    <li>
      <div className="head">
        <strong>{t(`ledger.method.${charge.method}`)}</strong>
        {uncounted && <Tag tone="warning">{t(`ledger.reason.${uncounted}`)}</Tag>}
        {chargedBackAt && <Tag tone="danger">{t('ledger.kind.CHARGE_BACK')}</Tag>}
        <strong>{write(charge.amount)}</strong>
      </div>
      <Details
        lines={[
          ['came', momentAt(charge.at, timeZone, t)],
          [charge.provider === undefined ? 'taken-by' : 'provider', takerText(charge, t)],
          ['card', card.filter(Boolean).join(' ')],
          ['authorization', charge.authorizationCode],
          ['installments', charge.installments === undefined ? undefined : String(charge.installments)],
          ['fee', fee === undefined ? undefined : write(fee)],
          ['net', net === undefined ? undefined : write(net)],
          ['reference', charge.reference],
          ['charged-back', chargedBackAt && momentAt(chargedBackAt, timeZone, t)],
        ]}
      />
      {refunds.length > 0 && (
        <ul role="list" aria-label={t('ledger.refunds')}>
          {refunds.map((refund) => (
            <Refund key={refund.id} {...{ one, refund, write, ...acting }} />
          ))}
        </ul>
      )}
    </li>
  )
}
