import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '#api/api-context.tsx'
import { hasMarketing } from '#domain/marketing/vendors.ts'
import { paths } from '#domain/routes/routes.ts'
import { account } from '#messages/account.ts'
import { forgetAttempts } from '#session/attempt.ts'
import { forgetWhoLeaves } from '#session/forget-linked-person.ts'
import { useVisitPath, useLeaveVenue } from '#session/links.ts'
import { useSession, useSessionValue, useVenue } from '#session/page-context.ts'
import { useRunningProgram } from '#session/use-loyalty.ts'
import { forgetPagesOnTheWay } from '#platform/pages-on-the-way.ts'
import { browserStorage } from '#platform/storage.ts'
import { signInOf, useSignedIn } from '#session/sign-in-store.ts'
import { withdrawAllCarts, reportedCarts } from '#session/reported-carts.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import type { IconName } from '#ui/primitives/icon/icon-paths.ts'
import { useCloseModal } from '#ui/patterns/modal-control.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'

/** Queries with data of the diner who leaves. An order's page refetches its order by itself. */
const PERSONAL = ['customer', 'orders', 'loyalty-history']

/** The button for leaving: for signed-in diners, and for those who only typed their name. Only the texts differ. */
const LEAVING = {
  signOut: {
    icon: 'sign-out',
    label: 'account.sign-out',
    done: 'account.signed-out',
    failed: 'account.sign-out-failed',
  },
  forget: {
    icon: 'trash',
    label: 'account.forget',
    done: 'account.forgotten',
    failed: 'account.forget-failed',
  },
} as const
type Leaving = (typeof LEAVING)[keyof typeof LEAVING]

/**
 * Ends the session of this browser, first on the server: a session left there would show its orders to the next person
 * who types the phone. 'Cerrar sesión' and 'Olvidar mis datos en este dispositivo' do the same.
 * @source requirements ACCT-01 "'Cerrar sesión' clears customer data and phone"
 */
function useLeave(): (words: Leaving) => Promise<void> {
  const t = useT(account)
  const toast = useToast()
  const session = useSession()
  const { client } = useApi()
  const queryClient = useQueryClient()
  return async ({ done, failed }) => {
    const carts = withdrawAllCarts(client, browserStorage())
    const isEnded = await client.DELETE('/api/sign-in/session').then(
      ({ response }) => response.ok,
      () => false,
    )
    if (!isEnded) {
      // the server was not told that they are gone: their records are kept
      for (const cart of carts) reportedCarts(browserStorage()).put(cart)
      return toast(t(failed), 'error')
    }
    session.diner.getState().moveTo(undefined)
    forgetWhoLeaves(session)
    // every page of the device is notified, and removes the diner's data
    session.diner.getState().forget()
    forgetAttempts()
    void forgetPagesOnTheWay('all')
    signInOf(session).getState().forget()
    // queries on the page are refetched for a signed-out visitor
    for (const key of PERSONAL) void queryClient.resetQueries({ queryKey: [key] })
    queryClient.removeQueries({ queryKey: ['order'], type: 'inactive' })
    toast(t(done), 'success')
  }
}

/** One row of the account panel: with `href` a link, else a button. */
interface AccountEntry {
  icon: IconName
  label: string
  href?: string
  onPress?: (event: MouseEvent) => void
}

/** Actions of the account panel on this page. Each closes the panel first. */
export function useAccountEntries(): AccountEntry[] {
  const t = useT(account)
  const toast = useToast()
  const close = useCloseModal()
  const session = useSession()
  const { modal } = session
  const { branchContact, branch, alias, storefront } = useVenue()
  const visitPath = useVisitPath()
  const navigate = useNavigate()
  const leaveVenue = useLeaveVenue()
  const leave = useLeave()
  const phone = useSignedIn()
  const program = useRunningProgram()?.name
  const isKnown = useSessionValue('diner', (state) => state.name !== '' || state.phone !== '')
  const show = (id: 'hours' | 'address' | 'my-orders' | 'loyalty' | 'chat' | 'consent') => () =>
    close(() => modal.getState().show(id))
  const cart = visitPath(paths.cart(alias))
  const list = storefront.venueList === undefined ? undefined : visitPath(paths.entry(storefront.venueList))
  const isSignedIn = phone !== undefined
  const leaving = isSignedIn ? LEAVING.signOut : LEAVING.forget
  const entries: (AccountEntry | false | undefined)[] = [
    branchContact && {
      icon: 'receipt',
      label: t('account.orders'),
      onPress: isSignedIn ? show('my-orders') : () => toast(t('account.sign-in-first')),
    },
    isSignedIn && program !== undefined && { icon: 'gift', label: program, onPress: show('loyalty') },
    branchContact && { icon: 'clock', label: t('shell.see-hours'), onPress: show('hours') },
    branch && { icon: 'pin', label: t('account.address'), onPress: show('address') },
    branchContact && {
      icon: 'bag',
      label: t('cart.title'),
      href: cart,
      onPress: (event) => {
        event.preventDefault()
        close(() => void navigate(cart))
      },
    },
    list !== undefined && {
      icon: 'store',
      label: t('shell.change-venue'),
      href: list,
      onPress: (event) => leaveVenue(list, event, close),
    },
    branch?.chatEnabled && { icon: 'message', label: t('account.help'), onPress: show('chat') },
    hasMarketing(branch) && { icon: 'info', label: t('account.consent'), onPress: show('consent') },
    (isSignedIn || isKnown) && {
      icon: leaving.icon,
      label: t(leaving.label),
      onPress: () => close(() => void leave(leaving)),
    },
  ]
  return entries.filter((entry) => entry !== undefined && entry !== false)
}
