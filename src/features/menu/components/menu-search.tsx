import { useDeferredValue, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { onDemand } from '#platform/on-demand.ts'
import { useSession, useSessionValue } from '#session/page-context.ts'
import { useMenuOutline } from '#session/use-menu.ts'
import { lazyView } from '#ui/primitives/base/lazy-view.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { SearchBox } from '#ui/patterns/search-box.tsx'

/** Most diners never search. */
const FoundPlates = lazyView(
  onDemand(() => import('../pages/found-plates.tsx').then((code) => code.FoundPlates)),
)

/** With this many plates, scrolling back to the search field takes long. @source issue 14 C21 */
const STICKS_FROM = 101

interface MenuSearchProps {
  /** Content between the search field and the results. */
  filters?: ReactNode
  /** Content shown without a search. */
  children: ReactNode
}

/** The menu's search; its results replace the menu. */
export function MenuSearch({ filters, children }: MenuSearchProps) {
  const t = useT()
  const { menuView } = useSession()
  const text = useSessionValue('menuView', ({ searchText }) => searchText)
  const [announcement, setAnnouncement] = useState('')
  // Deferred, so that typing is not blocked by the list.
  const searched = useDeferredValue(text)
  const isSearching = text.trim() !== '' && searched.trim() !== ''
  const { outline, mode } = useMenuOutline()
  const plates = outline?.categories.reduce((sum, { plateCount }) => sum + plateCount, 0) ?? 0
  const { key } = useLocation()
  const search = (searchText: string) => menuView.setState({ searchText, searchedAt: key })
  // Returning from a plate restores the search; a new visit starts with the menu.
  const arrive = useEffectEvent(() => {
    if (menuView.getState().searchedAt !== key) search('')
  })
  useLayoutEffect(() => arrive(), [mode?.id])
  return (
    <>
      <div className="search" data-search-bar={plates < STICKS_FROM ? undefined : ''}>
        <SearchBox
          label={t('menu.search')}
          clearLabel={t('menu.clear-search')}
          value={text}
          onChange={search}
          announcement={announcement}
        />
      </div>
      {filters}
      {isSearching ? (
        <FoundPlates
          text={searched}
          onFound={setAnnouncement}
          onEnd={() => search('')}
          waiting={<Skeleton shapes={['row', 'row', 'row', 'row']} />}
        />
      ) : (
        children
      )}
    </>
  )
}
