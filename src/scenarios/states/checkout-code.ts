import type { Brand } from '../brand.ts'
import { statesOfScreen } from '../state.ts'
import type { Step } from '../step.ts'
import { beginning, button, dialog, press, radio, seeDialog, textbox } from '../targets.ts'
import { isOrderable } from './cart.ts'
import { fillCustomer, has, path } from './checkout.ts'

const takesCode = (brand: Brand): boolean =>
  isOrderable(brand) && brand.code !== undefined && has(brand, 'checkout-code')

const codeDialog = ({ text: t }: Brand) => dialog(t('code.title'))

const enterCode = (brand: Brand): Step[] => [
  ...fillCustomer(brand),
  press(brand.text('code.enter')),
  { fill: textbox(brand.text('code.field'), codeDialog(brand)), with: brand.code ?? '' },
  press(brand.text('code.apply'), codeDialog(brand)),
  { see: button(brand.text('code.continue'), codeDialog(brand)) },
]

const takeCode = (brand: Brand): Step[] => [
  ...enterCode(brand),
  press(brand.text('code.continue'), codeDialog(brand)),
  { gone: codeDialog(brand) },
]

/** A payment that is not the one a cart begins with. */
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
    steps: (brand) => [
      press(brand.text('code.enter')),
      press(brand.text('code.apply'), codeDialog(brand)),
      { seeRefused: true },
    ],
  },
  { id: 'checkout.code', publishedOnly: true, needs: ['cart'], applies: takesCode, steps: enterCode },
  { id: 'checkout.code.taken', publishedOnly: true, needs: ['cart'], applies: takesCode, steps: takeCode },
  {
    id: 'checkout.code.discard',
    publishedOnly: true,
    needs: ['cart'],
    applies: (brand) => takesCode(brand) && otherPayment(brand) !== undefined,
    steps: (brand) => [
      ...takeCode(brand),
      { press: beginning(radio(otherPayment(brand)?.name)) },
      seeDialog(brand.text('code.discard.title')),
    ],
  },
])
