import { useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { useApi } from '#api/api-context.tsx'
import { loyaltyHistoryQuery } from '#api/loyalty-queries.ts'
import { usePages } from '#api/use-pages.ts'
import { LOYALTY_PAGE_SIZE } from '#domain/defaults.ts'
import { movementText, pointsText } from '#domain/loyalty/points-text.ts'
import { formatOrderCode } from '#domain/order/code.ts'
import type { LoyaltyHistoryRow } from '#generated/models.ts'
import { loyalty } from '#messages/loyalty.ts'
import { moment } from '#messages/moment.ts'
import { space, token } from '#theme/tokens.ts'
import { quiet, stack } from '#ui/primitives/base/look.ts'
import { Loading } from '#ui/patterns/loading.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { RetryNotice } from '#ui/patterns/retry-notice.tsx'
import { momentAt } from '#ui/patterns/venue-time.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { movementKey, movementsOf } from '../movements.ts'

/** Loads the next page when it scrolls into view, or when pressed. */
function MoreRows({ onMore }: { onMore: () => void }) {
  const t = useT(loyalty)
  const box = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onMore)
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) ask()
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box}>
      <Button tone="secondary" wide onPress={onMore}>
        {t('loyalty.history-more')}
      </Button>
    </div>
  )
}

const Root = styled.section`
  ${stack(3)}

  > ul > li {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${space(3)};
    padding: ${space(3)} 0;
    border-bottom: 1px solid ${token.divider};
  }
  li > div {
    display: grid;
    gap: ${space(0.5)};
  }
  li > div:last-child {
    flex: none;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  li strong {
    font-weight: 600;
  }
  li strong[data-gain] {
    color: ${token.success};
  }
  li span {
    ${quiet}
  }
`

interface Props {
  branchId: string
  phone: string
  timeZone: string
}

/** Points earned and spent, newest first; scrolling loads the next page. @source requirements LOY-03 */
export function HistoryList({ branchId, phone, timeZone }: Props) {
  const t = useT(loyalty)
  const { client } = useApi()
  const { pages, hasMore, isLoading, isError, loadMore, retry } = usePages(
    LOYALTY_PAGE_SIZE,
    (offset) => loyaltyHistoryQuery(client, branchId, phone, offset),
    ({ total }) => total,
  )
  const rows = movementsOf(pages.map((page) => page.rows))
  return (
    <Root aria-label={t('loyalty.history')}>
      <h3>{t('loyalty.history')}</h3>
      {rows.length > 0 && (
        <ul role="list">
          {rows.map((row) => (
            <Row key={movementKey(row)} row={row} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {rows.length === 0 && !isLoading && !isError && (
        <EmptyState
          icon="gift"
          title={t('loyalty.history-empty')}
          level={2}
          text={t('loyalty.history-empty-text')}
        />
      )}
      {isLoading && <Loading shapes={['title', 'text', 'title', 'text']} />}
      {isError && <RetryNotice text={t('loyalty.history-failed')} onRetry={retry} />}
      {hasMore && <MoreRows key={rows.length} onMore={loadMore} />}
    </Root>
  )
}

function Row({ row, timeZone }: { row: LoyaltyHistoryRow; timeZone: string }) {
  const t = useT(loyalty, moment)
  const { kind, orderCode, createdAt, amount, postBalance } = row
  return (
    <li>
      <div>
        <strong>{t(`loyalty.kind.${kind}`)}</strong>
        {orderCode !== undefined && <span>{t('loyalty.order', { code: formatOrderCode(orderCode) })}</span>}
        <span>{momentAt(createdAt, timeZone, t)}</span>
      </div>
      <div>
        <strong data-gain={amount > 0 ? '' : undefined}>{movementText(amount)}</strong>
        <span>{t('loyalty.after', { n: pointsText(postBalance) })}</span>
      </div>
    </li>
  )
}
