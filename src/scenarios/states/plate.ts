import type { State } from '../state.ts'
import type { Step } from '../step.ts'
import type { Brand, BrandPlate } from '../brand.ts'
import { heading, like } from '../targets.ts'

const add = (brand: Brand) => ({ role: 'button', pattern: like(brand, 'plate.button-total') }) as const

/** Presses everything that has to be chosen of a plate. */
export function choose({ text: t }: Brand, { choices }: BrandPlate): Step[] {
  return choices.flatMap(({ name, count, by }): Step[] => {
    if (by === 'radio') return [{ check: { role: 'radio', pattern: `^${quoted(name)}` } }]
    if (by === 'checkbox') return [{ check: { role: 'checkbox', pattern: `^${quoted(name)}` } }]
    const more = t('common.increase', { name })
    return Array.from({ length: count }, () => ({ press: { role: 'button', name: more } }))
  })
}

const quoted = (name: string) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

export const plateStates: readonly State[] = [
  {
    id: 'plate',
    screen: 'plate',
    title: 'scenario.plate',
    variant: 'open',
    applies: ({ plate, has }) => plate !== undefined && has.takesOrders,
    path: ({ plate }) => plate?.path ?? '',
    steps: (brand) => [{ see: add(brand) }],
  },
  {
    id: 'plate.choices',
    screen: 'plate',
    title: 'scenario.plate.choices',
    variant: 'open',
    applies: ({ garnished, has }) => garnished !== undefined && has.takesOrders,
    path: ({ garnished }) => garnished?.path ?? '',
    steps: (brand) => [{ see: add(brand) }, ...(brand.garnished ? choose(brand, brand.garnished) : [])],
  },
  {
    id: 'plate.refused',
    screen: 'plate',
    title: 'scenario.plate.refused',
    variant: 'open',
    applies: ({ garnished, has }) => garnished !== undefined && has.takesOrders,
    path: ({ garnished }) => garnished?.path ?? '',
    steps: (brand) => [{ press: add(brand) }, { see: { text: brand.text('plate.error.GARNISH_AMOUNT') } }],
  },
  {
    id: 'plate.added',
    screen: 'plate',
    title: 'scenario.plate.added',
    variant: 'open',
    applies: ({ plate, has }) => plate !== undefined && has.takesOrders,
    path: ({ plate }) => plate?.path ?? '',
    steps: (brand) => [
      ...(brand.plate ? choose(brand, brand.plate) : []),
      { press: add(brand) },
      { see: { text: brand.text('plate.added') } },
    ],
  },
  {
    id: 'plate.long-names',
    screen: 'plate',
    title: 'scenario.plate.long-names',
    variant: 'long-names',
    applies: ({ garnished, has }) => garnished !== undefined && has.takesOrders,
    path: ({ garnished }) => garnished?.path ?? '',
    steps: (brand) => [{ see: add(brand) }],
  },
  {
    id: 'plate.gone',
    screen: 'plate',
    title: 'scenario.plate.gone',
    variant: 'open',
    applies: ({ plate }) => plate !== undefined,
    path: ({ plate }) => `${plate?.category.path ?? ''}/ya-no-esta`,
    status: 404,
    steps: ({ text: t }) => [{ see: heading(t('obstacle.not-found.title')) }],
  },
]
