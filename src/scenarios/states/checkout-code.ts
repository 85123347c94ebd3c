import type { Brand } from '../brand.ts'
import { beginning, button, dialog, fill, gone, press, radio, see, textbox } from '../moves.ts'
import { type Move, sharing, statesOfScreen } from '../state.ts'
import { isOrderable } from './cart.ts'
import { fillCustomer, has, path } from './checkout.ts'

const takesCode = (brand: Brand): boolean =>
  isOrderable(brand) && brand.code !== undefined && has(brand, 'checkout-code')

const modal = dialog('code.title')

const enterCode: readonly Move[] = [
  fillCustomer,
  press('code.enter'),
  fill(textbox('code.field', modal), ({ code }) => code),
  press('code.apply', modal),
  see(button('code.continue', modal)),
]

const takeCode: readonly Move[] = [...enterCode, press('code.continue', modal), gone(modal)]

/** A payment other than the default. */
function otherPayment({ plate }: Brand) {
  const payments = plate?.mode.payments ?? []
  const first = payments.find(({ method }) => method === 'CASH') ?? payments[0]
  return payments.find((payment) => payment !== first)
}

/** A discount code in the checkout. */
export const codeStates = statesOfScreen('checkout', path, [
  {
    id: 'checkout.code.refused',
    needs: ['cart'],
    applies: (brand) => isOrderable(brand) && has(brand, 'checkout-code'),
    steps: [press('code.enter'), press('code.apply', modal), { seeRefused: true }],
  },
  ...sharing({ publishedOnly: true, needs: ['cart'], applies: takesCode }, [
    { id: 'checkout.code', steps: enterCode },
    { id: 'checkout.code.taken', steps: takeCode },
    {
      id: 'checkout.code.discard',
      applies: (brand) => takesCode(brand) && otherPayment(brand) !== undefined,
      steps: [
        ...takeCode,
        press(beginning(radio((brand) => otherPayment(brand)?.name))),
        see(dialog('code.discard.title')),
      ],
    },
  ]),
])
