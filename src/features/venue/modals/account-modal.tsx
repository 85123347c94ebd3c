import styled from 'styled-components'
import { paths } from '#domain/routes/routes.ts'
import type { Modal as ModalView } from '#layout/define-feature.ts'
import { useVisitPath } from '#session/links.ts'
import { useSession, useSessionValue } from '#session/session-context.tsx'
import { useVenue } from '#session/venue-context.tsx'
import { space, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import type { IconName } from '#ui/primitives/icon/icon-paths.ts'
import { Modal, useCloseModal } from '#ui/primitives/modal/modal.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

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

interface Entry {
  icon: IconName
  label: string
  href?: string
  onPress?: () => void
}

/** The account panel at the right: what this device knows of the diner, and ways out of the page. */
export const AccountModal: ModalView = ({ onClosed }) => {
  const t = useT()
  return (
    <Modal title={t('account.title')} closeLabel={t('common.close')} variant="side" onClose={onClosed}>
      <AccountEntries />
    </Modal>
  )
}

function AccountEntries() {
  const t = useT()
  const close = useCloseModal()
  const { modal, customer } = useSession()
  const { branchContact, branch, alias } = useVenue()
  const visitPath = useVisitPath()
  const name = useSessionValue('customer', (state) => state.name)
  const show = (id: string) => () => close(() => modal.getState().show(id))
  const entries: (Entry | undefined)[] = [
    branchContact && { icon: 'clock', label: t('shell.see-hours'), onPress: show('hours') },
    branchContact && { icon: 'pin', label: t('account.address'), onPress: show('address') },
    branchContact && { icon: 'bag', label: t('cart.title'), href: visitPath(paths.cart(alias)) },
    branch && branch.alias !== alias
      ? { icon: 'store', label: t('shell.change-venue'), href: visitPath(paths.entry(branch.alias)) }
      : undefined,
    name === '' ? undefined : { icon: 'sign-out', label: t('account.forget'), onPress: () => close(() => customer.getState().forget()) },
  ]
  return (
    <>
      {name !== '' && <Hello>{t('account.hello', { name })}</Hello>}
      <List role="list">
        {entries
          .filter((entry) => entry !== undefined)
          .map(({ icon, label, href, onPress }) => (
            <li key={label}>
              {href === undefined ? (
                <button type="button" onClick={onPress}>
                  <Icon name={icon} />
                  {label}
                </button>
              ) : (
                <a href={href}>
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
