import { companionPaths } from '#domain/routes/companion-routes.ts'
import { shift as shiftTexts } from '#messages/shift.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import type { Shift } from '../use-shift.ts'

/** Leads back to the shipments during a shift; on the phone that started the shift no code is needed. */
export function ShipmentsLink({ shift: { held } }: { shift: Shift }) {
  const t = useT(shiftTexts)
  if (held === undefined) return null
  return (
    <ButtonLink wide tone="secondary" to={companionPaths.riderShipments(held.branchContact, held.riderId)}>
      {t('shift.shipments')}
    </ButtonLink>
  )
}
