import { defineCompanionScreen } from '#layout/define-companion-screen.ts'
import { createMessages } from '#messages/index.ts'
import { ledger } from '#messages/ledger.ts'
import type { CompanionDeps } from '#session/companion-deps.ts'
import { SignedIn } from '../components/signed-in.tsx'
import { BooksView } from './books-view.tsx'

/** The books of a venue: what came in, what went back, who has the cash. As the board, it knows nothing without a token. */
export const booksScreen = defineCompanionScreen<CompanionDeps, object>({
  id: 'books',
  load: async ({ venue }) => ({ status: venue.branchContact ? 200 : 404, data: {} }),
  head: (_data, { venue }) => ({
    title: `${createMessages(venue.storefront.locale, venue.storefront.messages)(ledger)('ledger.title')} · ${venue.branchContact?.name ?? venue.storefront.name}`,
    noIndex: true,
  }),
  View: () => <SignedIn>{(signed) => <BooksView {...signed} />}</SignedIn>,
})
