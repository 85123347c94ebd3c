import { Fragment, useState } from 'react'
import styled from 'styled-components'
import { cancelEffect, offeredErrors, type CancelEffect } from '#domain/order/reports.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { moment } from '#messages/moment.ts'
import { orderReport } from '#messages/order-report.ts'
import { useBranchContact, useSessionValue } from '#session/page-context.ts'
import { useMoneyIn } from '#session/use-money-in.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { momentAt } from '#ui/patterns/venue-time.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { space } from '#theme/tokens.ts'
import { tablet } from '#ui/primitives/base/look.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog.tsx'
import { reportChannel } from '../order-words.ts'
import { useReport } from '../use-report.ts'
import { useReportMessage } from '../use-report-message.ts'
import { ReportDialog } from './report-dialog.tsx'

interface Props {
  effect: CancelEffect
  order: OrderFollowUp
  onConfirm: () => void
  onClose: () => void
}

/**
 * Asks before an order is lost, or its venue is asked to cancel it, and says what becomes of its money.
 * @source requirements FUP-03; issue 15 part 3
 */
function CancelDialog({ effect, order, onConfirm, onClose }: Props) {
  const t = useT(orderReport)
  const write = useMoneyIn()
  const kind = effect === 'at-once' ? 'cancel' : 'ask'
  // what canceling does with the money; absent when unknown
  const { heldMoney: money } = order
  const way = reportChannel(order)
  const question = t(way === 'console' ? `report.${kind}.question` : `report.${kind}.${way}`)
  const moneyText = money && t(`report.${kind}.money.${money.kind}`, { amount: write(money.amount, money) })
  return (
    <ConfirmDialog
      title={t(`report.${kind}.title`)}
      question={moneyText === undefined ? question : `${question} ${moneyText}`}
      cancelLabel={t('report.keep')}
      confirmLabel={t(`report.${kind}.yes`)}
      destructive
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}

const Ways = styled.div`
  display: grid;
  gap: ${space(3)};

  ${tablet} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
  }
  &:empty {
    display: none;
  }
`

/** What may be told of the order now, and what was told before. @source delivery spec §2; requirements FUP-03 */
export function Reports({ order }: { order: OrderFollowUp }) {
  const t = useT(moment, orderReport)
  const { timeZone } = useBranchContact()
  const now = useSessionValue('clock', (clock) => clock.now)
  const { isSending, tell } = useReport(order)
  const messageOf = useReportMessage()
  const [open, setOpen] = useState<'cancel' | 'report'>()
  const effect = cancelEffect(order)
  const types = offeredErrors(order, now)
  const close = () => setOpen(undefined)
  return (
    <>
      {order.reports?.map((report) => {
        const type = t(`report.type.${report.errorType}`)
        const message = messageOf(order, report)
        return (
          <Fragment key={report.errorType}>
            <Notice tone="info">
              {t(order.byMessage === true ? 'report.message.known' : 'report.known', {
                type,
                time: momentAt(report.at, timeZone, t),
              })}
            </Notice>
            {message !== undefined && (
              <ButtonLink wide icon="message" href={message} newTab>
                {t('report.message.open')}
              </ButtonLink>
            )}
          </Fragment>
        )
      })}
      <Ways>
        {types.length > 0 && (
          <Button tone="secondary" wide icon="warning" onPress={() => setOpen('report')}>
            {t('report.open')}
          </Button>
        )}
        {effect !== undefined && (
          <Button tone="quiet" wide icon="close" loading={isSending} onPress={() => setOpen('cancel')}>
            {t('report.cancel')}
          </Button>
        )}
      </Ways>
      {open === 'report' && <ReportDialog order={order} types={types} onClose={close} />}
      {open === 'cancel' && effect !== undefined && (
        <CancelDialog effect={effect} order={order} onConfirm={() => void tell('CANCEL')} onClose={close} />
      )}
    </>
  )
}
