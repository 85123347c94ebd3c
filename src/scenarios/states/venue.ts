import { paths } from '#domain/routes/routes.ts'
import type { Brand } from '../brand.ts'
import { sharing, type State, statesOfScreen } from '../state.ts'
import type { Step } from '../step.ts'
import { beginning, heading, like, link, press, region, seeDialog, text } from '../targets.ts'
import { closeNotice, menuPath } from './menu.ts'

const openHours = ({ text: t }: Brand): Step[] => [press(t('shell.see-hours')), seeDialog(t('hours.title'))]

const contactStates = statesOfScreen('contact', menuPath, [
  {
    id: 'contact',
    applies: ({ has }) => has.chat,
    steps: (brand) => [
      { press: { role: 'button', pattern: like(brand, 'chat.open') } },
      seeDialog(brand.text('chat.title')),
    ],
  },
])

const hoursStates = statesOfScreen('hours', menuPath, [
  { id: 'hours', steps: openHours },
  { id: 'hours.closed', variant: 'closed', steps: (brand) => [...closeNotice(brand), ...openHours(brand)] },
  {
    id: 'hours.paused',
    variant: 'paused',
    steps: (brand) => [
      ...closeNotice(brand),
      ...openHours(brand),
      { see: text(brand.text('hours.temporarily-closed'), { role: 'dialog' }) },
    ],
  },
])

const consentStates = statesOfScreen('consent', menuPath, [
  ...sharing({ publishedOnly: true, applies: ({ has }) => has.marketing }, [
    { id: 'consent', steps: ({ text: t }) => [{ see: region(t('consent.title')) }] },
    {
      id: 'consent.explained',
      steps: ({ text: t }) => [press(t('consent.more')), seeDialog(t('consent.title'))],
    },
  ]),
])

/** Chooses a mode on the page before the menu once its program is there: the menu is then asked for by that page itself. */
function enterMode({ plate, modes }: Brand): Step[] {
  const mode = beginning(link((plate?.mode ?? modes[0])?.name))
  return [{ answered: mode }, { press: mode }]
}

const MENU_CALL = '/api/diner/*/menu/*/outline'

const errorStates = statesOfScreen('errors', ({ venue }) => paths.entry(venue), [
  {
    id: 'errors.unknown-alias',
    path: () => paths.entry('nadie'),
    status: 404,
    steps: ({ text: t }) => [{ see: heading(t('obstacle.not-found.title')) }],
  },
  {
    id: 'errors.unknown-mode',
    path: ({ venue }) => paths.menu(venue, 'Volando'),
    status: 404,
    steps: ({ text: t }) => [{ see: heading(t('obstacle.no-mode.title')) }],
  },
  {
    id: 'errors.unknown-order',
    path: ({ venue }) => paths.followUp(venue, 'NADA-NADA'),
    status: 404,
    steps: ({ text: t }) => [{ see: heading(t('obstacle.no-order.title')) }],
  },
  {
    id: 'errors.offline',
    path: ({ venue }) => paths.offline(venue),
    steps: ({ text: t }) => [{ see: heading(t('obstacle.offline.title')) }],
  },
  {
    id: 'errors.menu-failed',
    applies: ({ modes }) => modes.length > 1,
    steps: (brand) => [
      { fail: MENU_CALL },
      ...enterMode(brand),
      { see: text(brand.text('obstacle.error.title')) },
    ],
  },
  {
    id: 'errors.menu-loading',
    applies: ({ modes }) => modes.length > 1,
    steps: (brand) => [
      { hold: MENU_CALL },
      ...enterMode(brand),
      { see: heading(brand.text('shell.status.loading')) },
    ],
  },
])

/** What can be opened on any page of a venue, and what stands in a page's place. */
export const venueStates: readonly State[] = [
  ...contactStates,
  ...hoursStates,
  ...consentStates,
  ...errorStates,
]
