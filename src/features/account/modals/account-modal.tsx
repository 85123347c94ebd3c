import styled from 'styled-components'
import { account } from '#messages/account.ts'
import type { ModalView } from '#session/modal-store.ts'
import { useSession, useSessionValue, useVenue } from '#session/page-context.ts'
import { usePhoneText } from '#session/use-phone-text.ts'
import { useSignedIn } from '#session/sign-in-store.ts'
import { space, text, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { row } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { Modal } from '#ui/patterns/modal.tsx'
import { useCloseModal } from '#ui/patterns/modal-control.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useAccountEntries } from '../use-account-entries.ts'

const List = styled.ul`
  display: grid;

  a,
  button {
    ${row(4)}
    width: 100%;
    min-height: calc(${TOUCH_TARGET} + 12px);
    padding: ${space(2)} 0;
    border-bottom: 1px solid ${token.divider};
    color: ${token.text};
    font-weight: 600;
    text-align: start;
    text-decoration: none;
  }
`

const Who = styled.div`
  padding-bottom: ${space(4)};

  > p {
    overflow-wrap: anywhere;
    font-size: ${text[3]};
    font-weight: 700;
  }
`

/** The account panel at the right: who is signed in, what is theirs, and ways out of the page. @source diner spec §2.11 */
export const AccountModal: ModalView<'account'> = ({ onClosed }) => {
  const t = useT(account)
  return (
    <Modal title={t('account.title')} variant="side" onClose={onClosed}>
      <Greeting />
      <Entries />
    </Modal>
  )
}

/** '¡Hola {name}!', or the sign-in button. A phone signs in at a branch, so pages without one have no sign-in. */
function Greeting() {
  const t = useT(account)
  const close = useCloseModal()
  const { modal } = useSession()
  const { branch } = useVenue()
  const signedIn = useSignedIn()
  const phone = usePhoneText(signedIn)
  const name = useSessionValue('diner', (state) => state.name.trim())
  if (branch === undefined) return null
  return (
    <Who>
      {signedIn === undefined ? (
        <Button wide icon="user" onPress={() => close(() => modal.getState().show('sign-in'))}>
          {t('account.sign-in')}
        </Button>
      ) : (
        <p>{t('account.hello', { name: name || phone })}</p>
      )}
    </Who>
  )
}

function Entries() {
  const t = useT(account)
  const entries = useAccountEntries()
  return (
    <>
      {entries.length === 0 && <p>{t('account.empty')}</p>}
      <List role="list">
        {entries.map(({ icon, label, href, onPress }) => (
          <li key={label}>
            {href === undefined ? (
              <button type="button" onClick={onPress}>
                <Icon name={icon} />
                {label}
              </button>
            ) : (
              <a href={href} onClick={onPress}>
                <Icon name={icon} />
                {label}
              </a>
            )}
          </li>
        ))}
      </List>
    </>
  )
}
