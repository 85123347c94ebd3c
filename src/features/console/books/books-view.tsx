import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useApi } from '#api/api-context.tsx'
import { isApiError } from '#api/client.ts'
import { type BookDaysAsked, consoleCalls } from '#api/console-calls.ts'
import { bookDays } from '#domain/payment/book-days.ts'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { ledger } from '#messages/ledger.ts'
import { systemClock, correctedTime } from '#platform/clock.ts'
import { downloadFile } from '#platform/download.ts'
import { useOnline } from '#session/use-online.ts'
import { useBranchContact } from '#session/page-context.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { StatusView } from '#ui/patterns/status-view.tsx'
import { clockAt } from '#ui/patterns/venue-time.ts'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { useBusy } from '#ui/primitives/base/use-busy.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { pageWidth, PageHead } from '../components/page-head.tsx'
import { PaperStyle, printedPage } from '../components/paper-style.ts'
import type { Signed } from '../components/signed-in.tsx'
import { useReceiptPrint } from '../use-receipt-print.tsx'
import { useRefusal } from '../use-refusal.ts'
import { BookSums } from './book-sums.tsx'
import { dayText } from '../money-words.ts'
import { DayForm } from './day-form.tsx'
import { Movements, PendingRefunds } from './movements.tsx'
import { OrderMoneyDialog } from './order-money-dialog.tsx'
import { Settlements } from './settlements.tsx'
import { MOST_PRINTED, useWholePrint } from './use-whole-print.ts'

const Page = styled.div`
  ${stack(6)}
  ${pageWidth}
  ${printedPage}
`

/** Shown only in print. */
const OnPaper = styled.p`
  display: none;

  @media print {
    display: block;
  }
`

/** The server's default page size. */
const PAGE = 50
const FIRST = { days: '', from: '', offset: 0 }

