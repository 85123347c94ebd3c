import type { ReactNode } from 'react'
import { shownCode } from '#domain/shipments/access.ts'
import type {
  ConsoleOrder,
  EarlierRefund,
  LedgerRefund,
  RefundStatus,
  VenueAction,
} from '#generated/models.ts'
import { ledger } from '#messages/ledger.ts'
import { moment as momentTexts } from '#messages/moment.ts'
import { console } from '#messages/console.ts'
import { useBranchContact } from '#session/page-context.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { momentAt } from '#ui/patterns/venue-time.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Tag, type TagTone } from '#ui/primitives/feedback/tag.tsx'
import { actorText, statusText } from '../money-words.ts'

const TONES: Readonly<Record<RefundStatus, TagTone>> = {
  REQUESTED: 'warning',
  SENT: 'warning',
  FAILED: 'danger',
  CONFIRMED: 'success',
  CANCELED: 'neutral',
}

export type MoneyAct = (one: ConsoleOrder, action: VenueAction, refund?: LedgerRefund) => void

export type Acting = {
  act: MoneyAct
  /** an action on the order is pending: no other may start */
  isBusy: boolean
  /** the action already shown on the row */
  next?: VenueAction
}
type RefundProps = Acting & {
  one: ConsoleOrder
  refund: LedgerRefund
  write: (amount: number) => string
}

/** A refund of a charge: its status, reason, sender, time and actions. */
export function Refund({ one, refund, next, write, act, isBusy }: RefundProps) {
  const t = useT(console, ledger, momentTexts)
  const { timeZone } = useBranchContact()
  const { status, reason, note, earlier = [], requestedAt, sentAt, endedAt } = refund
  const said = (before: EarlierRefund) =>
    [write(before.amount), before.note, actorText(before, t), at(before.at)].filter(Boolean).join(', ')
  const at = (moment?: string) => moment && momentAt(moment, timeZone, t)
  const actor = actorText(refund, t) ?? (reason === 'VENUE' ? t('ledger.operator') : t('ledger.automatic'))
  // the server records the first manual refund, so only that one gets the action
  const isNoted = one.money.refunds.find(({ byHand }) => byHand) === refund
  const actions = [
    ...(isNoted && next !== 'REFUND' && one.actions.includes('REFUND') ? (['REFUND'] as const) : []),
    ...(status === 'FAILED' && one.actions.includes('RETRY_REFUND') ? (['RETRY_REFUND'] as const) : []),
  ]
  return (
    <li>
      <div className="head">
        <strong>{t('ledger.kind.REFUND')}</strong>
        <Tag tone={TONES[status]}>{statusText(refund, t)}</Tag>
        <strong>{write(-refund.amount)}</strong>
      </div>
      <Details
        lines={[
          ['reason', [reason !== 'VENUE' && t(`ledger.reason.${reason}`), note].filter(Boolean).join(': ')],
          ['actor', actor],
          ['earlier', earlier.map(said).join('; ')],
          ['requested', at(requestedAt)],
          ['sent', at(sentAt)],
          [status === 'FAILED' ? 'refused' : 'ended', at(endedAt)],
          ['detail', refund.detail],
          ['reference', refund.reference],
        ]}
      />
      {actions.length > 0 && (
        <div className="actions">
          {actions.map((action) => (
            <Button
              key={action}
              tone="secondary"
              loading={isBusy}
              name={t('ledger.action.name', {
                action: t(`console.action.${action}`),
                amount: write(refund.amount),
                code: shownCode(one.order.code),
              })}
              onPress={() => act(one, action, refund)}
            >
              {t(`console.action.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}

type NameOf<Key> = Key extends `ledger.detail.${infer Name}` ? Name : never
/** Details that have a label among the texts. */
type Detail = NameOf<keyof typeof ledger>

/** The known details with labels; unknown ones are left out. */
export function Details({ lines }: { lines: readonly (readonly [Detail, ReactNode])[] }) {
  const t = useT(ledger)
  return (
    <dl>
      {lines
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([id, value]) => (
          <div key={id}>
            <dt>{t(`ledger.detail.${id}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
