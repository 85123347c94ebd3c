import type { CartItem } from '#generated/models.ts'

import { SAMPLE_LOCATION } from '../checkout/sample-checkout.fixture.ts'
import type { OrderTextInput, OrderTextKey } from './order-text.ts'

/** Two of a plate with a size and garnishes. @units minor units @source assumed: made up */
export const sampleItem = (over: Partial<CartItem> = {}): CartItem => ({
  referenceId: 'milanesa',
  referenceType: 'PLATE',
  name: 'Milanesa napolitana',
  notes: '',
  quantity: 2,
  price: 1_240_000,
  originalPrice: 1_240_000,
  priceWithoutModifiers: 1_200_000,
  sizeId: 'grande',
  sizeName: 'Grande',
  categoryId: 'minutas',
  categoryShowName: 'Minutas',
  maxQuantity: 9,
  source: 'plate',
  upsell: false,
  index: 0,
  extras: [
    {
      groupId: 'guarnicion',
      groupName: 'Guarnición',
      maxGarnishAmount: 3,
      minGarnishAmount: 1,
      cantAct: 3,
      multipleSelection: true,
      mandatory: true,
      groupItems: [
        { quantity: 2, name: 'Papas fritas', referenceId: 'papas', referenceType: 'GARNISH', price: 20_000 },
        { quantity: 1, name: 'Ensalada', referenceId: 'ensalada', referenceType: 'GARNISH', price: 0 },
      ],
    },
  ],
  ...over,
})
/** A delivery in cash, in the words of a dictionary. @units minor units @source assumed: made up */
export const sampleInput =
  (texts: Readonly<Record<OrderTextKey, string>>) =>
  (over: Partial<OrderTextInput> = {}, orderOver: Partial<OrderTextInput['order']> = {}): OrderTextInput => ({
    order: {
      items: [sampleItem()],
      type: 'DELIVERY',
      price: 2_655_000,
      userServiceFee: 35_000,
      deliveryFee: 150_000,
      discounts: [{ name: '10% web', type: 'PERCENT', value: 10, amount: 20_000, discountReferenceId: 'd' }],
      surcharges: [
        { name: 'Recargo', type: 'FIXED', value: 10_000, amount: 10_000, surchargeReferenceId: 's' },
      ],
      notes: 'Tocar timbre',
      customerName: 'Lucía Pérez',
      phone: '+541123456789',
      destination: { ...SAMPLE_LOCATION, betweenStreets: 'Agüero y Anchorena', details: '4 B' },
      paysWith: 3_000_000,
      ...orderOver,
    },
    textOf: (key) => texts[key],
    formatMoney: (amount) => `$ ${amount / 100}`,
    modeName: 'Delivery',
    paymentName: 'Efectivo',
    code: 'K7QF-3M2-X9TD',
    link: 'https://example.com/menu/cafe/order/K7QF3M2X9TD',
    ...over,
  })
