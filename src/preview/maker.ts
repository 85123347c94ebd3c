import {
  addressEntry,
  cartEntry,
  consoleEntry,
  shiftEntry,
  signedInEntry,
  type DeviceEntry,
} from '#scenarios/device.ts'
import type { Brand, BrandPlate } from '#scenarios/brand.ts'
import { phoneOf, STAGE_NOW } from '#scenarios/stage-facts.ts'
import type { Made, Need, State } from '#scenarios/state.ts'
import type { ConsoleToken, Menu } from '#generated/models.ts'
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

/** What was made for a state, and what the device that shows it holds. */
export type Prepared = { made: Made; entries: readonly DeviceEntry[]; cookie?: string }

/** Makes what states need, by the calls of the API alone, and each thing once unless it is used up. */
export class Maker {
  readonly call: Call
  private readonly kept = new Map<string, Promise<Prepared>>()
  private queue: Promise<unknown> = Promise.resolve()
  private newPhones = 0

  private readonly origin: string

  private readonly begin: (name: string) => void

  /** @param begin - told what is made next, so that codes and keys may follow from it */
  constructor(origin: string, begin: (name: string) => void) {
    this.origin = origin
    this.begin = begin
    this.call = callTo(origin)
  }

  /** What a state of a brand needs. What states share is made once; one after the other, so that runs are alike. */
  prepare(brand: Brand, state: State): Promise<Prepared> {
    const { needs = [], shipment, spends } = state
    const isShared = needs.every((need) => SHARED.has(need))
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

  /** The code that was last sent to a phone, read in the operator's outbox. */
  async sentCode(phone: string): Promise<string> {
    const answer = await fetch(`${this.origin}/outbox`, { headers: OPERATOR })
    const mine = (await answer.text()).split('<li>').filter((one) => one.includes(`<b>${phone}</b>`))
    const code = /<p>(\d{6}) es tu código/.exec(mine.join(''))?.[1]
    if (code === undefined) throw new Error(`No code was sent to ${phone}`)
    return code
  }

  private async make(brand: Brand, state: State): Promise<Prepared> {
    let prepared: Prepared = { made: {}, entries: [] }
    for (const need of state.needs ?? []) {
      const { made, entries, cookie = prepared.cookie } = await this.one(brand, need, state)
      prepared = {
        made: { ...prepared.made, ...made },
        entries: [...prepared.entries, ...entries],
        cookie,
      }
    }
    return prepared
  }

  private async one(brand: Brand, need: Need, { shipment = 'LOOKING_FOR_DRIVER' }: State): Promise<Prepared> {
    const { call } = this
    switch (need) {
      case 'cart':
        return { made: {}, entries: await this.cart(brand, brand.plate) }
      case 'delivery-cart':
        return { made: {}, entries: await this.cart(brand, brand.delivered) }
      case 'sold-out-cart':
        return { made: {}, entries: await this.cart(brand, brand.soldOut) }
      case 'address':
        return { made: {}, entries: brand.address ? [addressEntry(brand.address)] : [] }
      case 'signed-in':
        return { made: {}, entries: [signedIn(brand)] }
      case 'order':
        return ordered(await makeOrder(call, brand))
      case 'scheduled-order': {
        const { code } = await makeOrder(call, brand, { scheduledFrom: Date.parse(STAGE_NOW) })
        return { made: { orderCode: code }, entries: [] }
      }
      case 'own-order':
        return ordered(await makeOrder(call, brand), [signedIn(brand)])
      case 'delivered':
      case 'rated':
      case 'half-rated':
      case 'canceled':
      case 'owed':
      case 'refunded':
      case 'unpaid':
        return ordered(await makeEndedOrder(call, brand, need))
      case 'charged':
      case 'refunding':
      case 'refund-failed':
        return ordered(await makeChargedOrder(call, brand, need))
      case 'paid':
        return ordered(await makePaidOrder(call, brand))
      case 'refused':
        return ordered(await makeRefusedOrder(call, brand))
      case 'shipment': {
        const { rider, cookie, ...made } = await makeShipment(call, brand, shipment)
        return { made, entries: rider ? [shiftEntry(rider)] : [], cookie }
      }
      case 'two-shipments':
        await makeTwoShipments(call, brand)
        return { made: {}, entries: [] }
      case 'stack': {
        const { rider, ...made } = await makeStack(call, brand)
        return { made, entries: [shiftEntry(rider)] }
      }
      case 'many-shipments':
        return { made: {}, entries: [shiftEntry(await makeManyShipments(call, brand))] }
      case 'rider':
        return { made: {}, entries: [shiftEntry(await startShift(call, brand))] }
      case 'working-rider': {
        const rider = await startShift(call, brand)
        return { made: { riderPhone: rider.phone }, entries: [] }
      }
      case 'known-rider': {
        const rider = await startShift(call, brand)
        await endShift(call, brand, rider)
        return { made: { riderPhone: rider.phone }, entries: [] }
      }
      case 'new-phone':
        this.newPhones += 1
        return { made: { newPhone: phoneOf(brand.country, NEWCOMERS + this.newPhones).typed }, entries: [] }
      case 'console':
      case 'kitchen': {
        const path = `/api/admin/branchcontacts/${brand.venue}/tokens`
        const { body } = await call<ConsoleToken>('POST', path, {
          body: need === 'console' ? { label: 'Caja' } : { label: 'Cocina', role: 'KITCHEN' },
          headers: OPERATOR,
        })
        const consoleToken = body.token ?? ''
        return { made: { consoleToken }, entries: [consoleEntry(brand.venue, consoleToken)] }
      }
    }
  }

  private async cart({ venue }: Brand, plate: BrandPlate | undefined): Promise<DeviceEntry[]> {
    if (plate === undefined) return []
    const { body } = await this.call<Menu>('GET', `/api/diner/${venue}/menu/${plate.mode.id}`)
    return [cartEntry({ venue, plate, menu: body, now: Date.parse(STAGE_NOW) })]
  }
}

/** An order for who looks at it on the device that ordered it. */
const ordered = (
  { code, cookie }: { code: string; cookie: string },
  entries: readonly DeviceEntry[] = [],
): Prepared => ({ made: { orderCode: code }, entries, cookie })

const signedIn = ({ branch, country }: Brand) => signedInEntry(branch.alias, phoneOf(country, 0).stored)

/** Phones from here on are nobody else's on a stage. @source assumed: more than there are riders and diners */
const NEWCOMERS = 1000

/** States only look at these; what a state changes is its own. */
const SHARED: ReadonlySet<Need> = new Set<Need>([
  'cart',
  'delivery-cart',
  'sold-out-cart',
  'address',
  'signed-in',
  'order',
  'scheduled-order',
  'own-order',
  'delivered',
  'rated',
  'half-rated',
  'canceled',
  'owed',
  'refunded',
  'unpaid',
  'charged',
  'refunding',
  'refund-failed',
  'paid',
  'refused',
  'console',
  'kitchen',
])
