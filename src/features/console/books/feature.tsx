import { createMessages } from '#messages/index.ts'
import { ledger } from '#messages/ledger.ts'
import { consoleScreen } from '../components/console-page.tsx'
import { BooksView } from './books-view.tsx'

/** The books of a venue: payments, refunds and cash held. */
const booksScreen = consoleScreen(
  'books',
  ({ storefront }) => createMessages(storefront)(ledger)('ledger.title'),
  BooksView,
)

export const feature = { screens: [booksScreen] }
