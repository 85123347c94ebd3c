import type { Brand } from '../brand.ts'
import { beginning, button, combobox, dialog, fill, map, option, press, see, tab, text } from '../moves.ts'
import { type Move, sharing, statesOfScreen } from '../state.ts'
import { entryPath, openAccount } from './account.ts'
import { menuPath } from './menu.ts'

const modal = dialog('address.title')
const street = beginning(combobox('address.street', modal))
const seeMap = see(map('address.map'))
/** Whether the short form is used; the long form of an address has other fields. */
const isSimple = ({ has, address }: Brand): boolean => !has.complexAddress && address !== undefined

const open: readonly Move[] = [...openAccount, press('account.address', dialog('account.title')), see(modal)]
const openLocated: readonly Move[] = [...open, press(tab('address.tab.located', modal))]
const typed: readonly Move[] = [
  ...open,
  fill(street, ({ address }) => address?.typed),
  see(option(undefined, modal)),
]
const chosen: readonly Move[] = [...typed, press(option(undefined, modal))]

export const addressStates = statesOfScreen('address', entryPath, [
  { id: 'address', steps: open },
  ...sharing({ findsStreet: true, applies: isSimple }, [
    { id: 'address.suggestions', steps: typed },
    { id: 'address.chosen', steps: [...chosen, seeMap] },
  ]),
  {
    id: 'address.not-found',
    applies: isSimple,
    steps: [...open, fill(street, 'Calle Inventada 12'), press('address.place', modal), seeMap],
  },
  { id: 'address.refused', steps: [...open, press('address.save', modal), { seeRefused: true }] },
  { id: 'address.device', steps: [...openLocated, see(button('address.locate', modal))] },
  {
    id: 'address.located',
    located: true,
    applies: isSimple,
    path: menuPath,
    steps: [...openLocated, press('address.locate', modal), seeMap],
  },
  {
    id: 'address.out-of-zone',
    findsStreet: true,
    variant: 'out-of-zone',
    applies: (brand) => isSimple(brand) && brand.delivered !== undefined,
    path: ({ delivered }) => delivered?.mode.path ?? '',
    steps: [...chosen, press('address.save', modal), see(text('address.error.OUT_OF_ZONE'))],
  },
])
