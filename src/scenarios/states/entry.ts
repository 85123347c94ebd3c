import { paths } from '#domain/routes/routes.ts'
import type { State } from '../state.ts'
import { beginning, button, heading, text } from '../targets.ts'

/** Ways to a venue: the list of all brands, a company, a branch, and the choice of a mode. */
export const entryStates: readonly State[] = [
  {
    id: 'entry.brands',
    screen: 'entry',
    title: 'scenario.entry.brands',
    variant: 'open',
    path: () => paths.branchSelection(),
    steps: ({ text: t }) => [{ see: heading(t('company.root.title')) }],
  },
  {
    id: 'entry.company',
    screen: 'entry',
    title: 'scenario.entry.company',
    variant: 'open',
    applies: ({ kind }) => kind === 'company',
    path: ({ alias }) => paths.entry(alias),
    steps: ({ text: t }) => [{ see: heading(t('company.title')) }],
  },
  {
    id: 'entry.branch',
    screen: 'entry',
    title: 'scenario.entry.branch',
    variant: 'open',
    applies: ({ branch }) => branch.contacts > 1,
    path: ({ branch }) => paths.entry(branch.alias),
    steps: ({ text: t }) => [{ see: heading(t('branch.prompt')) }],
  },
  {
    id: 'entry.modes',
    screen: 'entry',
    title: 'scenario.entry.modes',
    variant: 'open',
    applies: ({ modes }) => modes.length > 1,
    path: ({ venue }) => paths.entry(venue),
    steps: ({ text: t }) => [{ see: heading(t('mode.title')) }],
  },
  {
    id: 'entry.modes.long-names',
    screen: 'entry',
    title: 'scenario.entry.modes.long-names',
    variant: 'long-names',
    applies: ({ modes }) => modes.length > 1,
    path: ({ venue }) => paths.entry(venue),
    steps: ({ text: t }) => [{ see: heading(t('mode.title')) }],
  },
  {
    id: 'entry.search.none',
    screen: 'entry',
    title: 'scenario.entry.search.none',
    variant: 'open',
    path: () => paths.branchSelection(),
    steps: ({ text: t }) => [
      { see: heading(t('company.root.title')) },
      { fill: { role: 'searchbox', name: t('company.root.search') }, with: 'xqzw' },
      { see: text(t('company.root.no-results')) },
    ],
  },
  {
    id: 'entry.branch.search.none',
    screen: 'entry',
    title: 'scenario.entry.branch.search.none',
    variant: 'open',
    applies: ({ branch }) => branch.contacts > 1,
    path: ({ branch }) => paths.entry(branch.alias),
    steps: ({ text: t }) => [
      { fill: { role: 'searchbox', name: t('branch.search') }, with: 'xqzw' },
      { see: text(t('branch.no-results')) },
    ],
  },
  {
    id: 'entry.branch.out-of-zone',
    screen: 'entry',
    title: 'scenario.entry.branch.out-of-zone',
    variant: 'out-of-zone',
    needs: ['address'],
    applies: ({ branch, modes, address }) =>
      branch.contacts > 1 && address !== undefined && modes.some(({ type }) => type === 'DELIVERY'),
    path: ({ branch }) => paths.entry(branch.alias),
    steps: ({ text: t }) => [
      { see: beginning(button(t('branch.change-address'))) },
      { see: text(t('branch.out-of-zone')) },
    ],
  },
]
