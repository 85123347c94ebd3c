import styled from 'styled-components'
import { openHoursOf, openState } from '#domain/hours/open-state.ts'
import type { VenueMoment } from '#domain/hours/open-state.ts'
import { ratingShown } from '#domain/venue/rating.ts'
import type { BranchContact } from '#generated/models.ts'
import type { Translate } from '#messages/index.ts'
import { useSession, useSessionValue } from '#session/session-context.tsx'
import { space, text, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

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
  const state = openState(openHoursOf(branchContact), now)
  const isClosed = state.kind === 'closed' || state.kind === 'temporarily-closed'
  const rating = ratingShown(branchContact)
  const { street, number, locality, lat, lng } = branchContact.address
  const address = `${street} ${number}, ${locality}`
  return (
    <Line>
      {isClosed && <Tag tone="danger">{t('shell.closed-tag')}</Tag>}
      {state.kind === 'open' && <span>{t('hours.closes-at', { time: state.until.time })}</span>}
      {state.kind === 'always-open' && <span>{t('hours.always-open')}</span>}
      {isClosed && state.next && <span>{opensAt(t, state.next)}</span>}
      {rating !== undefined && (
        <span className="rating" role="img" aria-label={t('branch.rating', { rating })}>
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

/** The next opening in words: today by the time, tomorrow, else by the weekday. */
function opensAt(t: Translate, { daysAhead, time, weekday }: VenueMoment): string {
  if (daysAhead === 0) return t('hours.opens-at', { time })
  if (daysAhead === 1) return t('hours.opens-tomorrow', { time })
  return t('hours.opens-on', { weekday: t(`common.weekday.${weekday}`).toLowerCase(), time })
}
