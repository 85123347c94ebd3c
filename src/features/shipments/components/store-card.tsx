import styled from 'styled-components'
import { isBeforeLeaving } from '#domain/shipments/access.ts'
import type { Shipment } from '#generated/models.ts'
import { shipments as shipmentsTexts } from '#messages/shipments.ts'
import { useBranchContact } from '#session/page-context.ts'
import { text } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Place, Reach } from './place.tsx'
import { Card } from './rider-page.tsx'

const Check = styled.div`
  ${stack(2)}

  > ul {
    ${stack(1)}
    font-size: ${text[3]};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`

/**
 * The store: where to pick up and what to check, until the rider has left; and where to return food that was not handed
 * over.
 * @source design §5 "Called off on the way"
 */
export function StoreCard({ shipments }: { shipments: readonly Shipment[] }) {
  const t = useT(shipmentsTexts)
  const { name, address, callPhone, whatsAppPhone } = useBranchContact()
  const due = shipments.filter(({ foodDue }) => foodDue)
  const leaving = shipments.filter(isBeforeLeaving)
  if (due.length === 0 && leaving.length === 0) return null
  const title = t(due.length > 0 ? 'shipments.store-back' : 'shipments.store')
  return (
    <Card aria-label={title}>
      <h2>{title}</h2>
      {due.map(({ id, codeToShow: code }) => (
        <p key={id}>{t('shipments.store-back-text', { code })}</p>
      ))}
      <div>
        <strong>{name}</strong>
        <Place address={address} />
      </div>
      {leaving.map(({ id, codeToShow: code, check = [] }) => (
        <Check key={id}>
          <h3>{leaving.length > 1 ? t('shipments.check-of', { code }) : t('shipments.check')}</h3>
          <ul>
            {check.map((line, index) => (
              <li key={index}>{t('shipments.check-line', line)}</li>
            ))}
          </ul>
        </Check>
      ))}
      <Reach phone={callPhone ?? whatsAppPhone} destination={`${address.lat},${address.lng}`} />
    </Card>
  )
}
