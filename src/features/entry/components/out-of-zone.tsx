import styled from 'styled-components'
import { branch } from '#messages/branch.ts'
import { useSession } from '#session/page-context.ts'
import { space, text } from '#theme/tokens.ts'
import { stack, wrap } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const Words = styled.div`
  ${stack(2)}

  > strong {
    font-size: ${text[2]};
  }
  > div {
    ${wrap(3)}
    margin-top: ${space(1)};
  }
`

interface OutOfZoneProps {
  /** Absent when no branch contact offers take-away. */
  onTakeAway?: () => void
}

/** Nobody delivers to the address: fetch the order, or name another one. @source requirements BRAN-06 */
export function OutOfZone({ onTakeAway }: OutOfZoneProps) {
  const t = useT(branch)
  const { modal } = useSession()
  return (
    <Notice tone="warning" live>
      <Words>
        <strong>{t('branch.out-of-zone')}</strong>
        <p>{t(onTakeAway ? 'branch.out-of-zone-hint' : 'branch.out-of-zone-hint.address')}</p>
        <div>
          {onTakeAway && <Button onPress={onTakeAway}>{t('branch.switch-to-take-away')}</Button>}
          <Button tone="secondary" onPress={() => modal.getState().show('address')}>
            {t('branch.other-address')}
          </Button>
        </div>
      </Words>
    </Notice>
  )
}
