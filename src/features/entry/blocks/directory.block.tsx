import styled from 'styled-components'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { formatAmount } from '#domain/money/money.ts'
import { paths } from '#domain/routes/routes.ts'
import { defineBlock } from '#layout/define-block.ts'
import { branch } from '#messages/branch.ts'
import { company } from '#messages/company.ts'
import { space, token } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useFocusNewCard } from '#ui/patterns/use-focus-new-card.ts'
import { SearchBox } from '#ui/patterns/search-box.tsx'
import { CardGrid } from '../components/card-grid.ts'
import { MoreCards } from '../components/more-cards.tsx'
import { NothingFound } from '../components/nothing-found.tsx'
import { PageBody } from '../components/page-body.ts'
import { VenueCard } from '../components/venue-card.tsx'
import { useVenuePath } from '../use-venue-path.ts'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { directoryQuery } from '#api/directory-queries.ts'
import { SEARCH_DEBOUNCE_MS } from '#domain/defaults.ts'
import { useDebounced } from '#session/use-debounced.ts'

const Intro = styled.div`
  ${stack(2)}
  max-width: 640px;

  > p {
    margin-bottom: ${space(3)};
    color: ${token.description};
  }
`

/** Cards of the first view on a phone; their logos load at once. */
const EAGER = 6

function Directory() {
  const t = useT(branch, company)
  const venuePath = useVenuePath()
  const { entries, total, text, setText, isSearching, hasMore, isLoading, isError, loadMore, retry } =
    useDirectory()
  const { cards, more } = useFocusNewCard(entries.length, loadMore)
  const isEmpty = total === 0 && !isLoading && !isError
  if (isEmpty && !isSearching) return <EmptyState icon="store" level={1} title={t('company.root.empty')} />
  const count =
    total === 1 ? t('company.root.results.one') : t('company.root.results', { n: formatAmount(total, 0) })
  return (
    <PageBody>
      <Intro>
        <h1 id="directory">{t('company.root.title')}</h1>
        <p>{t('company.root.text')}</p>
        <SearchBox
          label={t('company.root.search')}
          clearLabel={t('branch.clear-search')}
          value={text}
          onChange={setText}
          announcement={isSearching ? count : ''}
        />
        <div>
          <ButtonLink tone="quiet" icon="pin" href={companionPaths.guide()}>
            {t('company.root.guide')}
          </ButtonLink>
        </div>
      </Intro>
      {isEmpty ? (
        <NothingFound onClear={() => setText('')} />
      ) : (
        <CardGrid role="list" data-look="rows" aria-labelledby="directory" ref={cards}>
          {entries.map(({ alias, name, logo, description, city }, index) => (
            <VenueCard
              key={alias}
              name={name}
              href={venuePath(paths.entry(alias))}
              logo={logo}
              note={[city, description].filter(Boolean).join(' · ')}
              eager={index < EAGER}
            />
          ))}
        </CardGrid>
      )}
      {(hasMore || isError) && (
        <MoreCards hasMore isLoading={isLoading} isError={isError} onMore={more} onRetry={retry} />
      )}
    </PageBody>
  )
}

/** All storefronts, with a search. @source requirements ROUTE-01 */
export const directoryBlock = defineBlock({ type: 'directory', render: Directory })

/** The storefronts that match what was typed, page after page. @source requirements ROUTE-01 */
function useDirectory() {
  const { client } = useApi()
  const [text, setText] = useState('')
  const search = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS)
  const [grown, setGrown] = useState({ search: '', pages: 0 })
  const extraPages = grown.search === search ? grown.pages : 0
  const { data, isError, isFetching, refetch } = useQuery({
    ...directoryQuery(client, search),
    placeholderData: keepPreviousData,
  })
  const first = data?.entries ?? []
  const answers = useQueries({
    queries: Array.from({ length: extraPages }, (_, index) =>
      directoryQuery(client, search, (index + 1) * first.length),
    ),
  })
  const entries = [...first, ...answers.flatMap((answer) => answer.data?.entries ?? [])]
  const failed = answers.find((answer) => answer.isError)
  return {
    text,
    setText,
    isSearching: search !== '',
    entries,
    total: data?.total ?? 0,
    hasMore: entries.length < (data?.total ?? 0),
    isLoading: isFetching || answers.some((answer) => answer.isFetching),
    isError: isError || failed !== undefined,
    loadMore: () => setGrown({ search, pages: extraPages + 1 }),
    retry: () => void (failed ?? { refetch }).refetch(),
  }
}
