import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import styled from 'styled-components'

import type { ConsoleOrder } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import type { Translate } from '#messages/index.ts'
import { systemClock } from '#platform/clock.ts'
import { useBranchContact } from '#session/page-context.ts'
import { useScreenAwake } from '#session/use-screen-awake.ts'
import { useSound } from '#session/use-sound.ts'
import { radius, shadow, space, token } from '#theme/tokens.ts'
import { row } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { useWindowEvent } from '#ui/primitives/base/use-window-event.ts'
import { topLayer } from '#ui/primitives/modal/modal-layers.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { pageWidth, TITLE_ROOM } from './page-head.tsx'
import { newsOf, type VenueNews } from '../venue-news.ts'

/** The sound repeats at this interval until somebody looks. */
const REPEAT_MS = 8_000

/**
 * The news cover the title, which reserves their space, so that no button of the page moves or is covered. They stay
 * visible while the board scrolls, if the window is high enough.
 */
const Place = styled.div`
  ${pageWidth}
  display: flow-root;
  position: relative;
  z-index: 10;
  top: 0;
  height: 0;
  padding-block: 0;

  > :not(:empty) {
    ${row(2)}
    justify-content: space-between;
    margin-top: ${space(4)};
    max-width: ${TITLE_ROOM.width};
    min-height: ${TITLE_ROOM.height};
    padding: 0 ${space(2)} 0 ${space(3)};
    border-radius: ${radius.m};
    border: 3px solid ${token.control};
    background: ${token.card};
    box-shadow: ${shadow[2]};
    font-weight: 700;
    line-height: 1.2;
  }
  &:has(> :not(:empty)) ~ * > header > div:first-child {
    opacity: 0;
  }
  :root:has(& > :not(:empty)) {
    scroll-padding-top: 5rem;
  }
  @media (min-height: 480px) {
    position: sticky;
  }
  @media print {
    display: none;
  }
`

/**
 * Asks for attention while there are unseen new orders or cancellation requests: by a persistent notice, by the page
 * title, and by sound. Any press on the page marks them as seen; moving the focus by keyboard does not, nor does a
 * press in a dialog, which covers the orders. While a dialog is open a toast announces them too, because screen readers
 * skip the page behind it.
 * @param title - the page's title without its news
 */
export function News({ orders, title }: { orders: readonly ConsoleOrder[]; title: string }) {
  const t = useT(console)
  const { id, name } = useBranchContact()
  const { isSoundOn, ring } = useSound()
  // a sleeping tablet plays no sound
  useScreenAwake(isSoundOn)
  const news = newsOf(orders)
  const { unseen, see } = useSeen(id, news)
  const count = news.length
  const hasUnseen = unseen.length > 0
  const words = wordsOf(unseen, t)
  const toast = useToast()

  useEffect(() => {
    const head = count > 0 ? t('console.title.new', { count, title }) : title
    document.title = `${head} · ${name}`
  }, [count, name, title, t])
  useWindowEvent('click', (press) => {
    const isInDialog = press.composedPath().some((one) => one instanceof HTMLDialogElement)
    if (hasUnseen && !isInDialog) see()
  })
  useEffect(() => {
    if (!hasUnseen || !isSoundOn) return undefined
    ring()
    return systemClock.every(REPEAT_MS, ring)
  }, [hasUnseen, isSoundOn, ring])
  useEffect(() => {
    if (words !== '' && topLayer() !== undefined) toast(words)
  }, [toast, words])
  return (
    <Place>
      <div role="status">
        {hasUnseen && (
          <>
            <span>{words}</span>
            <Button onPress={see}>{t('console.new.seen')}</Button>
          </>
        )}
      </div>
    </Place>
  )
}

const WORDS = {
  order: { one: 'console.new.one', many: 'console.new.many' },
  cancel: { one: 'console.new.cancel.one', many: 'console.new.cancel.many' },
} as const

function wordsOf(news: readonly VenueNews[], t: Translate<typeof console>): string {
  const words = (['order', 'cancel'] as const).flatMap((kind) => {
    const count = news.filter((one) => one.kind === kind).length
    if (count === 0) return []
    return count === 1 ? t(WORDS[kind].one) : t(WORDS[kind].many, { count })
  })
  return words.join(' · ')
}

/** The news already seen. Kept in the query cache, because a slow change of page unmounts this component. */
function useSeen(id: string, news: readonly VenueNews[]) {
  const now = news.map((one) => one.id)
  const queryClient = useQueryClient()
  const queryKey = ['console-seen', id]
  const { data: seen = now } = useQuery<readonly string[]>({
    queryKey,
    queryFn: skipToken,
    // orders present when the console opens count as seen
    initialData: now,
    gcTime: Infinity,
  })
  return {
    unseen: news.filter((one) => !seen.includes(one.id)),
    see: () => void queryClient.setQueryData(queryKey, now),
  }
}
