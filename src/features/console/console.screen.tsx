import { defineCompanionScreen } from '#layout/define-companion-screen.ts'
import { console } from '#messages/console.ts'
import { createMessages } from '#messages/index.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'
import { ConsoleView } from './components/console-view.tsx'

/** Where a venue works: its orders as they come in. The page knows nothing until a token of the venue is typed. */
export const consoleScreen = defineCompanionScreen<CompanionDeps, object>({
  id: 'console',
  load: async ({ venue }) => ({ status: venue.branchContact ? 200 : 404, data: {} }),
  head: (_data, { venue }) => ({
    title: `${createMessages(venue.storefront.locale, venue.storefront.messages)(console)('console.title')} · ${venue.branchContact?.name ?? venue.storefront.name}`,
    noIndex: true,
  }),
  View: ConsoleView,
})
