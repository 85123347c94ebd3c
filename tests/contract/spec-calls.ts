import { OPERATIONS, type Operation } from '#generated/operations.ts'

/** Diner spec §7, in the order of its table. */
export const DINER_CALLS = [
  'GET /api/diner/{}',
  'GET /api/diner/file/{}/url',
  'GET /api/country/{}',
  'GET /api/diner/menu/{}/hash',
  'GET /api/diner/{}/menu/{}',
  'GET /api/diner/{}/discounts',
  'GET /api/diner/branchordermodes/{}',
  'GET /api/diner/companies/{}',
  'GET /api/diner/companies/{}/branches',
  'GET /api/diner/branchcontacts/{}',
  'POST /api/abandoned/cart/',
  'PUT /api/abandoned/cart/cancel/',
  'GET /api/recovery/cart/{}/{}',
  'GET /api/menucustomization/{}',
  'GET /api/orderingcustomer/{}',
  'GET /api/branch/{}/loyalty-program',
  'GET /api/loyalty-reward/{}',
  'POST /api/diner/customer/{}/loyalty-reward/{}',
  'GET /api/branch/{}/loyalty-points/history/{}',
  'GET /api/orders',
  'GET /api/branch/{}/deliveryzones/fee',
  'GET /api/ordermode/schedule/{}',
  'GET /api/ordermodes/{}/generaldiscounts',
  'GET /api/ordermodes/{}/generalsurcharges',
  'GET /api/ordermodes/{}/fees',
  'POST /api/codediscounts/validate',
  'POST /api/external-benefits/{}',
  'POST /api/order',
  'POST /api/paymenturl',
  'POST /api/order/payment',
  'POST /api/diner/order/details',
  'POST /api/callback/{}/{}',
  'GET /api/indicators',
  'GET /api/entityindicators/{}/{}',
  'POST /api/diner/log',
]

/** Delivery spec §7, in the order of its table; the follow-up update has no path there. */
export const DELIVERY_CALLS = [
  'GET /api/diner/{}/order/{}',
  'POST /api/diner/order/followup',
  'POST /api/menu/near',
  'GET /api/survey/{}',
  'GET /api/survey/order/{}',
  'POST /api/survey/{}',
  'GET /api/shipments',
  'GET /api/shipments/{}',
  'PUT /api/shipments/{}',
  'GET /api/shipments/rider',
  'GET /api/shipments/order/{}',
  'GET /api/shipmentstacks',
  'GET /api/stacking/{}',
  'PUT /api/stacking/{}',
  'GET /api/whoami',
  'GET /api/rider/bc/phone',
  'POST /api/rider/createwithcode',
  'PUT /api/rider/{}/updatewithcode',
  'GET /api/logisticsorder/tracking/{}/{}',
]

/** A call as the tables write it, with {} for each parameter. */
export const callOf = (operation: Operation) =>
  `${operation.method} ${operation.path.replaceAll(/\{[^}]+\}/g, '{}')}`

/** Every operation of the contract by its call. */
export const described = new Map<string, Operation>(
  Object.values(OPERATIONS).map((one) => [callOf(one), one]),
)
