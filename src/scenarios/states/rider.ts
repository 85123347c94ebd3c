import { companionPaths } from '#domain/routes/companion-routes.ts'
import type { ShipmentStatus } from '#generated/models.ts'
import type { Brand } from '../brand.ts'
import { phoneOf, STAGE_SHIFT_CODE } from '../stage-facts.ts'
import { type Made, sharing, type State, type StateId, statesOfScreen } from '../state.ts'
import type { Step } from '../step.ts'
import { beginning, button, dialog, heading, link, press, seeDialog, text, textbox } from '../targets.ts'
import { hasDeliveries } from './order.ts'

const hasRiders = ({ has }: Brand): boolean => has.riders
const start = ({ venue }: Brand): string => companionPaths.shift(venue, 'phoneIntake')

const enterPhone = ({ text: t }: Brand, phone: string): Step[] => [
  { fill: beginning(textbox(t('shift.phone-intake'))), with: phone },
  press(t('shift.next')),
]
/** Numbers that no rider of the stage has. */
const NOBODY = 900
const register = (brand: Brand): Step[] => [
  ...enterPhone(brand, phoneOf(brand.country, NOBODY).typed),
  { see: button(brand.text('shift.start')) },
]
const known = (brand: Brand, { rider }: Made): Step[] => [
  ...enterPhone(brand, rider?.phone ?? ''),
  { see: beginning(textbox(brand.text('shift.code'))) },
]

const shiftStates = statesOfScreen('shift', start, [
  ...sharing({ applies: hasRiders }, [
    { id: 'shift', steps: ({ text: t }) => [{ see: beginning(textbox(t('shift.phone-intake'))) }] },
    { id: 'shift.refused', steps: (brand) => [...enterPhone(brand, '12'), { seeRefused: true }] },
    { id: 'shift.register', steps: register },
    {
      id: 'shift.register.refused',
      steps: (brand) => [...register(brand), press(brand.text('shift.start')), { seeRefused: true }],
    },
    { id: 'shift.log-in', needs: ['known-rider'], steps: known },
    { id: 'shift.log-out', needs: ['working-rider'], steps: known },
    {
      id: 'shift.done',
      needs: ['working-rider'],
      spends: true,
      steps: (brand, made) => [
        ...known(brand, made),
        { fill: beginning(textbox(brand.text('shift.code'))), with: STAGE_SHIFT_CODE },
        press(brand.text('shift.end')),
        { see: text(brand.text('shift.done')) },
      ],
    },
  ]),
])

const one = ({ venue }: Brand, { shipmentId = '' }: Made): string =>
  companionPaths.shipment(venue, 'simple', shipmentId)
const seeSlider: Step = { see: { role: 'slider' } }

/** One screen for each step of the way. */
const onTheWay = (id: StateId, shipment: ShipmentStatus) => ({
  id,
  needs: ['shipment'] as const,
  shipment,
  applies: hasDeliveries,
  path: one,
  steps: () => [seeSlider],
})

const askKey = ({ text: t }: Brand): Step[] => [
  { focus: { role: 'slider' } },
  { key: 'End' },
  { key: 'Enter' },
  seeDialog(t('shipments.key-title')),
]

const deliveryStates = statesOfScreen('rider', ({ venue }) => companionPaths.shipments(venue), [
  ...sharing({ applies: hasRiders }, [
    {
      id: 'rider.denied',
      path: ({ venue }) => companionPaths.denied(venue),
      status: 404,
      steps: ({ text: t }) => [{ see: heading(t('companion.denied.title')) }],
    },
    {
      // nothing is ordered there
      id: 'rider.empty',
      variant: 'closed',
      needs: ['rider'],
      steps: ({ text: t }) => [{ see: text(t('shipments.empty')) }],
    },
    {
      id: 'rider.failed',
      needs: ['rider'],
      path: ({ venue }) => companionPaths.denied(venue),
      status: 404,
      steps: (brand) => [
        { fail: '/api/shipments' },
        { open: companionPaths.shipments(brand.venue) },
        { see: text(brand.text('shipments.list-failed')) },
      ],
    },
  ]),
  {
    id: 'rider.list',
    needs: ['shipment'],
    shipment: 'LOOKING_FOR_DRIVER',
    applies: hasDeliveries,
    steps: ({ text: t }) => [{ see: beginning(link(t('shipments.code', { code: '' }).trim())) }],
  },
  {
    // a venue where no other state has deliveries
    id: 'rider.more',
    variant: 'long-names',
    needs: ['many-shipments'],
    applies: hasDeliveries,
    steps: ({ text: t }) => [press(t('shipments.more')), { gone: button(t('shipments.more')) }],
  },
  onTheWay('rider.take', 'LOOKING_FOR_DRIVER'),
  onTheWay('rider.to-store', 'ON_ROUTE_TO_PICK_UP'),
  onTheWay('rider.in-store', 'IN_STORE'),
  onTheWay('rider.to-diner', 'ON_ROUTE_TO_DROP_OFF'),
  {
    ...onTheWay('rider.cancel', 'ON_ROUTE_TO_DROP_OFF'),
    steps: ({ text: t }) => [
      seeSlider,
      press(t('shipments.cancel-simple')),
      { see: text(t('shipments.cancel-question'), { role: 'dialog' }) },
    ],
  },
  { ...onTheWay('rider.key', 'ON_ROUTE_TO_DROP_OFF'), steps: askKey },
  {
    ...onTheWay('rider.key.refused', 'ON_ROUTE_TO_DROP_OFF'),
    steps: (brand) => [
      ...askKey(brand),
      press(brand.text('shipments.key-confirm'), dialog(brand.text('shipments.key-title'))),
      { seeRefused: true },
    ],
  },
  {
    ...onTheWay('rider.key.without', 'ON_ROUTE_TO_DROP_OFF'),
    steps: (brand) => [
      ...askKey(brand),
      press(brand.text('shipments.key-without')),
      { see: beginning(textbox(brand.text('shipments.key-reason'))) },
    ],
  },
  {
    id: 'rider.stack',
    needs: ['stack'],
    applies: hasDeliveries,
    path: ({ venue }, { stackId = '' }) => companionPaths.shipment(venue, 'stack', stackId),
    steps: () => [seeSlider],
  },
])

/** The rider's pages. */
export const riderStates: readonly State[] = [...shiftStates, ...deliveryStates]
