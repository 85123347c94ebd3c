import type { Feature } from '#layout/define-feature.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { lazyView } from '#ui/primitives/base/lazy-view.tsx'

export const chatFeature: Feature<PageDeps> = {
  id: 'chat',
  modals: { chat: onDemand(() => import('./modals/chat-modal.tsx').then(({ ChatModal }) => ChatModal)) },
}

/** The button that offers the chat. */
export const ChatLauncher = lazyView(
  onDemand(() => import('./chat-launcher.tsx').then((code) => code.ChatLauncher)),
  'leave-out',
)
