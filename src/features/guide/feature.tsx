import { defineCompanionScreen } from '#layout/define-companion-screen.ts'
import { guide } from '#messages/guide.ts'
import { createMessages } from '#messages/index.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'
import { Guide } from './components/guide.tsx'

/** Nearby venues. @source delivery spec §2 "Guide page"; requirements GUIDE-01 */
const guideScreen = defineCompanionScreen<CompanionDeps, object>({
  id: 'guide',
  load: async () => ({ status: 200, data: {} }),
  head: (_data, { venue }) => {
    const t = createMessages(venue.storefront)(guide)
    return { title: t('guide.title', { name: t('guide.name') }), description: t('guide.text') }
  },
  View: Guide,
})

export const feature = { screens: [guideScreen] }
