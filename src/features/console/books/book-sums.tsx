import styled from 'styled-components'
import type { LedgerBook, LedgerSum } from '#generated/models.ts'
import type { Translate } from '#messages/index.ts'
import { ledger } from '#messages/ledger.ts'
import { providerName } from '#messages/provider-name.ts'
import { useMoneyIn } from '#session/use-money-in.ts'
import { space } from '#theme/tokens.ts'
import { raised, stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { SummaryTable } from '#ui/patterns/summary-table.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { drawerName, nameAmong } from '../money-words.ts'
import { BookTable, type Column } from './book-table.tsx'

const Total = styled.section`
  ${stack(3)}
  max-width: 560px;
  padding: ${space(4)};
  ${raised('m')}

  @media print {
    box-shadow: none;
  }
`

const SUMS = [
  'count',
  'received',
  'tips',
  'voided',
  'refunded',
  'chargedBack',
  'wonBack',
  'fees',
  'net',
] as const
/** Columns shown even when empty; other empty columns are left out. */
const ALWAYS: readonly string[] = ['count', 'received', 'net', 'due']
const CASH_SUMS = ['received', 'tips', 'voided', 'givenBack', 'due'] as const

/** The sums of one currency: in total, by method, provider and rider, and the cash to hand in. */
export function BookSums({ book, isOnly }: { book: LedgerBook; isOnly: boolean }) {
  const t = useT(ledger)
  const money = useMoneyIn()
  const write = (amount: number) => money(amount, book)
  const { total, methods, providers, riders, cash } = book
  const sums = SUMS.filter((id) => ALWAYS.includes(id) || total[id] !== 0)
  const cashSums = CASH_SUMS.filter((id) => ALWAYS.includes(id) || cash.some((held) => held[id] !== 0))
  const columns = (first: string): Column[] => [
    { id: 'name', label: first },
    ...sums.map((id) => ({ id, label: t(`ledger.column.${id}`), isAmount: true })),
  ]
  const riderNames = riders.map(({ name }) => name ?? t('ledger.rider'))
  const cells = (sum: LedgerSum) =>
    Object.fromEntries(sums.map((id) => [id, id === 'count' ? String(sum.count) : write(sum[id])]))
  return (
    <>
      <Total>
        <h2>{isOnly ? t('ledger.total') : t('ledger.total.in', { currency: book.currency })}</h2>
        <SummaryTable lines={linesOf(total, write, t)} />
        {total.withoutFee > 0 && (
          <Notice>
            {total.withoutFee === 1
              ? t('ledger.without-fee.one')
              : t('ledger.without-fee.many', { count: total.withoutFee })}
          </Notice>
        )}
      </Total>
      {cash.length > 0 && (
        <BookTable
          title={t('ledger.cash')}
          columns={[
            { id: 'name', label: t('ledger.column.who') },
            ...cashSums.map((id) => ({ id, label: t(`ledger.column.${id}`), isAmount: true })),
          ]}
          rows={cash.map((held) => ({
            id: `${held.source} ${held.holder ?? ''} ${held.token ?? ''}`,
            name: drawerName(held, cash, t),
            cells: Object.fromEntries(cashSums.map((id) => [id, write(held[id])])),
          }))}
        />
      )}
      {methods.length > 0 && (
        <BookTable
          title={t('ledger.methods')}
          columns={columns(t('ledger.column.method'))}
          rows={methods.map(({ method, sum }) => ({
            id: method,
            name: t(`ledger.method.${method}`),
            cells: cells(sum),
          }))}
        />
      )}
      {providers.length > 0 && (
        <BookTable
          title={t('ledger.providers')}
          columns={columns(t('ledger.column.provider'))}
          rows={providers.map(({ provider, sum }) => ({
            id: provider,
            name: providerName(provider, t),
            cells: cells(sum),
          }))}
        />
      )}
      {riders.length > 0 && (
        <BookTable
          title={t('ledger.riders')}
          columns={columns(t('ledger.rider'))}
          rows={riders.map(({ riderId, sum }, at) => ({
            id: riderId,
            name: nameAmong({ name: riderNames[at] ?? '', id: riderId }, riderNames, t),
            cells: cells(sum),
          }))}
        />
      )}
    </>
  )
}

function linesOf(total: LedgerSum, write: (amount: number) => string, t: Translate<typeof ledger>) {
  const lines = [
    { id: 'received', label: t('ledger.sum.received', { count: total.count }), value: write(total.received) },
    { id: 'tips', label: t('ledger.sum.tips'), value: write(total.tips) },
    { id: 'voided', label: t('ledger.sum.voided', { count: total.voids }), value: write(-total.voided) },
    {
      id: 'refunded',
      label: t('ledger.sum.refunded', { count: total.refunds }),
      value: write(-total.refunded),
    },
    { id: 'chargedBack', label: t('ledger.sum.chargedBack'), value: write(-total.chargedBack) },
    { id: 'wonBack', label: t('ledger.sum.wonBack'), value: write(total.wonBack) },
    { id: 'fees', label: t('ledger.sum.fees'), value: write(-total.fees) },
  ]
  const isMeant = ({ id }: { id: string }) => id === 'received' || total[id as keyof LedgerSum] !== 0
  return [
    ...lines.filter(isMeant),
    { id: 'net', label: t('ledger.sum.net'), value: write(total.net), tone: 'total' as const },
  ]
}
