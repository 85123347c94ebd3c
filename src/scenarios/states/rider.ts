import { companionPaths } from '#domain/routes/companion-routes.ts'
import type { ShipmentStatus } from '#generated/models.ts'
import type { Brand } from '../brand.ts'
import {
  beginning,
  button,
  dialog,
  field,
  fill,
  focus,
  gone,
  heading,
  link,
  open,
  press,
  see,
  slider,
  text,
} from '../moves.ts'
import { phoneOf, STAGE_SHIFT_CODE } from '../stage-facts.ts'
import { type Move, sharing, type State, type StateId, statesOfScreen } from '../state.ts'
import { hasDeliveries } from './order.ts'

/** A rider or console page without requests to the server; its links are opened from there. */
export const DENIED = {
  path: ({ venue }: Brand): string => companionPaths.denied(venue),
  status: 404,
} as const

const hasRiders = ({ has }: Brand): boolean => has.riders

const enterPhone = (phone: Parameters<typeof fill>[1]): readonly Move[] => [
  fill(field('shift.phone-intake'), phone),
  press('shift.next'),
]
/** Numbers that belong to no rider of the stage. */
const NOBODY = 900
const register: readonly Move[] = [
  ...enterPhone(({ country }) => phoneOf(country, NOBODY).typed),
  see(button('shift.start')),
]
const known: readonly Move[] = [...enterPhone((_, { rider }) => rider?.phone), see(field('shift.code'))]

const shiftStates = statesOfScreen('shift', ({ venue }) => companionPaths.shift(venue, 'phoneIntake'), [
  ...sharing({ applies: hasRiders }, [
    { id: 'shift', steps: [see(field('shift.phone-intake'))] },
    { id: 'shift.refused', steps: [...enterPhone('12'), { seeRefused: true }] },
    { id: 'shift.register', steps: register },
    { id: 'shift.register.refused', steps: [...register, press('shift.start'), { seeRefused: true }] },
    { id: 'shift.log-in', needs: ['known-rider'], steps: known },
    { id: 'shift.log-out', needs: ['working-rider'], steps: known },
    {
      id: 'shift.done',
      needs: ['working-rider'],
      spends: true,
      steps: [
        ...known,
        fill(field('shift.code'), STAGE_SHIFT_CODE),
        press('shift.end'),
        see(text('shift.done')),
      ],
    },
  ]),
])

const shipments = ({ venue }: Brand): string => companionPaths.shipments(venue)
const seeSlider = see(slider())

/** One state for each step of a delivery. */
const onTheWay = (id: StateId, shipment: ShipmentStatus, steps: readonly Move[] = [seeSlider]) => ({
  id,
  shipment,
  steps,
})

const askKey: readonly Move[] = [
  focus(slider()),
  { key: 'End' },
  { key: 'Enter' },
  see(dialog('shipments.key-title')),
]

const deliveryStates = statesOfScreen('rider', shipments, [
  ...sharing({ applies: hasRiders }, [
    { id: 'rider.denied', ...DENIED, steps: [see(heading('companion.denied.title'))] },
    // this variant has no orders
    { id: 'rider.empty', variant: 'closed', needs: ['rider'], steps: [see(text('shipments.empty'))] },
    {
      id: 'rider.failed',
      needs: ['rider'],
      ...DENIED,
      steps: [{ fail: '/api/shipments' }, open(shipments), see(text('shipments.list-failed'))],
    },
  ]),
  ...sharing({ applies: hasDeliveries }, [
    {
      id: 'rider.list',
      needs: ['shipment'],
      shipment: 'LOOKING_FOR_DRIVER',
      steps: [see(beginning(link(({ text: t }) => t('shipments.code', { code: '' }).trim())))],
    },
    {
      // a venue where no other state has deliveries
      id: 'rider.more',
      variant: 'long-names',
      needs: ['many-shipments'],
      steps: [press('shipments.more'), gone(button('shipments.more'))],
    },
  ]),
  ...sharing(
    {
      needs: ['shipment'],
      applies: hasDeliveries,
      path: ({ venue }, { shipmentId = '' }) => companionPaths.shipment(venue, 'simple', shipmentId),
    },
    [
      onTheWay('rider.take', 'LOOKING_FOR_DRIVER'),
      onTheWay('rider.to-store', 'ON_ROUTE_TO_PICK_UP'),
      onTheWay('rider.in-store', 'IN_STORE'),
      onTheWay('rider.to-diner', 'ON_ROUTE_TO_DROP_OFF'),
      onTheWay('rider.cancel', 'ON_ROUTE_TO_DROP_OFF', [
        seeSlider,
        press('shipments.cancel-simple'),
        see(text('shipments.cancel-question', dialog())),
      ]),
      onTheWay('rider.key', 'ON_ROUTE_TO_DROP_OFF', askKey),
      onTheWay('rider.key.refused', 'ON_ROUTE_TO_DROP_OFF', [
        ...askKey,
        press('shipments.key-confirm', dialog('shipments.key-title')),
        { seeRefused: true },
      ]),
      onTheWay('rider.key.without', 'ON_ROUTE_TO_DROP_OFF', [
        ...askKey,
        press('shipments.key-without'),
        see(field('shipments.key-reason')),
      ]),
    ],
  ),
  {
    id: 'rider.stack',
    needs: ['stack'],
    applies: hasDeliveries,
    path: ({ venue }, { stackId = '' }) => companionPaths.shipment(venue, 'stack', stackId),
    steps: [seeSlider],
  },
])

/** The rider's pages. */
export const riderStates: readonly State[] = [...shiftStates, ...deliveryStates]
