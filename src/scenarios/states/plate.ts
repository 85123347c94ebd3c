import type { Brand, BrandPlate } from '../brand.ts'
import { beginning, button, check, checkbox, heading, press, radio, see, text } from '../moves.ts'
import { type Move, sharing, statesOfScreen } from '../state.ts'
import { isOrderable } from './cart.ts'

const add = button('plate.button-total')

const hasChoices = ({ garnished, has }: Brand): boolean => garnished !== undefined && has.takesOrders

/** Makes all required choices of a plate. */
const choose = (plate: BrandPlate | undefined): readonly Move[] =>
  (plate?.choices ?? []).flatMap(({ name, count, by }): Move[] => {
    if (by === 'radio') return [check(beginning(radio(() => name)))]
    if (by === 'checkbox') return [check(beginning(checkbox(() => name)))]
    return Array.from({ length: count }, () => press(button(({ text: t }) => t('common.increase', { name }))))
  })

export const plateStates = statesOfScreen('plate', ({ plate }) => plate?.path ?? '', [
  { id: 'plate', applies: isOrderable, steps: [see(add)] },
  ...sharing({ applies: hasChoices, path: ({ garnished }) => garnished?.path ?? '' }, [
    { id: 'plate.choices', steps: [see(add), ({ garnished }) => choose(garnished)] },
    { id: 'plate.refused', steps: [press(add), see(text('plate.error.GARNISH_AMOUNT'))] },
  ]),
  {
    id: 'plate.added',
    applies: isOrderable,
    steps: [({ plate }) => choose(plate), press(add), see(text('plate.added'))],
  },
  {
    id: 'plate.long-names',
    variant: 'long-names',
    applies: hasChoices,
    path: ({ garnished }) => garnished?.path ?? '',
    steps: [see(add)],
  },
  {
    id: 'plate.gone',
    applies: ({ plate }) => plate !== undefined,
    path: ({ plate }) => `${plate?.category.path ?? ''}/ya-no-esta`,
    status: 404,
    steps: [see(heading('obstacle.not-found.title'))],
  },
])
