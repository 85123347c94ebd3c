import { paths } from '#domain/routes/routes.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { Brand } from '../brand.ts'
import { fill, heading, press, searchbox, see, text } from '../moves.ts'
import { sharing, statesOfScreen } from '../state.ts'

const isChosen = ({ branch }: Brand): boolean => branch.contacts > 1
const withAddress = ({ modes }: Brand) => modes.find(({ type }) => ORDER_MODES[type].needsAddress)

/** Pages that lead to a venue: the list of all brands, a company, a branch, and the choice of a mode. */
export const entryStates = statesOfScreen('entry', ({ branch }) => paths.entry(branch.alias), [
  { id: 'entry.brands', path: () => paths.branchSelection(), steps: [see(heading('company.root.title'))] },
  {
    id: 'entry.company',
    applies: ({ kind }) => kind === 'company',
    path: ({ alias }) => paths.entry(alias),
    steps: [see(heading('company.title'))],
  },
  { id: 'entry.branch', applies: isChosen, steps: [see(heading('branch.prompt'))] },
  ...sharing({ applies: ({ modes }) => modes.length > 1, path: ({ venue }) => paths.entry(venue) }, [
    { id: 'entry.modes', steps: [see(heading('mode.title'))] },
    { id: 'entry.modes.long-names', variant: 'long-names', steps: [see(heading('mode.title'))] },
  ]),
  {
    id: 'entry.search.none',
    path: () => paths.branchSelection(),
    steps: [
      see(heading('company.root.title')),
      fill(searchbox('company.root.search'), 'xqzw'),
      see(text('branch.no-results')),
    ],
  },
  {
    id: 'entry.branch.search.none',
    applies: isChosen,
    steps: [fill(searchbox('branch.search'), 'xqzw'), see(text('branch.no-results'))],
  },
  {
    id: 'entry.branch.out-of-zone',
    variant: 'out-of-zone',
    needs: ['address'],
    applies: (brand) => isChosen(brand) && brand.address !== undefined && withAddress(brand) !== undefined,
    steps: [
      // some branches require a mode first
      press(text((brand) => withAddress(brand)?.name)),
      see(text('branch.change-address')),
      see(text('branch.out-of-zone')),
    ],
  },
])
