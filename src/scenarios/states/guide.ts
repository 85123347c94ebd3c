import { companionPaths } from '#domain/routes/companion-routes.ts'
import type { Brand } from '../brand.ts'
import { field, fill, heading, list, press, searchbox, see, text } from '../moves.ts'
import { statesOfScreen } from '../state.ts'

const hasAddress = ({ address }: Brand): boolean => address !== undefined

/** The search for a place to order from. */
export const guideStates = statesOfScreen('guide', () => companionPaths.guide(), [
  { id: 'guide', steps: [see(heading('guide.idle.title'))] },
  {
    id: 'guide.near',
    located: true,
    applies: hasAddress,
    steps: [press('guide.locate'), see(list('guide.near'))],
  },
  { id: 'guide.denied', steps: [press('guide.locate'), see(text('guide.locate-denied'))] },
  {
    id: 'guide.code.none',
    located: true,
    applies: hasAddress,
    steps: [
      press('guide.locate'),
      fill(searchbox('guide.code'), 'xqzw'),
      see(heading('guide.empty-code.title')),
    ],
  },
  { id: 'guide.address.refused', steps: [press('guide.address-search'), { seeRefused: true }] },
  {
    id: 'guide.failed',
    located: true,
    applies: hasAddress,
    steps: [
      see(heading('guide.idle.title')),
      { fail: '/api/menu/near' },
      press('guide.locate'),
      see(text('guide.failed')),
    ],
  },
  {
    id: 'guide.unknown-address',
    steps: [
      fill(field('guide.address'), 'Calle Inventada 12'),
      press('guide.address-search'),
      see(text('guide.address-unknown')),
    ],
  },
])
