import styled from 'styled-components'
import { openHoursOf, openState } from '#domain/hours/open-state.ts'
import { ratingShown } from '#domain/venue/rating.ts'
import type { BranchContact } from '#generated/models.ts'
import { useSession, useSessionValue } from '#session/session-context.tsx'
import { space, text, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { openStateText } from '#ui/patterns/open-state-text.ts'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(3)};
  color: ${token.description};
  font-size: ${text[2]};

  .rating {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    color: ${token.text};
    font-weight: 600;
  }

  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: ${TOUCH_TARGET};
    border: 0;
    background: none;
    color: ${token.link};
    text-decoration: underline;
  }
`

interface OpenLineProps {
  branchContact: BranchContact
}

/** Open or closed with the next change, rating, address on a map, and the way to all hours. */
export function OpenLine({ branchContact }: OpenLineProps) {
  const t = useT()
  const { modal } = useSession()
  const now = useSessionValue('clock', (clock) => clock.now)
  const { state, next, open } = openStateText(openState(openHoursOf(branchContact), now), t)
  const rating = ratingShown(branchContact)
  const { street, number, locality, lat, lng } = branchContact.address
  const address = `${street} ${number}, ${locality}`
  return (
    <Line>
      {open ? <Tag tone="success">{state}</Tag> : <Tag tone="danger">{t('shell.closed-tag')}</Tag>}
      {next && <span>{next}</span>}
      {rating !== undefined && (
        <span className="rating" role="img" aria-label={t('common.rating', { rating })}>
          <Icon name="star" />
          {rating}
        </span>
      )}
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('shell.open-map', { address })}
      >
        {address}
      </a>
      <button type="button" onClick={() => modal.getState().show('hours')}>
        {t('shell.see-hours')}
      </button>
    </Line>
  )
}
