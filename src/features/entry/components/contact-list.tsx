import { useId } from 'react'
import styled from 'styled-components'
import { contactCard } from '#domain/venue/contact-card.ts'
import { branch } from '#messages/branch.ts'
import { useSessionValue } from '#session/page-context.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { muted, row, stack, wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { RetryNotice } from '#ui/patterns/retry-notice.tsx'
import { SearchBox } from '#ui/patterns/search-box.tsx'
import { VenueGrid } from '#ui/patterns/venue-grid.ts'
import { contactPath } from '../branch-modes.ts'
import type { useBranchList } from '../use-branch-list.ts'
import { ContactCard } from './contact-card.tsx'
import { NothingFound } from './nothing-found.tsx'
import { useVenuePath } from '../use-venue-path.ts'

/** Cards of branch contacts. */
const ContactGrid = styled(VenueGrid)`
  .facts {
    ${wrap(1, 3)}
    align-items: center;
  }
  .facts:empty {
    display: none;
  }
  .facts > span:not([data-tone]) {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    font-size: ${text[1]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .facts .star > svg {
    color: ${token.link};
  }
  > li > ul {
    ${wrap(1.5)}
  }
  > li > ul > li {
    padding: ${space(0.5)} ${space(2.5)};
    border: 1px solid ${token.divider};
    border-radius: ${radius.pill};
    ${muted}
    font-size: ${text[1]};
    font-weight: 500;
  }
  .unreachable {
    ${row(2)}
    color: ${token.danger};
    font-size: ${text[1]};
    font-weight: 600;
  }
`

const Section = styled.section`
  ${stack(4)}

  &[aria-busy='true'] > ul {
    opacity: 0.6;
  }
`

/** The search, and the branch contacts it leaves. @source requirements BRAN-02, BRAN-03 */
export function ContactList({ list }: { list: ReturnType<typeof useBranchList> }) {
  const t = useT(branch)
  const headingId = useId()
  const now = useSessionValue('clock', (clock) => clock.now)
  const venuePath = useVenuePath()
  const { found, mode, text, setText, searching, isLoading, isError, retry } = list
  const count = found.length === 1 ? t('branch.results.one') : t('branch.results', { n: found.length })
  return (
    <Section aria-labelledby={headingId} aria-busy={isLoading}>
      <h2 className="heading" id={headingId}>
        {t('branch.list')}
      </h2>
      <SearchBox
        label={t('branch.search')}
        clearLabel={t('branch.clear-search')}
        value={text}
        onChange={setText}
        announcement={searching ? count : ''}
      />
      {isError && <RetryNotice text={t('branch.reach-failed')} onRetry={retry} />}
      {found.length === 0 ? (
        <NothingFound onClear={() => setText('')} />
      ) : (
        <ContactGrid role="list" aria-labelledby={headingId}>
          {found.map((contact) => (
            <ContactCard
              key={contact.id}
              card={contactCard(contact, now, mode?.type)}
              href={venuePath(contactPath(contact, mode?.type))}
            />
          ))}
        </ContactGrid>
      )}
    </Section>
  )
}
