import { shipments } from '#messages/shipments.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Asking } from './rider-page.tsx'

/** A shipment in progress is shown first: above the list, and instead of offering another. */
export function InProgress({ path }: { path: string }) {
  const t = useT(shipments)
  return (
    <Notice icon="bike">
      <Asking>
        <p>{t('shipments.in-progress')}</p>
        <ButtonLink to={path}>{t('shipments.in-progress-open')}</ButtonLink>
      </Asking>
    </Notice>
  )
}
