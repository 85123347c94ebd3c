import type { Feature } from '#layout/define-feature.ts'
import type { PageDeps } from '#session/page-deps.ts'

export const chatFeature: Feature<PageDeps> = {
  id: 'chat',
  screens: [],
  blocks: [],
  modals: { chat: () => import('./modals/chat-modal.tsx').then(({ ChatModal }) => ChatModal) },
  load: () => Promise.resolve({ screens: [], blocks: [] }),
}

/** The button that offers the chat. */
export const loadChatLauncher = () => import('./chat-launcher.tsx').then(({ ChatLauncher }) => ChatLauncher)
