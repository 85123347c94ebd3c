import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import { useId } from 'react'
import styled from 'styled-components'
import { defineBlock } from '#layout/define-block.ts'
import { branch } from '#messages/branch.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { AddressPrompt } from '../components/address-prompt.tsx'
import { ContactList } from '../components/contact-list.tsx'
import { ModePicker } from '../components/mode-picker.tsx'
import { OutOfZone } from '../components/out-of-zone.tsx'
import { PageBody } from '../components/page-body.ts'
import { useBranchList } from '../use-branch-list.ts'

const Order = styled.section`
  ${stack(3)}
`

function BranchFinder() {
  const t = useT(branch)
  const promptId = useId()
  const list = useBranchList()
  const { modes, mode, choose, isOutOfZone } = list
  if (modes.length === 0) return <EmptyState icon="store" title={t('branch.empty')} />
  const takeAway = modes.find(({ type }) => ORDER_MODES[type].replacesDelivery)
  return (
    <PageBody>
      <Order aria-labelledby={promptId}>
        <h2 className="heading" id={promptId}>
          {t('branch.prompt')}
        </h2>
        <ModePicker labelledBy={promptId} modes={modes} chosen={mode?.type} onChoose={choose} />
        {mode && ORDER_MODES[mode.type].needsAddress && <AddressPrompt title={t('branch.address-prompt')} />}
        {isOutOfZone && <OutOfZone onTakeAway={takeAway && (() => choose(takeAway.type))} />}
      </Order>
      <ContactList list={list} />
    </PageBody>
  )
}

/** How and where to order from a branch: mode, address, search, branch contacts. @source diner spec §2.3 */
export const branchFinderBlock = defineBlock({ type: 'branch-finder', render: BranchFinder })
