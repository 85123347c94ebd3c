import { paths } from '#domain/routes/routes.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import { sharing, statesOfScreen } from '../state.ts'
import { heading, text } from '../targets.ts'

/** Ways to a venue: the list of all brands, a company, a branch, and the choice of a mode. */
export const entryStates = statesOfScreen('entry', ({ branch }) => paths.entry(branch.alias), [
  {
    id: 'entry.brands',
    path: () => paths.branchSelection(),
    steps: ({ text: t }) => [{ see: heading(t('company.root.title')) }],
  },
  {
    id: 'entry.company',
    applies: ({ kind }) => kind === 'company',
    path: ({ alias }) => paths.entry(alias),
    steps: ({ text: t }) => [{ see: heading(t('company.title')) }],
  },
  {
    id: 'entry.branch',
    applies: ({ branch }) => branch.contacts > 1,
    steps: ({ text: t }) => [{ see: heading(t('branch.prompt')) }],
  },
  ...sharing({ applies: ({ modes }) => modes.length > 1, path: ({ venue }) => paths.entry(venue) }, [
    { id: 'entry.modes', steps: ({ text: t }) => [{ see: heading(t('mode.title')) }] },
    {
      id: 'entry.modes.long-names',
      variant: 'long-names',
      steps: ({ text: t }) => [{ see: heading(t('mode.title')) }],
    },
  ]),
  {
    id: 'entry.search.none',
    path: () => paths.branchSelection(),
    steps: ({ text: t }) => [
      { see: heading(t('company.root.title')) },
      { fill: { role: 'searchbox', name: t('company.root.search') }, with: 'xqzw' },
      { see: text(t('branch.no-results')) },
    ],
  },
  {
    id: 'entry.branch.search.none',
    applies: ({ branch }) => branch.contacts > 1,
    steps: ({ text: t }) => [
      { fill: { role: 'searchbox', name: t('branch.search') }, with: 'xqzw' },
      { see: text(t('branch.no-results')) },
    ],
  },
  {
    id: 'entry.branch.out-of-zone',
    variant: 'out-of-zone',
    needs: ['address'],
    applies: ({ branch, modes, address }) =>
      branch.contacts > 1 &&
      address !== undefined &&
      modes.some(({ type }) => ORDER_MODES[type].needsAddress),
    steps: ({ text: t, modes }) => [
      // some branches wait until a mode is chosen
      { press: text(modes.find(({ type }) => ORDER_MODES[type].needsAddress)?.name ?? '') },
      { see: text(t('branch.change-address')) },
      { see: text(t('branch.out-of-zone')) },
    ],
  },
])
