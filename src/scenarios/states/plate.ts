import { statesOfScreen } from '../state.ts'
import type { Step } from '../step.ts'
import type { Brand, BrandPlate } from '../brand.ts'
import { escaped, heading, like } from '../targets.ts'
import { isOrderable } from './cart.ts'

const add = (brand: Brand) => ({ role: 'button', pattern: like(brand, 'plate.button-total') }) as const

const hasChoices = ({ garnished, has }: Brand): boolean => garnished !== undefined && has.takesOrders

/** Presses everything that has to be chosen of a plate. */
export function choose({ text: t }: Brand, { choices }: BrandPlate): Step[] {
  return choices.flatMap(({ name, count, by }): Step[] => {
    if (by === 'radio') return [{ check: { role: 'radio', pattern: `^${escaped(name)}` } }]
    if (by === 'checkbox') return [{ check: { role: 'checkbox', pattern: `^${escaped(name)}` } }]
    const more = t('common.increase', { name })
    return Array.from({ length: count }, () => ({ press: { role: 'button', name: more } }))
  })
}

export const plateStates = statesOfScreen('plate', ({ plate }) => plate?.path ?? '', [
  {
    id: 'plate',
    applies: isOrderable,
    steps: (brand) => [{ see: add(brand) }],
  },
  {
    id: 'plate.choices',
    applies: hasChoices,
    path: ({ garnished }) => garnished?.path ?? '',
    steps: (brand) => [{ see: add(brand) }, ...(brand.garnished ? choose(brand, brand.garnished) : [])],
  },
  {
    id: 'plate.refused',
    applies: hasChoices,
    path: ({ garnished }) => garnished?.path ?? '',
    steps: (brand) => [{ press: add(brand) }, { see: { text: brand.text('plate.error.GARNISH_AMOUNT') } }],
  },
  {
    id: 'plate.added',
    applies: isOrderable,
    steps: (brand) => [
      ...(brand.plate ? choose(brand, brand.plate) : []),
      { press: add(brand) },
      { see: { text: brand.text('plate.added') } },
    ],
  },
  {
    id: 'plate.long-names',
    variant: 'long-names',
    applies: hasChoices,
    path: ({ garnished }) => garnished?.path ?? '',
    steps: (brand) => [{ see: add(brand) }],
  },
  {
    id: 'plate.gone',
    applies: ({ plate }) => plate !== undefined,
    path: ({ plate }) => `${plate?.category.path ?? ''}/ya-no-esta`,
    status: 404,
    steps: ({ text: t }) => [{ see: heading(t('obstacle.not-found.title')) }],
  },
])
