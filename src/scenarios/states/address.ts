import type { Brand } from '../brand.ts'
import { statesOfScreen } from '../state.ts'
import type { Step } from '../step.ts'
import { beginning, button, combobox, dialog, press, seeDialog, tab, text } from '../targets.ts'
import { entryPath, openAccount } from './account.ts'
import { menuPath } from './menu.ts'

const modal = ({ text: t }: Brand) => dialog(t('address.title'))
const street = (brand: Brand) => beginning(combobox(brand.text('address.street'), modal(brand)))
/** The long form of an address has fields of its own. */
const isSimple = ({ has, address }: Brand): boolean => !has.complexAddress && address !== undefined

const open = (brand: Brand): Step[] => [
  ...openAccount(brand),
  press(brand.text('account.address'), dialog(brand.text('account.title'))),
  seeDialog(brand.text('address.title')),
]

const typed = (brand: Brand): Step[] => [
  ...open(brand),
  { fill: street(brand), with: brand.address?.typed ?? '' },
  { see: { role: 'option', within: modal(brand) } },
]

export const addressStates = statesOfScreen('address', entryPath, [
  { id: 'address', steps: open },
  { id: 'address.suggestions', findsStreet: true, applies: isSimple, steps: typed },
  {
    id: 'address.chosen',
    findsStreet: true,
    applies: isSimple,
    steps: (brand) => [
      ...typed(brand),
      { press: { role: 'option', within: modal(brand) } },
      { see: { role: 'application', name: brand.text('address.map') } },
    ],
  },
  {
    id: 'address.not-found',
    applies: isSimple,
    steps: (brand) => [
      ...open(brand),
      { fill: street(brand), with: 'Calle Inventada 12' },
      press(brand.text('address.place'), modal(brand)),
      { see: { role: 'application', name: brand.text('address.map') } },
    ],
  },
  {
    id: 'address.refused',
    steps: (brand) => [...open(brand), press(brand.text('address.save'), modal(brand)), { seeRefused: true }],
  },
  {
    id: 'address.device',
    steps: (brand) => [
      ...open(brand),
      { press: tab(brand.text('address.tab.located'), modal(brand)) },
      { see: button(brand.text('address.locate'), modal(brand)) },
    ],
  },
  {
    id: 'address.located',
    located: true,
    applies: isSimple,
    path: menuPath,
    steps: (brand) => [
      ...open(brand),
      { press: tab(brand.text('address.tab.located'), modal(brand)) },
      press(brand.text('address.locate'), modal(brand)),
      { see: { role: 'application', name: brand.text('address.map') } },
    ],
  },
  {
    id: 'address.out-of-zone',
    findsStreet: true,
    variant: 'out-of-zone',
    applies: (brand) => isSimple(brand) && brand.delivered !== undefined,
    path: ({ delivered }) => delivered?.mode.path ?? '',
    steps: (brand) => [
      ...typed(brand),
      { press: { role: 'option', within: modal(brand) } },
      press(brand.text('address.save'), modal(brand)),
      { see: text(brand.text('address.error.OUT_OF_ZONE')) },
    ],
  },
])
