import type { DeliveryInfo, PaymentMethod, PaymentType, UserLocation } from '#generated/models.ts'

import type { CheckoutContext } from './checkout-context.ts'
import { emptyCheckoutForm, type CheckoutForm } from './form.ts'

/** A served address. @units minor units @source assumed: made up */
export const SAMPLE_LOCATION: UserLocation = {
  street: 'Av. Corrientes',
  number: '3247',
  city: 'Buenos Aires',
  locality: 'Almagro',
  country: 'AR',
  postalCode: '',
  fullAddress: 'Av. Corrientes 3247, Almagro',
  lat: -34.6041,
  lng: -58.4108,
  betweenStreets: '',
  details: '',
  geocoded: true,
  fromLocalStorage: false,
}

/** A payment type of the sample mode. @units minor units @source assumed: made up */
export const samplePayment = (paymentMethod: PaymentMethod, active = true): PaymentType => ({
  id: `m.${paymentMethod.toLowerCase()}`,
  showName: paymentMethod,
  active,
  paymentMethod,
  upload: 'APP',
})

/** Delivery to that address. @units minor units @source assumed: made up */
export const SAMPLE_DELIVERY: DeliveryInfo = {
  inside: true,
  providersFailed: false,
  fees: [{ paymentMethod: 'CASH', amount: 150_000 }],
  minimumOrderPrice: 900_000,
  cashAllowed: true,
}
/** A delivery paid in cash with nothing wrong. @units minor units @source assumed: made up */
export const sampleForm = (over: Partial<CheckoutForm> = {}): CheckoutForm => ({
  ...emptyCheckoutForm('AR', true),
  customerName: 'Lucía',
  phone: '11 2345-6789',
  location: SAMPLE_LOCATION,
  paysWith: 1_500_000,
  ...over,
})

/** The context of that form. @units minor units @source assumed: made up */
export const sampleContext = (over: Partial<CheckoutContext> = {}): CheckoutContext => ({
  mode: { id: 'm', type: 'DELIVERY', paymentTypes: [samplePayment('CASH'), samplePayment('CARD')] },
  payment: samplePayment('CASH'),
  mandatoryEmail: false,
  betweenStreetsRequired: false,
  phone: { ok: true, e164: '+541123456789', national: '011 2345-6789', country: 'AR' },
  total: 1_250_000,
  itemsTotal: 1_100_000,
  delivery: { status: 'success', info: SAMPLE_DELIVERY },
  schedule: { loading: false, canOrderNow: true },
  ...over,
})
