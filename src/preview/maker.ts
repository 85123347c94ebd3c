import { deviceEntries, type DeviceEntry } from '#scenarios/device.ts'
import type { Brand } from '#scenarios/brand.ts'
import { phoneOf, STAGE_NOW } from '#scenarios/stage-facts.ts'
import type { Made, Need, State } from '#scenarios/state.ts'
import type { ConsoleToken, Menu, ShipmentStatus } from '#generated/models.ts'
import { callTo, type Call } from './call.ts'
import { makeChargedOrder } from './make-charged-order.ts'
import { makeEndedOrder } from './make-ended-order.ts'
import { makePaidOrder, makeRefusedOrder } from './pay-order.ts'
import { makeOrder, OPERATOR } from './make-order.ts'
import {
  endShift,
  makeManyShipments,
  makeShipment,
  makeStack,
  makeTwoShipments,
  startShift,
} from './make-delivery.ts'

/** What was created for a state, and its device's local storage. */
export type Prepared = { made: Made; entries: readonly DeviceEntry[]; cookie?: string }

/** Creates what states need, only through the API, and each thing once unless it is consumed. */
export class Maker {
  readonly call: Call
  private readonly kept = new Map<string, Promise<Prepared>>()
  private queue: Promise<unknown> = Promise.resolve()
  private newPhones = 0

  /** @param begin - called with the next thing to be created, so that codes and keys can be derived from it */
  constructor(
    origin: string,
    private readonly begin: (name: string) => void,
  ) {
    this.call = callTo(origin)
  }

  /**
   * Creates what a state of a brand needs. Shared things are created once, and one after the other, so that runs are
   * reproducible.
   */
  prepare(brand: Brand, state: State): Promise<Prepared> {
    const { needs = [], shipment, spends } = state
    const isShared = !needs.some((need) => OWN.has(need))
    const turn = spends ? [this.kept.size] : []
    const key = [brand.venue, ...(isShared ? needs : [state.id]), shipment, ...turn].join(' ')
    const known = this.kept.get(key)
    if (known) return known
    const making = this.queue.then(() => {
      this.begin(key)
      return this.make(brand, state)
    })
    this.queue = making.catch(() => undefined)
    this.kept.set(key, making)
    return making
  }

  private async make(brand: Brand, { needs = [], shipment }: State): Promise<Prepared> {
    const all: Making = {}
    for (const need of needs) Object.assign(all, await this.one(brand, need, shipment))
    const { cookie, ...made } = all
    const readMenu = async (venue: string, mode: string) =>
      (await this.call<Menu>('GET', `/api/diner/${venue}/menu/${mode}`)).body
    const now = Date.parse(STAGE_NOW)
    return { made, entries: await deviceEntries(needs, brand, made, { readMenu, now }), cookie }
  }

  private async one(
    brand: Brand,
    need: Need,
    shipment: ShipmentStatus = 'LOOKING_FOR_DRIVER',
  ): Promise<Making> {
    const { call } = this
    switch (need) {
      case 'cart':
      case 'delivery-cart':
      case 'sold-out-cart':
      case 'address':
      case 'signed-in':
        return {}
      case 'order':
      case 'own-order':
        return makeOrder(call, brand)
      case 'scheduled-order':
        return {
          orderCode: (await makeOrder(call, brand, { scheduledFrom: Date.parse(STAGE_NOW) })).orderCode,
        }
      case 'delivered':
      case 'rated':
      case 'half-rated':
      case 'canceled':
      case 'owed':
      case 'refunded':
      case 'unpaid':
        return makeEndedOrder(call, brand, need)
      case 'charged':
      case 'refunding':
      case 'refund-failed':
        return makeChargedOrder(call, brand, need)
      case 'paid':
        return makePaidOrder(call, brand)
      case 'refused':
        return makeRefusedOrder(call, brand)
      case 'shipment':
        return makeShipment(call, brand, shipment)
      case 'two-shipments':
        await makeTwoShipments(call, brand)
        return {}
      case 'stack':
        return makeStack(call, brand)
      case 'many-shipments':
        return { rider: await makeManyShipments(call, brand) }
      case 'rider':
      case 'working-rider':
        return { rider: await startShift(call, brand) }
      case 'known-rider': {
        const rider = await startShift(call, brand)
        await endShift(call, brand, rider)
        return { rider }
      }
      case 'new-phone':
        this.newPhones += 1
        return { newPhone: phoneOf(brand.country, NEWCOMERS + this.newPhones).typed }
      case 'console':
      case 'kitchen': {
        const path = `/api/admin/branchcontacts/${brand.venue}/tokens`
        const { body } = await call<ConsoleToken>('POST', path, {
          body: need === 'console' ? { label: 'Caja' } : { label: 'Cocina', role: 'KITCHEN' },
          headers: OPERATOR,
        })
        return { consoleToken: body.token }
      }
    }
  }
}

/** What was created, and the cookie of the device that placed the order. */
type Making = Made & { cookie?: string }

/** Phones from this number on are unused on a stage. @source assumed: more than there are riders and diners */
const NEWCOMERS = 1000

/** Things that a state changes are its own; all others are read-only and shared. */
const OWN: ReadonlySet<Need> = new Set<Need>([
  'shipment',
  'two-shipments',
  'stack',
  'many-shipments',
  'rider',
  'known-rider',
  'working-rider',
  'new-phone',
])
