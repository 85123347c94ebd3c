import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Route } from '#domain/routes/routes.ts'
import { SUPPORT_HASH } from '#domain/routes/support.ts'
import { ChatLauncher } from '#features/chat/index.ts'
import { systemClock } from '#platform/clock.ts'
import { openWithRetries } from '#providers/chat/contract.ts'
import { embeddedChat } from '#providers/chat/embedded/embedded-chat.ts'
import { useSession } from '#session/page-context.ts'

/** Hidden on the way to an order, next to a plate's bar, and over what an order says. */
const isQuietAt = (route: Route): boolean =>
  route.kind === 'cart' ||
  route.kind === 'checkout' ||
  route.kind === 'follow-up' ||
  (route.kind === 'menu' && route.plate !== undefined)

/**
 * The venue's chat: shown and hidden as the pages require, opened by its button and by the support link, shut down with
 * the page.
 * @source diner spec §2.15; requirements CHAT-01
 */
export function ChatHost({ route }: { route: Route }) {
  const { modal, visit } = useSession()
  const { hash } = useLocation()
  const [isOffered, setOffered] = useState(false)
  const isQuiet = isQuietAt(route)
  const { referenceId } = visit.getState()

  const widget = useMemo(
    () =>
      embeddedChat({
        open: (message) =>
          modal.getState().show('chat', message === undefined ? { referenceId } : { message }),
        close: () => {
          if (modal.getState().open?.id === 'chat') modal.getState().close()
        },
        offer: setOffered,
      }),
    [modal, referenceId],
  )

  // A chat opened by an order's address stays open: it was never shown, so it is not hidden.
  useEffect(() => {
    if (isQuiet) return undefined
    widget.show()
    return () => widget.hide()
  }, [isQuiet, widget])

  useEffect(() => {
    if (hash !== SUPPORT_HASH) return undefined
    return openWithRetries(widget, undefined, systemClock.after, () => undefined)
  }, [hash, widget])

  return isOffered ? <ChatLauncher onPress={() => widget.open()} /> : null
}
