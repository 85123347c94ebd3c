import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import styled from 'styled-components'
import type { BookDaysAsked, ConsoleCalls } from '#api/console-calls.ts'
import type { SettlementDifference, SettlementReport } from '#generated/models.ts'
import { ledger } from '#messages/ledger.ts'
import { providerName } from '#messages/provider-name.ts'
import { useMoneyIn } from '#session/use-money-in.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { RetryNotice } from '#ui/patterns/retry-notice.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Spinner } from '#ui/primitives/feedback/spinner.tsx'
import { dayText } from '../money-words.ts'
import { BookTable } from './book-table.tsx'
import { OrderButton } from './movements.tsx'
import { SettlementUpload } from './settlement-upload.tsx'

const Section = styled.section`
  ${stack(4)}
`

const COUNTS = ['days', 'matched', 'differs', 'onlyInFile', 'onlyInLedger'] as const

type Props = {
  calls: ConsoleCalls
  shown: { from: string; to: string }
  onShow: (days: BookDaysAsked) => void
  onOpen: (code: string) => void
}

/** Compares the books with the providers' settlements: the file upload, and the differences. */
export function Settlements({ calls, shown, onShow, onOpen }: Props) {
  const t = useT(ledger)
  const headingId = useId()
  const { data, isError, refetch } = useQuery({ ...calls.settlements(shown), retry: false })
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>{t('ledger.settlement')}</h2>
      <SettlementUpload {...{ calls, shown, onShow }} />
      {data && <Comparison report={data} onOpen={onOpen} />}
      {!data && !isError && <Spinner />}
      {!data && isError && <RetryNotice text={t('ledger.settlement.not-read')} onRetry={refetch} />}
    </Section>
  )
}

type ReportProps = { report: SettlementReport; onOpen: (code: string) => void }

function Comparison({ report: { providers, differences }, onOpen }: ReportProps) {
  const t = useT(ledger)
  const covered = providers.filter(({ days }) => days > 0)
  if (covered.length === 0 && differences.length === 0) return <Notice>{t('ledger.settlement.empty')}</Notice>
  return (
    <>
      {differences.length === 0 && <Notice tone="success">{t('ledger.settlement.agrees')}</Notice>}
      <BookTable
        title={t('ledger.settlement.providers')}
        level={3}
        columns={[
          { id: 'name', label: t('ledger.column.provider') },
          ...COUNTS.map((id) => ({ id, label: t(`ledger.settlement.column.${id}`), isAmount: true })),
        ]}
        rows={providers.map((one) => ({
          id: one.provider,
          name: providerName(one.provider, t),
          cells: Object.fromEntries(COUNTS.map((id) => [id, String(one[id])])),
        }))}
      />
      {differences.length > 0 && <Differences {...{ differences, providers, onOpen }} />}
    </>
  )
}

const countOf = ({ differs, onlyInFile, onlyInLedger }: SettlementReport['providers'][number]) =>
  differs + onlyInFile + onlyInLedger

/** Payment ids are short; tokens fill half a line. */
const isShort = ({ reference = '' }: SettlementDifference) => reference.length <= 20

/** Payments that only the provider knows must be looked up there, by their kind. */
const todoOf = ({ state, kind }: SettlementDifference) =>
  state === 'DIFFERS' || state === 'ONLY_IN_LEDGER' ? state : kind

type DifferencesProps = Pick<SettlementReport, 'differences' | 'providers'> & Pick<ReportProps, 'onOpen'>

function Differences({ differences, providers, onOpen }: DifferencesProps) {
  const t = useT(ledger)
  const money = useMoneyIn()
  const all = providers.reduce((sum, one) => sum + countOf(one), 0)
  const amount = (value: number | undefined, one: SettlementDifference) =>
    value === undefined ? undefined : money(value, one)
  return (
    <BookTable
      title={t('ledger.settlement.differences')}
      level={3}
      columns={[
        { id: 'order', label: t('ledger.column.order') },
        { id: 'day', label: t('ledger.column.date'), isShort: true },
        { id: 'kind', label: t('ledger.column.kind') },
        { id: 'reference', label: t('ledger.column.reference'), isShort: differences.every(isShort) },
        { id: 'settled', label: t('ledger.settlement.column.settled'), isAmount: true },
        { id: 'noted', label: t('ledger.settlement.column.noted'), isAmount: true },
        { id: 'todo', label: t('ledger.settlement.column.todo') },
      ]}
      rows={differences.map((one, at) => ({
        id: `${at} ${one.day} ${one.reference ?? ''}`,
        name:
          one.orderCode === undefined ? (
            t('ledger.settlement.no-order')
          ) : (
            <OrderButton code={one.orderCode} onOpen={onOpen} />
          ),
        cells: {
          day: dayText(one.day),
          kind: `${t(`ledger.kind.${one.kind}`)}, ${providerName(one.provider, t)}`,
          reference: one.reference,
          settled: amount(one.settled, one),
          noted: amount(one.noted, one),
          todo: t(`ledger.settlement.todo.${todoOf(one)}`),
        },
      }))}
    >
      {all > differences.length && (
        <p>{t('ledger.settlement.differences.first', { count: differences.length })}</p>
      )}
    </BookTable>
  )
}
