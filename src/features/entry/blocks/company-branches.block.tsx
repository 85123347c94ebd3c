import styled from 'styled-components'
import { formatAmount } from '#domain/money/money.ts'
import { paths } from '#domain/routes/routes.ts'
import { defineBlock } from '#layout/define-block.ts'
import { branch } from '#messages/branch.ts'
import { company } from '#messages/company.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { VisuallyHidden } from '#ui/primitives/base/visually-hidden.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { RetryNotice } from '#ui/patterns/retry-notice.tsx'
import { SearchBox } from '#ui/patterns/search-box.tsx'
import { useFocusNewCard } from '#ui/patterns/use-focus-new-card.ts'
import { AddressPrompt } from '../components/address-prompt.tsx'
import { CardGrid } from '../components/card-grid.ts'
import { MoreCards } from '../components/more-cards.tsx'
import { NothingFound } from '../components/nothing-found.tsx'
import { PageBody } from '../components/page-body.ts'
import { VenueCard } from '../components/venue-card.tsx'
import { useCompanyBranches } from '../use-company-branches.ts'
import { useVenuePath } from '../use-venue-path.ts'
import { formatKilometers } from '#domain/geo/distance.ts'
import { branchVenueState } from '#domain/venue/company-branches.ts'
import type { BranchVenue } from '#generated/models.ts'
import { useSessionValue } from '#session/page-context.ts'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { openStateText } from '#ui/patterns/open-state-text.ts'

/** Cards of the first view on a phone; their logos load at once. */
const EAGER = 4

const Finder = styled.div`
  ${stack(3)}
  max-width: 640px;
`

function CompanyBranches() {
  const t = useT(branch, company)
  const venuePath = useVenuePath()
  const list = useCompanyBranches()
  const { branches, total, text, setText, isSearching, isListLoading, isListError } = list
  const { cards, more } = useFocusNewCard(branches.length, list.loadMore)
  if (total === 0 && !isSearching) return <EmptyState icon="store" title={t('company.empty')} />
  const count =
    total === 1 ? t('company.root.results.one') : t('company.root.results', { n: formatAmount(total, 0) })
  return (
    <PageBody>
      <Finder>
        <h2 className="heading" id="branches">
          {t('company.title')}
        </h2>
        <SearchBox
          label={t('branch.search')}
          clearLabel={t('branch.clear-search')}
          value={text}
          onChange={setText}
          announcement={isSearching ? count : ''}
        />
        <AddressPrompt title={t('company.near')} />
      </Finder>
      {isListError && <RetryNotice text={t('company.more-failed')} onRetry={list.askAgain} />}
      {total === 0 ? (
        <NothingFound onClear={() => setText('')} />
      ) : (
        <CardGrid
          role="list"
          data-look="tiles"
          aria-labelledby="branches"
          aria-busy={isListLoading}
          ref={cards}
        >
          {branches.map(({ id, name, alias, logo, venue }, index) => (
            <VenueCard
              key={id}
              name={name}
              href={venuePath(paths.entry(alias))}
              logo={logo}
              note={venue && `${venue.street} ${venue.number}, ${venue.locality}`}
              facts={venue && <BranchFacts venue={venue} />}
              eager={index < EAGER}
            />
          ))}
        </CardGrid>
      )}
      {total > 0 && (
        <MoreCards
          hasMore={list.hasMore}
          isLoading={list.isLoading}
          isError={list.isError}
          onMore={more}
          onRetry={list.retry}
        />
      )}
      <VisuallyHidden role="status">
        {list.isGrown ? t('company.loaded', { n: branches.length }) : ''}
      </VisuallyHidden>
    </PageBody>
  )
}

export const companyBranchesBlock = defineBlock({ type: 'company-branches', render: CompanyBranches })

/** How far a branch is, whether it is open and until when. @source requirements COMP-01 */
function BranchFacts({ venue }: { venue: BranchVenue }) {
  const t = useT()
  const now = useSessionValue('clock', (clock) => clock.now)
  const state = branchVenueState(venue, now)
  const { state: word, next, open } = state ? openStateText(state, t) : {}
  return (
    <>
      {venue.distance !== undefined && (
        <span className="distance">
          <Icon name="pin" />
          {t('common.distance', { km: formatKilometers(venue.distance) })}
        </span>
      )}
      {word !== undefined && <Tag tone={open ? 'success' : 'danger'}>{word}</Tag>}
      {next !== undefined && <span>{next}</span>}
    </>
  )
}
