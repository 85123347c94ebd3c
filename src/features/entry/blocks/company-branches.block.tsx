import { paths } from '#domain/routes/routes.ts'
import { defineBlock } from '#layout/define-block.ts'
import { useVisitPath } from '#session/links.ts'
import { VisuallyHidden } from '#ui/primitives/base/visually-hidden.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useFocusNewCard } from '#ui/patterns/use-focus-new-card.ts'
import { CardGrid } from '../components/card-grid.ts'
import { MoreCards } from '../components/more-cards.tsx'
import { PageBody } from '../components/page-body.ts'
import { VenueCard } from '../components/venue-card.tsx'
import { useCompanyBranches } from '../use-company-branches.ts'

/** Cards of the first view on a phone; their logos load at once. */
const EAGER = 4

function CompanyBranches() {
  const t = useT()
  const visitPath = useVisitPath()
  const { branches, total, hasMore, isGrown, isLoading, isError, loadMore, retry } = useCompanyBranches()
  const { cards, expectMore } = useFocusNewCard(branches.length)
  if (total === 0) return <EmptyState icon="store" title={t('company.empty')} />
  const more = () => {
    expectMore()
    loadMore()
  }
  return (
    <PageBody>
      <h2 className="heading" id="branches">
        {t('company.title')}
      </h2>
      <CardGrid role="list" data-look="tiles" aria-labelledby="branches" ref={cards}>
        {branches.map(({ id, name, alias, logo }, index) => (
          <VenueCard
            key={id}
            name={name}
            href={visitPath(paths.entry(alias))}
            logo={logo}
            eager={index < EAGER}
          />
        ))}
      </CardGrid>
      <MoreCards hasMore={hasMore} isLoading={isLoading} isError={isError} onMore={more} onRetry={retry} />
      <VisuallyHidden role="status">
        {isGrown ? t('company.loaded', { n: branches.length }) : ''}
      </VisuallyHidden>
    </PageBody>
  )
}

export const companyBranchesBlock = defineBlock<Record<never, never>>({
  type: 'company-branches',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  defaults: {},
  render: CompanyBranches,
})