/** The books of the venue for a period, by default today. */
export function BooksView({ token: secret, onLeave }: Signed) {
  const t = useT(ledger)
  const { id, name, timeZone } = useBranchContact()
  const { days, show } = useAskedDays()
  const [page, setPage] = useState(FIRST)
  // another period starts at its first page
  const offset = page.days === JSON.stringify(days) ? page.offset : 0
  const [opened, setOpened] = useState<string>()
  const { calls, data, isWaiting, hasFailed, isForbidden, knownAt, refresh } = useBooks(
    secret,
    days,
    offset,
    () => onLeave(true),
  )
  const isOnline = useOnline()
  const toast = useToast()
  const [isDownloading, download] = useBusy(async (from: string, to: string) => {
    const name = `caja-${id}-${from === to ? from : `${from}_${to}`}.csv`
    await calls
      .booksFile({ from, to })
      .then((file) => downloadFile(file, name))
      .catch(() => toast(t('ledger.not-downloaded'), 'error'))
  })
  const whole = useWholePrint(calls, data)
  const receipt = useReceiptPrint(calls)
  if (isForbidden)
    return (
      <StatusView
        kind="blocked"
        title={t('ledger.forbidden.title')}
        text={t('ledger.forbidden.text')}
        action={{ label: t('ledger.back'), href: companionPaths.console(id) }}
      />
    )
  if (!data && hasFailed)
    return (
      <StatusView
        kind="error"
        title={t('ledger.failed.title')}
        text={t('ledger.failed.text')}
        action={{ label: t('ledger.failed.action'), onPress: refresh }}
      />
    )
  if (!data) return <StatusView kind="loading" title={t('ledger.loading')} />
  const { from, to, books, open, openCount, rowCount } = data
  // at midnight 'today' becomes another day, which starts at its first page
  if (offset > 0 && !isWaiting && (from !== page.from || offset >= rowCount)) setPage(FIRST)
  const time = clockAt(knownAt, timeZone)
  return (
    <>
      <PaperStyle />
      <Page data-behind={receipt.paper === undefined ? undefined : ''}>
        <PageHead>
          <div>
            <h1>
              {from === to
                ? t('ledger.day', { from: dayText(from) })
                : t('ledger.days', { from: dayText(from), to: dayText(to) })}
            </h1>
            <p>{name}</p>
          </div>
          <div data-no-print="">
            <ButtonLink tone="secondary" icon="back" to={companionPaths.console(id)}>
              {t('ledger.back')}
            </ButtonLink>
            <Button tone="secondary" loading={isDownloading} onPress={() => void download(from, to)}>
              {t('ledger.download')}
            </Button>
            <Button tone="secondary" loading={whole.isReading} onPress={whole.print}>
              {t('ledger.print')}
            </Button>
          </div>
        </PageHead>
        {(!isOnline || hasFailed) && (
          <Notice tone="warning" icon="offline" live>
            {isOnline ? t('ledger.old', { time }) : t('ledger.offline', { time })}
          </Notice>
        )}
        <DayForm key={`${from} ${to}`} shown={{ from, to }} isWaiting={isWaiting} onShow={show} />
        {rowCount === 0 ? (
          <EmptyState icon="cash" level={2} title={t('ledger.empty.title')} text={t('ledger.empty.text')} />
        ) : (
          books.map((book) => (
            <BookSums key={`${book.currency} ${book.decimals}`} book={book} isOnly={books.length === 1} />
          ))
        )}
        <PendingRefunds {...{ open, timeZone }} count={openCount} onOpen={setOpened} />
        <Settlements calls={calls} shown={{ from, to }} onShow={show} onOpen={setOpened} />
        {rowCount > MOST_PRINTED && <OnPaper>{t('ledger.rows.too-many', { count: rowCount })}</OnPaper>}
        <Movements
          report={whole.rows ? { ...data, rows: [...whole.rows] } : data}
          {...{ isWaiting }}
          {...(whole.rows ? { offset: 0, pageSize: rowCount } : { offset, pageSize: PAGE })}
          isOnPaper={rowCount <= MOST_PRINTED}
          onPage={(next) => setPage({ days: JSON.stringify(days), from, offset: next })}
          onOpen={setOpened}
        />
      </Page>
      {opened !== undefined && (
        <OrderMoneyDialog
          code={opened}
          calls={calls}
          onChanged={refresh}
          printReceipt={(code, one) => {
            setOpened(undefined)
            receipt.print(code, one)
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {receipt.paper}
    </>
  )
}

/** The period in the address, so that it survives a reload; today when the address has no valid one. */
function useAskedDays(): { days: BookDaysAsked; show: (days: BookDaysAsked) => void } {
  const { timeZone } = useBranchContact()
  const [asked, ask] = useSearchParams()
  const [from, to] = [asked.get('from') ?? undefined, asked.get('to') ?? undefined]
  const isGiven = from !== undefined && bookDays({ from, to }, timeZone, systemClock.now()).ok
  return {
    days: isGiven ? { from, to } : {},
    show(days) {
      const chosen = Object.entries(days).filter(([, day]) => day !== undefined)
      ask(Object.fromEntries(chosen), { replace: true })
    },
  }
}

/** Polling interval: the books of today change while they are shown. */
const ASK_MS = 60_000

/**
 * The books of a period. The previous data stays until the next has loaded.
 * @param onRefused - called when the token is no longer valid
 */
function useBooks(token: string, days: BookDaysAsked, offset: number, onRefused: () => void) {
  const { id } = useBranchContact()
  const calls = consoleCalls(useApi().client, id, token)
  const query = useQuery({
    ...calls.books(days, offset),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: false,
  })
  useRefusal(query.error, onRefused)
  return {
    calls,
    data: query.data,
    isWaiting: query.isPlaceholderData,
    hasFailed: query.isError,
    isForbidden: isApiError(query.error) && query.error.code === 'FORBIDDEN',
    /** When the data was current. @units milliseconds since the epoch */
    knownAt: correctedTime(query.dataUpdatedAt),
    refresh: () => void query.refetch(),
  }
}
