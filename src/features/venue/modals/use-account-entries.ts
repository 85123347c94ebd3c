import type { MouseEvent } from 'react'
import { paths } from '#domain/routes/routes.ts'
import { useNavigate } from '#platform/navigation/location.ts'
import { useVisitPath } from '#session/links.ts'
import { useSession, useSessionValue } from '#session/session-context.tsx'
import { useVenue } from '#session/venue-context.tsx'
import type { IconName } from '#ui/primitives/icon/icon-paths.ts'
import { useCloseModal } from '#ui/primitives/modal/modal.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useLeaveVenue } from '../use-leave-venue.ts'

/** One row of the account panel: with `href` a link, else a button. */
interface AccountEntry {
  icon: IconName
  label: string
  href?: string
  onPress?: (event: MouseEvent) => void
}

/** What can be done from the account panel on this page. Everything closes the panel first. */
export function useAccountEntries(): AccountEntry[] {
  const t = useT()
  const close = useCloseModal()
  const { modal, customer } = useSession()
  const { branchContact, branch, alias, storefront } = useVenue()
  const visitPath = useVisitPath()
  const navigate = useNavigate()
  const leave = useLeaveVenue()
  const name = useSessionValue('customer', (state) => state.name)
  const show = (id: 'hours' | 'address') => () => close(() => modal.getState().show(id))
  const cart = visitPath(paths.cart(alias))
  const list = storefront.venueList === undefined ? undefined : visitPath(paths.entry(storefront.venueList))
  const entries: (AccountEntry | undefined)[] = [
    branchContact && { icon: 'clock', label: t('shell.see-hours'), onPress: show('hours') },
    branch && { icon: 'pin', label: t('account.address'), onPress: show('address') },
    branchContact && {
      icon: 'bag',
      label: t('cart.title'),
      href: cart,
      onPress: (event) => {
        event.preventDefault()
        close(() => navigate(cart))
      },
    },
    list === undefined
      ? undefined
      : {
          icon: 'store',
          label: t('shell.change-venue'),
          href: list,
          onPress: (event) => leave(list, event, close),
        },
    name === ''
      ? undefined
      : {
          icon: 'sign-out',
          label: t('account.forget'),
          onPress: () => close(() => customer.getState().forget()),
        },
  ]
  return entries.filter((entry) => entry !== undefined)
}
