import styled from 'styled-components'
import { messageLink } from '#domain/order-text/message-link.ts'
import type { BranchContact } from '#generated/models.ts'
import { onDemand } from '#platform/on-demand.ts'
import { radius, TOUCH_TARGET } from '#theme/tokens.ts'
import { IconButton } from '#ui/primitives/action/icon-button.tsx'
import { branded, colourChange, hovering, muted, wrap } from '#ui/primitives/base/look.ts'
import type { IconName } from '#ui/primitives/icon/icon-paths.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

const List = styled.ul`
  ${wrap(1.5)}

  a {
    display: grid;
    place-items: center;
    width: ${TOUCH_TARGET};
    height: ${TOUCH_TARGET};
    border-radius: ${radius.pill};
    ${muted}
    ${colourChange}
  }
  ${hovering} {
    a:hover {
      ${branded}
    }
  }
`

/** Loaded when pressed: few diners share. */
const shareCode = onDemand(() => import('#platform/share.ts'))

/** Social networks, phone, messages and sharing, each only when the venue has it. @source requirements SHELL-05 */
export function ContactLinks({ branchContact }: { branchContact: BranchContact }) {
  const t = useT()
  const toast = useToast()
  const { name, callPhone, whatsAppPhone, branch } = branchContact
  const { instagram, facebook } = branch.social
  const message = whatsAppPhone && messageLink(whatsAppPhone)
  const links: { icon: IconName; label: string; href: string | undefined }[] = [
    { icon: 'instagram', label: t('shell.instagram', { name }), href: instagram },
    { icon: 'facebook', label: t('shell.facebook', { name }), href: facebook },
    { icon: 'phone', label: t('shell.call', { name }), href: callPhone && `tel:${callPhone}` },
    { icon: 'message', label: t('shell.whatsapp', { name }), href: message },
  ]
  const share = async () => {
    const outcome = await shareCode.fetch().then(
      ({ sharePage }) => sharePage(name),
      () => 'failed',
    )
    if (outcome === 'copied') toast(t('shell.link-copied'), 'success')
    if (outcome === 'failed') toast(t('shell.share-failed'), 'error')
  }
  return (
    <List role="list" aria-label={t('shell.contact')}>
      {links.map(
        ({ icon, label, href }) =>
          href && (
            <li key={icon}>
              <a href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
                <Icon name={icon} />
              </a>
            </li>
          ),
      )}
      <li>
        <IconButton icon="share" look="soft" name={t('shell.share')} onPress={() => void share()} />
      </li>
    </List>
  )
}
