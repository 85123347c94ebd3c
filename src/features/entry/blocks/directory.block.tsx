import styled from 'styled-components'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { formatAmount } from '#domain/money/money.ts'
import { paths } from '#domain/routes/routes.ts'
import { defineBlock } from '#layout/define-block.ts'
import { branch } from '#messages/branch.ts'
import { company } from '#messages/company.ts'
import { space, token } from '#theme/tokens.ts'
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
import { useDirectory } from '../use-directory.ts'
import { useVenuePath } from '../use-venue-path.ts'

const Intro = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
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
  const { cards, expectMore } = useFocusNewCard(entries.length)
  const isEmpty = total === 0 && !isLoading && !isError
  if (isEmpty && !isSearching) return <EmptyState icon="store" level={1} title={t('company.root.empty')} />
  const more = () => {
    expectMore()
    loadMore()
  }
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
