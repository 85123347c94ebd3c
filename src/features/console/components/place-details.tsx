import type { UserLocation } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

/** The diner's details of the address and the cross streets; shared by the card and the ticket. */
export function PlaceDetails({
  place: { details, betweenStreets: streets },
}: {
  place: Pick<UserLocation, 'details' | 'betweenStreets'>
}) {
  const t = useT(console)
  return (
    <>
      {details !== '' && <p>{details}</p>}
      {streets !== '' && <p>{t('console.between', { streets })}</p>}
    </>
  )
}
