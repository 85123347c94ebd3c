import styled from 'styled-components'
import { branch } from '#messages/branch.ts'
import { useSession, useSessionValue } from '#session/page-context.ts'
import { space, token } from '#theme/tokens.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { quiet, raised, tablet, wrap } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const Card = styled.div`
  ${wrap(3)}
  align-items: center;
  max-width: 640px;
  padding: ${space(3)} ${space(4)};
  ${raised('l')}

  > svg {
    color: ${token.link};
  }
  > div {
    flex: 1;
    min-width: 160px;
  }
  h3 {
    ${quiet}
    font-weight: 600;
  }
  p {
    font-weight: 600;
  }
  > button {
    flex: auto;
  }
  ${tablet} {
    > button {
      flex: none;
    }
  }
`

/** Asks where a delivery goes or a venue should be near, or says where. @source requirements BRAN-01 */
export function AddressPrompt({ title }: { title: string }) {
  const t = useT(branch)
  const { modal } = useSession()
  const address = useSessionValue('diner', ({ location }) => location?.fullAddress || undefined)
  const open = () => modal.getState().show('address')
  return (
    <Card>
      <Icon name="pin" />
      <div>
        <h3>{title}</h3>
        {address !== undefined && <p>{address}</p>}
      </div>
      {address === undefined ? (
        <Button onPress={open}>{t('branch.enter-address')}</Button>
      ) : (
        <Button tone="secondary" onPress={open}>
          {t('branch.change-address')}
        </Button>
      )}
    </Card>
  )
}
