import { useState } from 'react'
import styled from 'styled-components'
import type { ConsoleOrder } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { useNow } from '#session/use-now.ts'
import { useOnline } from '#session/use-online.ts'
import { useBranchContact } from '#session/page-context.ts'
import { stack, wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { SearchBox } from '#ui/patterns/search-box.tsx'
import { StatusView } from '#ui/patterns/status-view.tsx'
import { clockAt } from '#ui/patterns/venue-time.ts'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useFound } from '../use-found.ts'
import { useOrderActions } from '../use-order-actions.ts'
import type { BoardOrders } from '../use-orders.ts'
import { useReceiptPrint } from '../use-receipt-print.tsx'
import { FoundOrders, OrderGroups } from './order-groups.tsx'
import { pageWidth } from './page-head.tsx'
import { usePaper } from './paper.tsx'
import { PaperStyle, printedPage } from './paper-style.ts'
import { PauseBanner } from './pause-banner.tsx'
import { Ticket } from './ticket.tsx'
import { useQuestions } from './use-questions.tsx'
import { Toolbar } from './toolbar.tsx'
import { LeftOut } from './left-out.tsx'
import { radius, shadow, space, token } from '#theme/tokens.ts'
import { Button } from '#ui/primitives/action/button.tsx'

const Page = styled.div`
  ${stack(4)}
  ${pageWidth}

  /* The bar of chosen shipments is two lines high on a phone. */
  &:has(> [data-bottom-bar]) :is(a, button, input) {
    scroll-margin-bottom: 160px;
  }
  ${printedPage}

  @media print {
    article {
      break-inside: avoid;
    }
    article :is(button, label):not(h3 > button),
    h3 svg {
      display: none;
    }
  }
`

type Props = { onLeave: (revoked: boolean) => void; board: BoardOrders }
/** Longer than the longest polling interval plus a request that times out. */
const OLD_MS = 90_000

/** The orders of the venue and their actions. */
export function Board({ onLeave, board }: Props) {
  const t = useT(console)
  const { calls, data, hasFailed, knownAt } = board
  const found = useFound(calls)
  const refresh = async (code?: string) => {
    await Promise.all([board.refresh(code), found.isSearching && found.retry()])
  }
  const readAll = () => void refresh()
  const actions = useOrderActions(calls, refresh)
  const now = useNow()
  const latest = (code: string) =>
    [...(data?.orders ?? []), ...found.orders].find(({ order }) => order.code === code)
  const { act, question } = useQuestions(actions, latest, data?.leftOut)
  const receipt = useReceiptPrint(calls)
  const ticket = usePaper()
  const chosen = useChosen(data?.orders ?? [])

  if (!data && hasFailed)
    return (
      <StatusView
        kind="error"
        title={t('console.failed.title')}
        text={t('console.failed.text')}
        action={{ label: t('console.failed.action'), onPress: readAll }}
      />
    )
  if (!data) return <StatusView kind="loading" title={t('console.loading')} />
  const foundOrders = found.orders.map((one) => latest(one.order.code) ?? one)
  const printTicket = (one: ConsoleOrder) => {
    ticket.print(<Ticket one={one} />)
  }
  const rows = {
    busy: actions.busy,
    now,
    act,
    ship: actions.ship,
    chosen: chosen.orders.map(({ order }) => order.code),
    choose: chosen.choose,
    canStack: chosen.canStack,
    printReceipt: receipt.print,
    print: printTicket,
  }
  return (
    <>
      <PaperStyle />
      <Page data-behind={receipt.paper || ticket.paper ? '' : undefined}>
        <Toolbar calls={calls} refresh={readAll} role={data.role} onLeave={() => onLeave(false)} />
        <Age isOld={hasFailed || now - knownAt > OLD_MS} knownAt={knownAt} />
        <LeftOut count={data.leftOut} />
        {data.closure && <PauseBanner calls={calls} refresh={readAll} closure={data.closure} />}
        <div data-no-print="">
          <SearchBox
            label={t('console.search')}
            clearLabel={t('console.search.clear')}
            value={found.text}
            onChange={found.setText}
            announcement={
              found.isSearching && !found.isLoading
                ? t('console.found.count', { count: foundOrders.length })
                : ''
            }
          />
        </div>
        {found.isSearching && <FoundOrders found={found} orders={foundOrders} {...rows} />}
        {!found.isSearching && data.orders.length === 0 && (
          <EmptyState
            icon="receipt"
            level={2}
            title={t('console.empty.title')}
            text={t('console.empty.text')}
          />
        )}
        {!found.isSearching && data.orders.length > 0 && <OrderGroups orders={data.orders} {...rows} />}
        {chosen.orders.length > 0 && (
          <StackBar
            count={chosen.orders.length}
            isBusy={chosen.orders.some(({ order }) => actions.busy.includes(order.code))}
            onClear={chosen.clear}
            onStack={() => void actions.stack(chosen.orders).then((isDone) => isDone && chosen.clear())}
          />
        )}
      </Page>
      {question}
      {receipt.paper}
      {ticket.paper}
    </>
  )
}

/** Warns when the data may be outdated. */
function Age({ isOld, knownAt }: { isOld: boolean; knownAt: number }) {
  const t = useT(console)
  const { timeZone } = useBranchContact()
  const isOnline = useOnline()
  if (isOnline && !isOld) return null
  const time = clockAt(knownAt, timeZone)
  return (
    <Notice tone="warning" icon="offline" live>
      {isOnline ? t('console.old', { time }) : t('console.offline', { time })}
    </Notice>
  )
}

/** The orders selected for stacking their shipments; orders that can no longer be stacked are deselected. */
function useChosen(all: readonly ConsoleOrder[]) {
  const [codes, setCodes] = useState<readonly string[]>([])
  const free = new Map(
    all.filter((one) => one.shipmentActions.includes('STACK')).map((one) => [one.order.code, one]),
  )
  return {
    /** In the order of selection, which is the order of the stops. */
    orders: codes.flatMap((code) => free.get(code) ?? []),
    /** Whether at least two can be stacked. */
    canStack: free.size > 1,
    choose: ({ order: { code } }: ConsoleOrder, isChosen: boolean) =>
      setCodes((known) => [...known.filter((one) => one !== code), ...(isChosen ? [code] : [])]),
    clear: () => setCodes([]),
  }
}

const Bar = styled.div`
  position: sticky;
  bottom: ${space(3)};
  ${wrap(2)}
  align-items: center;
  justify-content: space-between;
  padding: ${space(3)} ${space(4)};
  border: 2px solid ${token.fieldBorder};
  border-radius: ${radius.l};
  background: ${token.surfaceRaised};
  box-shadow: ${shadow[1]};

  > div {
    ${wrap(2)}
  }
`

type StackBarProps = { count: number; isBusy: boolean; onStack: () => void; onClear: () => void }

/** The number of selected shipments, and the button that stacks them. */
function StackBar({ count, isBusy, onStack, onClear }: StackBarProps) {
  const t = useT(console)
  return (
    <Bar data-bottom-bar="" data-no-print="">
      <p role="status">{count === 1 ? t('console.stack.one') : t('console.stack.many', { count })}</p>
      <div>
        <Button tone="quiet" onPress={onClear}>
          {t('console.stack.clear')}
        </Button>
        {count > 1 && (
          <Button loading={isBusy} onPress={onStack}>
            {t('console.stack.submit')}
          </Button>
        )}
      </div>
    </Bar>
  )
}
