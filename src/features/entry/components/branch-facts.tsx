import { formatKilometers } from '#domain/geo/distance.ts'
import { branchVenueState } from '#domain/venue/company-branches.ts'
import type { BranchVenue } from '#generated/models.ts'
import { useSessionValue } from '#session/page-context.ts'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { openStateText } from '#ui/patterns/open-state-text.ts'

interface BranchFactsProps {
  venue: BranchVenue
}

/** How far a branch is, whether it is open and until when. @source requirements COMP-01 */
export function BranchFacts({ venue }: BranchFactsProps) {
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
