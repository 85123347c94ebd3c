import styled from 'styled-components'
import type { ModalView } from '#session/modal-store.ts'
import { useSessionValue } from '#session/session-context.tsx'
import { space, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { Modal } from '#ui/primitives/modal/modal.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useAccountEntries } from './use-account-entries.ts'

const List = styled.ul`
  display: grid;

  a,
  button {
    display: flex;
    align-items: center;
    gap: ${space(4)};
    width: 100%;
    min-height: calc(${TOUCH_TARGET} + 12px);
    padding: ${space(2)} 0;
    border: 0;
    border-bottom: 1px solid ${token.divider};
    background: none;
    color: ${token.text};
    font-weight: 600;
    text-align: start;
    text-decoration: none;
  }
`

const Hello = styled.p`
  padding-bottom: ${space(4)};
`

/** The account panel at the right: what this device knows of the diner, and ways out of the page. */
export const AccountModal: ModalView<'account'> = ({ onClosed }) => {
  const t = useT()
  return (
    <Modal title={t('account.title')} closeLabel={t('common.close')} variant="side" onClose={onClosed}>
      <AccountEntries />
    </Modal>
  )
}

function AccountEntries() {
  const t = useT()
  const name = useSessionValue('customer', (state) => state.name)
  const entries = useAccountEntries()
  return (
    <>
      {name !== '' && <Hello>{t('account.hello', { name })}</Hello>}
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
