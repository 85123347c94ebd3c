import { console } from '#messages/console.ts'
import { createMessages } from '#messages/index.ts'
import { Board } from './components/board.tsx'
import { consoleScreen } from './components/console-page.tsx'

/** The board: the venue's incoming orders. */
const boardScreen = consoleScreen(
  'console',
  ({ storefront }) => createMessages(storefront)(console)('console.title'),
  Board,
)

export const feature = { screens: [boardScreen] }
