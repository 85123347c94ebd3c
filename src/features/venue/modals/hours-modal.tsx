import { hoursTable as hoursTexts } from '#messages/hours-table.ts'
import styled from 'styled-components'
import { hoursTable } from '#domain/hours/hours-table.ts'
import type { ModalView } from '#session/modal-store.ts'
import { useBranchContact, useSessionValue, useVenue } from '#session/page-context.ts'
import { space } from '#theme/tokens.ts'
import { CloseButton } from '#ui/patterns/close-button.tsx'
import { Modal } from '#ui/patterns/modal.tsx'
import { HoursOverview } from '#ui/patterns/hours-overview.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useClosureReason } from '../use-closure-reason.ts'

const Reason = styled.p`
  padding-bottom: ${space(4)};
  font-weight: 600;
`

/** 'Horarios del Local': the week of the venue, then what each order mode says about orders. @source diner spec §2.14 */
export const HoursModal: ModalView<'hours'> = ({ onClosed }) => {
  const t = useT(hoursTexts)
  const venue = useBranchContact()
  const { listedModes } = useVenue()
  const now = useSessionValue('clock', (clock) => clock.now)
  const reason = useClosureReason()
  return (
    <Modal title={t('hours.title')} onClose={onClosed} footer={<CloseButton label={t('hours.accept')} />}>
      {reason !== undefined && <Reason>{reason}</Reason>}
      <HoursOverview table={hoursTable(venue, listedModes, now)} />
    </Modal>
  )
}
