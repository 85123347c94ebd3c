import type { ChatWidget } from '../contract.ts'

/** The storefront's own chat panel and its button. */
export interface ChatPanel {
  readonly open: (message?: string) => void
  readonly close: () => void
  readonly offer: (offered: boolean) => void
}

/** The product's own chat: a panel with ways to contact the venue. Its code is loaded, so it opens at once. */
export function embeddedChat(panel: ChatPanel): ChatWidget {
  let isOver = false
  return {
    id: 'embedded',
    show: () => {
      if (!isOver) panel.offer(true)
    },
    hide: () => {
      panel.offer(false)
      panel.close()
    },
    open: (message) => {
      if (!isOver) panel.open(message)
      return !isOver
    },
    shutDown: () => {
      isOver = true
      panel.offer(false)
      panel.close()
    },
  }
}
