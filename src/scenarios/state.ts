import type { MessageKey } from '#messages/index.ts'
import type { Rider, ShipmentStatus } from '#generated/models.ts'
import type { Brand } from './brand.ts'
import type { Step } from './step.ts'

/** How a tenant's documents are changed before a state is shown. */
export const VARIANTS = ['open', 'closed', 'paused', 'empty-menu', 'long-names', 'out-of-zone'] as const
export type Variant = (typeof VARIANTS)[number]

/**
 * What must exist before a state can be opened:
 * - `cart`: the device has the brand's plate in its cart;
 * - `delivery-cart`: the plate that is ordered to an address, in that mode; `sold-out-cart`: one that ran out;
 * - `address`: the device knows the brand's address; `signed-in`: somebody signed in on it;
 * - `order`: an order that somebody placed; `scheduled-order`: one for later; `own-order`: one that this device placed, signed in;
 * - `delivered`: an order that has arrived; `rated`: and whose survey was answered; `half-rated`: only what is sent
 *   at once;
 * - `canceled`: one that the venue canceled; `owed`: that was paid, and whose money the venue still has; `refunded`:
 *   and gave back;
 * - `charged`: one that a card paid for, in the kitchen; `refunding`: a delivered one of which a part is on its way back;
 *   `refund-failed`: of which the provider did not send it back;
 * - `unpaid`: one whose link waits to be paid; `paid`: one whose diner paid it; `refused`: one whose card was refused;
 * - `shipment`: a delivery at the state's `shipment` status, its rider being this device where one has it;
 * - `two-shipments`: two deliveries that wait for a rider; `stack`: two that travel together; `many-shipments`: more
 *   that wait for a rider than one page lists;
 * - `rider`: this device is on shift; `known-rider`: a rider had a shift that ended;
 * - `working-rider`: one has not ended;
 * - `new-phone`: somebody who was sent no code yet;
 * - `console`: a token for the venue's console; `kitchen`: one that may not touch its money.
 */
export type Need =
  | 'cart'
  | 'delivery-cart'
  | 'sold-out-cart'
  | 'address'
  | 'signed-in'
  | 'order'
  | 'scheduled-order'
  | 'own-order'
  | 'delivered'
  | 'rated'
  | 'half-rated'
  | 'canceled'
  | 'owed'
  | 'refunded'
  | 'unpaid'
  | 'charged'
  | 'refunding'
  | 'refund-failed'
  | 'paid'
  | 'refused'
  | 'shipment'
  | 'two-shipments'
  | 'stack'
  | 'many-shipments'
  | 'rider'
  | 'known-rider'
  | 'working-rider'
  | 'new-phone'
  | 'console'
  | 'kitchen'

/** What was created for a state: codes and ids for addresses and steps. */
export type Made = {
  orderCode?: string
  shipmentId?: string
  stackId?: string
  consoleToken?: string
  rider?: Pick<Rider, 'id' | 'token' | 'name' | 'phone'>
  /** as typed in that country */
  newPhone?: string
}

/** The screens of the product, for grouping and for `--screen`. */
export const SCREENS = [
  'entry',
  'menu',
  'plate',
  'cart',
  'checkout',
  'account',
  'address',
  'contact',
  'hours',
  'consent',
  'errors',
  'follow-up',
  'tracking',
  'survey',
  'guide',
  'shift',
  'rider',
  'console',
] as const
export type Screen = (typeof SCREENS)[number]

/** A state of a screen, for every brand that supports it. */
export type State = {
  /** such as 'cart.filled': the screen, and what is particular */
  id: string
  screen: Screen
  title: MessageKey
  variant: Variant
  needs?: readonly Need[]
  /** its steps consume what it needs, which is created for each page anew */
  spends?: true
  /** status of the delivery, when `shipment` is needed */
  shipment?: ShipmentStatus
  /** the page responds with an error on purpose */
  status?: 404
  /** the device reports its position */
  located?: true
  /** does not work with a draft: the server accepts no orders and measures nothing for one */
  publishedOnly?: true
  /** the geocoder must know a street of the brand */
  findsStreet?: true
  /** other brands are left out */
  applies?(brand: Brand): boolean
  path(brand: Brand, made: Made): string
  steps(brand: Brand, made: Made): readonly Step[]
}

/** Ids of the states; their titles are in src/messages/scenarios.ts. */
export type StateId = MessageKey extends infer Key ? (Key extends `scenario.${infer Id}` ? Id : never) : never

/** A step, or a function that makes one or several from a brand. */
export type Move = Step | ((brand: Brand, made: Made) => Step | readonly Move[])

/** The steps for a brand. */
export const stepsOf = (moves: readonly Move[], brand: Brand, made: Made): Step[] =>
  moves.flatMap((move) =>
    typeof move === 'function' ? stepsOf([move(brand, made)].flat(), brand, made) : [move],
  )

type Drawn = Omit<State, 'id' | 'screen' | 'title' | 'variant' | 'path' | 'steps'> &
  Partial<Pick<State, 'variant' | 'path'>> & { id: StateId; steps: readonly Move[] }
type Shared = Partial<Omit<Drawn, 'id' | 'steps'>>

/** The states of one screen, by default with an open venue and at the screen's usual path. */
export const statesOfScreen = (screen: Screen, path: State['path'], states: readonly Drawn[]): State[] =>
  states.map((state) => ({
    variant: 'open',
    path,
    ...state,
    screen,
    title: `scenario.${state.id}`,
    steps: (brand, made) => stepsOf(state.steps, brand, made),
  }))

/** States of one screen with the same needs or the same condition on brands. */
export const sharing = (shared: Shared, states: readonly Drawn[]): Drawn[] =>
  states.map((state) => ({ ...shared, ...state }))

/** Whether a state can be shown for a brand. */
export const appliesTo = (state: State, brand: Brand): boolean => state.applies?.(brand) ?? true
