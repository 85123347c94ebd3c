import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { paths } from '#domain/routes/routes.ts'
import { guide as guideTexts } from '#messages/guide.ts'
import { useOnline } from '#session/use-online.ts'
import { pad, space } from '#theme/tokens.ts'
import { branded, centred, noRing, stack } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { SearchBox } from '#ui/patterns/search-box.tsx'
import { useFocusNewCard } from '#ui/patterns/use-focus-new-card.ts'
import { useGuide } from '../use-guide.ts'
import { VenueCards } from './venue-cards.tsx'
import { LocationPanel } from './location-panel.tsx'

const Hero = styled.header`
  padding-block: ${space(10)} ${space(16)};
  ${branded}

  > div {
    ${centred(1200)}
    padding-inline: ${pad.inset};
  }
  p {
    margin-top: ${space(2)};
  }
`
const Column = styled.div`
  ${stack(6)}
  ${centred(1200)}
  padding: 0 ${pad.inset} ${space(8)};

  > .search {
    max-width: 640px;
    width: 100%;
  }
  > section {
    ${stack(4)}
  }
  h2 {
    scroll-margin-top: ${space(4)};
  }
  h2:focus {
    ${noRing}
  }
  .action {
    justify-self: center;
  }
`

/** Where are you, what is near, and its menus. @source delivery spec §2 "Guide page" */
export function Guide() {
  const t = useT(guideTexts)
  const toast = useToast()
  const isOnline = useOnline()
  const guide = useGuide()
  const { place, choosePlace, text: typed, setText, code, isAsked, venues, isError, failures } = guide
  const { cards, more } = useFocusNewCard(venues?.length ?? 0, isError ? guide.retry : guide.more)
  const failed = t(isOnline ? 'guide.failed' : 'guide.offline')

  const results = useRef<HTMLHeadingElement>(null)
  const reportedFailures = useRef(0)
  useEffect(() => {
    if (failures > reportedFailures.current) toast(failed, 'error')
    reportedFailures.current = failures
  }, [failures, failed, toast])

  const near = place && t('guide.near', { place: place.address ?? t('guide.here') })
  const count = venues?.length === 1 ? t('guide.results.one') : t('guide.results', { n: venues?.length ?? 0 })
  return (
    <>
      <Hero>
        <div>
          <h1>{t('guide.title', { name: t('guide.name') })}</h1>
          <p>{t('guide.text')}</p>
        </div>
      </Hero>
      <Column>
        <LocationPanel
          place={place}
          onFound={(found) => {
            // what follows from the choice may lie below the fold
            flushSync(() => choosePlace(found))
            results.current?.focus()
          }}
        />
        <div className="search">
          <SearchBox
            label={t('guide.code')}
            clearLabel={t('guide.code-clear')}
            value={typed}
            onChange={setText}
            announcement={isAsked && venues ? count : ''}
          />
        </div>
        {!isAsked && <EmptyState icon="pin" title={t('guide.idle.title')} text={t('guide.idle.text')} />}
        {isAsked && (
          <section aria-labelledby="guide-results" aria-busy={guide.isLoading}>
            <h2 id="guide-results" tabIndex={-1} ref={results}>
              {code === '' ? near : t('guide.by-code', { code })}
            </h2>
            {venues && venues.length > 0 && <VenueCards venues={venues} ref={cards} />}
            {venues?.length === 0 && <Nothing code={code} onClear={() => setText('')} />}
            {!venues && guide.isLoading && <Skeleton shapes={['row', 'row', 'row']} />}
            {isError && (
              <Notice tone="danger" icon={isOnline ? undefined : 'offline'}>
                {failed}
              </Notice>
            )}
            {(isError || guide.hasMore) && (
              <div className="action">
                <Button tone="secondary" loading={guide.isLoading} onPress={more}>
                  {t(isError ? 'common.retry' : 'guide.more')}
                </Button>
              </div>
            )}
          </section>
        )}
      </Column>
    </>
  )
}

function Nothing({ code, onClear }: { code: string; onClear: () => void }) {
  const t = useT(guideTexts)
  return code === '' ? (
    <EmptyState
      icon="store"
      title={t('guide.empty.title')}
      text={t('guide.empty.text')}
      action={<ButtonLink href={paths.branchSelection()}>{t('guide.empty.action')}</ButtonLink>}
    />
  ) : (
    <EmptyState
      icon="search"
      title={t('guide.empty-code.title')}
      text={t('guide.empty-code.text')}
      action={
        <Button tone="secondary" onPress={onClear}>
          {t('guide.code-clear')}
        </Button>
      }
    />
  )
}
