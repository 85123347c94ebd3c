import styled from 'styled-components'
import { distanceMeters, formatKilometers, isPoint } from '#domain/geo/distance.ts'
import { openState } from '#domain/hours/open-state.ts'
import { ratingShown } from '#domain/venue/rating.ts'
import type { BranchContact } from '#generated/models.ts'
import { useSession, useSessionValue } from '#session/page-context.ts'
import { space, text, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { openStateText } from '#ui/patterns/open-state-text.ts'

const Lines = styled.div`
  color: ${token.description};
  font-size: ${text[2]};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space(3)};
  }
  > div:first-child {
    min-height: 32px;
    row-gap: ${space(1)};
  }
  .fact {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    color: ${token.text};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .rating > svg {
    color: ${token.link};
  }
  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${TOUCH_TARGET};
    color: ${token.link};
    overflow-wrap: anywhere;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
`

/** Open or closed with the next change, rating and distance; below, all hours and a map of the address. */
export function OpenLine({ branchContact }: { branchContact: BranchContact }) {
  const t = useT()
  const { modal } = useSession()
  const now = useSessionValue('clock', (clock) => clock.now)
  const location = useSessionValue('diner', (state) => state.location)
  const { state, next, open } = openStateText(openState(branchContact, now), t)
  const rating = ratingShown(branchContact)
  const { street, number, locality, lat, lng } = branchContact.address
  const address = `${street} ${number}, ${locality}`
  const km = isPoint(location) ? formatKilometers(distanceMeters(location, { lat, lng })) : undefined
  return (
    <Lines>
      <div>
        {open ? <Tag tone="success">{state}</Tag> : <Tag tone="danger">{t('shell.closed-tag')}</Tag>}
        {next !== undefined && <span>{next}</span>}
        {rating !== undefined && (
          <span className="fact rating" role="img" aria-label={t('common.rating', { rating })}>
            <Icon name="star" filled />
            {rating}
          </span>
        )}
        {km !== undefined && <span className="fact">{t('common.distance', { km })}</span>}
      </div>
      <div>
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('shell.open-map', { address })}
        >
          <Icon name="pin" />
          {address}
        </a>
        <button type="button" onClick={() => modal.getState().show('hours')}>
          {t('shell.see-hours')}
        </button>
      </div>
    </Lines>
  )
}
