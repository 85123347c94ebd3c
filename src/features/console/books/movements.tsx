import { useRef } from 'react'
import styled from 'styled-components'
import { isIncoming } from '#domain/payment/books.ts'
import { shownCode } from '#domain/shipments/access.ts'
import type {
  LedgerOpenRefund,
  LedgerReport,
  LedgerRow,
  RefundReason,
  UncountedReason,
} from '#generated/models.ts'
import { useMoneyIn } from '#session/use-money-in.ts'
import { TOUCH_TARGET, radius, space, token } from '#theme/tokens.ts'
import { wrap } from '#ui/primitives/base/look.ts'
import type { Translate } from '#messages/index.ts'
import { ledger } from '#messages/ledger.ts'
import { moment } from '#messages/moment.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { clockAt, momentAt } from '#ui/patterns/venue-time.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { statusText, takerText } from '../money-words.ts'
import { BookTable } from './book-table.tsx'

const OpenOrder = styled.button`
  min-height: ${TOUCH_TARGET};
  /* as high as a thumb needs, and no higher a line */
  margin-block: -${space(2.5)};
  border-radius: ${radius.s};
  color: ${token.link};
  text-align: start;
  text-decoration: underline;
  white-space: nowrap;

  @media print {
    min-height: 0;
    margin-block: 0;
    text-decoration: none;
  }
`
const Pages = styled.div`
  &,
  > div {
    ${wrap(3)}
    align-items: center;
  }
`

type OpenProps = { code: string; onOpen: (code: string) => void }

/** Opens the money dialog of an order. */
export function OrderButton({ code, onOpen }: OpenProps) {
  const t = useT(ledger)
  const shown = shownCode(code)
  return (
    <OpenOrder
      type="button"
      aria-label={t('ledger.order.open', { code: shown })}
      onClick={() => onOpen(code)}
    >
      {t('ledger.order', { code: shown })}
    </OpenOrder>
  )
}

type RowsProps = {
  report: LedgerReport
  offset: number
  pageSize: number
  isWaiting: boolean
  /** whether they are printed too */
  isOnPaper: boolean
  onPage: (offset: number) => void
  onOpen: (code: string) => void
}

/** The movements of the period, in pages; each opens the money dialog of its order. */
export function Movements({ report, offset, pageSize, isWaiting, isOnPaper, onPage, onOpen }: RowsProps) {
  const t = useT(ledger, moment)
  const money = useMoneyIn()
  const place = useRef<HTMLParagraphElement>(null)
  const { from, to, rows, rowCount, timeZone } = report
  if (rowCount === 0) return null
  const isOneDay = from === to
  const turn = (next: number) => {
    onPage(next)
    // the pressed button disappears, so move the focus
    if (next === 0 || next + pageSize >= rowCount) place.current?.focus()
  }
  const column = (id: 'time' | 'date' | 'kind' | 'method' | 'in' | 'out', isAmount?: boolean) => ({
    id,
    label: t(`ledger.column.${id}`),
    isAmount,
  })
  return (
    <BookTable
      title={t('ledger.rows')}
      isOnPaper={isOnPaper}
      columns={[
        { id: 'order', label: t('ledger.column.order') },
        isOneDay ? { ...column('time'), isShort: true } : column('date'),
        column('kind'),
        column('method'),
        column('in', true),
        column('out', true),
      ]}
      rows={rows.map((row) => {
        const amount = money(row.amount, row)
        return {
          id: `${row.kind} ${row.id}`,
          name: <OrderButton code={row.orderCode} onOpen={onOpen} />,
          cells: {
            [isOneDay ? 'time' : 'date']: isOneDay
              ? clockAt(row.at, timeZone)
              : momentAt(row.at, timeZone, t),
            kind: kindOf(row, t),
            method: throughOf(row, t),
            in: isIncoming(row) ? amount : undefined,
            out: isIncoming(row) ? undefined : amount,
          },
        }
      })}
    >
      {(rowCount > rows.length || offset > 0) && (
        <Pages>
          <p ref={place} role="status" tabIndex={-1}>
            {t('ledger.rows.shown', {
              first: offset + 1,
              last: Math.min(offset + pageSize, rowCount),
              count: rowCount,
            })}
          </p>
          <div data-no-print="">
            {offset > 0 && (
              <Button tone="secondary" loading={isWaiting} onPress={() => turn(offset - pageSize)}>
                {t('ledger.rows.before')}
              </Button>
            )}
            {offset + pageSize < rowCount && (
              <Button tone="secondary" loading={isWaiting} onPress={() => turn(offset + pageSize)}>
                {t('ledger.rows.after')}
              </Button>
            )}
          </div>
        </Pages>
      )}
    </BookTable>
  )
}

function kindOf({ kind, reason, uncounted, note }: LedgerRow, t: Translate<typeof ledger>): string {
  const why = whyOf({ reason: reason ?? uncounted, note }, t)
  const name = t(`ledger.kind.${kind}`)
  return why === '' ? name : `${name}: ${why}`
}

/** Why money moved: the rule, and the venue's reason, which is enough for its own decisions. */
const whyOf = (
  { reason, note }: { reason?: RefundReason | UncountedReason; note?: string },
  t: Translate<typeof ledger>,
): string =>
  [reason && (reason !== 'VENUE' || note === undefined) && t(`ledger.reason.${reason}`), note]
    .filter(Boolean)
    .join(', ')

function throughOf(row: LedgerRow, t: Translate<typeof ledger>): string {
  const who = takerText(row.kind === 'REFUND' ? { ...row, source: 'VENUE' } : row, t)
  return `${t(`ledger.method.${row.method}`)}, ${who}`
}

type PendingRefundsProps = {
  open: readonly LedgerOpenRefund[]
  /** number of all of them, listed or not */
  count: number
  timeZone: string
  onOpen: (code: string) => void
}

/** Refunds not finished yet, and their status. */
export function PendingRefunds({ open, count, timeZone, onOpen }: PendingRefundsProps) {
  const t = useT(ledger, moment)
  const money = useMoneyIn()
  if (open.length === 0) return null
  return (
    <BookTable
      title={t('ledger.open')}
      columns={[
        { id: 'order', label: t('ledger.column.order') },
        { id: 'date', label: t('ledger.column.date') },
        { id: 'method', label: t('ledger.column.method') },
        { id: 'reason', label: t('ledger.column.reason') },
        { id: 'status', label: t('ledger.column.status') },
        { id: 'amount', label: t('ledger.column.amount'), isAmount: true },
      ]}
      rows={open.map((one) => ({
        id: one.id,
        name: <OrderButton code={one.orderCode} onOpen={onOpen} />,
        cells: {
          date: momentAt(one.requestedAt, timeZone, t),
          method: t(`ledger.method.${one.method}`),
          reason: whyOf(one, t),
          status: statusText(one, t),
          amount: money(one.amount, one),
        },
      }))}
    >
      {count > open.length && <p>{t('ledger.open.shown', { shown: open.length, count })}</p>}
    </BookTable>
  )
}
