import { defineCompanionScreen } from '#layout/define-companion-screen.ts'
import { createMessages } from '#messages/index.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

/** Nearby venues. @source delivery spec §2 "Guide page"; requirements GUIDE-01 */
export const guideScreen = defineCompanionScreen<CompanionDeps, object>({
  id: 'guide',
  load: async () => ({ status: 200, data: {} }),
  head: (_data, { venue }) => ({ title: createMessages(venue.storefront.messages)('guide.title') }),
  View: Guide,
})

function Guide() {
  const t = useT()
  return <h1>{t('guide.title')}</h1>
}
