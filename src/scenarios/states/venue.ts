import { paths } from '#domain/routes/routes.ts'
import { answered, beginning, dialog, heading, link, press, region, see, text } from '../moves.ts'
import { type Move, sharing, type State, statesOfScreen } from '../state.ts'
import { entryPath } from './account.ts'
import { closeNotice, menuPath } from './menu.ts'

const openHours: readonly Move[] = [press('shell.see-hours'), see(dialog('hours.title'))]

const contactStates = statesOfScreen('contact', menuPath, [
  {
    id: 'contact',
    applies: ({ has }) => has.chat,
    steps: [press('chat.open'), see(dialog('chat.title'))],
  },
])

const hoursStates = statesOfScreen('hours', menuPath, [
  { id: 'hours', steps: openHours },
  { id: 'hours.closed', variant: 'closed', steps: [...closeNotice, ...openHours] },
  {
    id: 'hours.paused',
    variant: 'paused',
    steps: [...closeNotice, ...openHours, see(text('hours.temporarily-closed', dialog()))],
  },
])

const consentStates = statesOfScreen('consent', menuPath, [
  ...sharing({ publishedOnly: true, applies: ({ has }) => has.marketing }, [
    { id: 'consent', steps: [see(region('consent.title'))] },
    { id: 'consent.explained', steps: [press('consent.more'), see(dialog('consent.title'))] },
  ]),
])

const mode = beginning(link(({ plate, modes }) => (plate?.mode ?? modes[0])?.name))
/** Chooses a mode on the page before the menu, once that page is hydrated: it then loads the menu itself. */
const enterMode: readonly Move[] = [answered(mode), press(mode)]

const MENU_CALL = '/api/diner/*/menu/*/outline'

const errorStates = statesOfScreen('errors', entryPath, [
  {
    id: 'errors.unknown-alias',
    path: () => paths.entry('nadie'),
    status: 404,
    steps: [see(heading('obstacle.not-found.title'))],
  },
  {
    id: 'errors.unknown-mode',
    path: ({ venue }) => paths.menu(venue, 'Volando'),
    status: 404,
    steps: [see(heading('obstacle.no-mode.title'))],
  },
  {
    id: 'errors.unknown-order',
    path: ({ venue }) => paths.followUp(venue, 'NADA-NADA'),
    status: 404,
    steps: [see(heading('obstacle.no-order.title'))],
  },
  {
    id: 'errors.offline',
    path: ({ venue }) => paths.offline(venue),
    steps: [see(heading('obstacle.offline.title'))],
  },
  ...sharing({ applies: ({ modes }) => modes.length > 1 }, [
    {
      id: 'errors.menu-failed',
      steps: [{ fail: MENU_CALL }, ...enterMode, see(text('obstacle.error.title'))],
    },
    {
      id: 'errors.menu-loading',
      steps: [{ hold: MENU_CALL }, ...enterMode, see(heading('shell.status.loading'))],
    },
  ]),
])

/** What can be opened on any page of a venue, and pages that replace the usual one. */
export const venueStates: readonly State[] = [
  ...contactStates,
  ...hoursStates,
  ...consentStates,
  ...errorStates,
]
