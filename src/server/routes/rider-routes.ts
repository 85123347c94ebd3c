import { setTimeout as wait } from 'node:timers/promises'

import { normalisePhone } from '#domain/phone/phone.ts'
import type { Rider } from '#generated/models.ts'

import type { ContactEntry } from '../catalog/catalog.ts'
import { fail, invalid, isFailure, type Failure, type SomeHandlers, replyOf } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import {
  endShift,
  findRider,
  registerRider,
  startShift,
  type ChangedShift,
} from '../use-cases/riders/rider-shifts.ts'
import { riderOf } from './caller.ts'

/** Constant duration of every look-up, found or not; a rider who types a phone does not notice it. */
const LOOK_UP_MS = 400

/** Riders and their shifts. */
export function riderRoutes(services: Services) {
  const { config } = services
  const findStore = async (id: string): Promise<ContactEntry | undefined> => {
    const contact = await services.catalog.findContact(id)
    return contact?.settings.riders === undefined ? undefined : contact
  }
  return {
    whoAmI({ context }) {
      const { riderId, name, phone } = riderOf(context)
      return replyOf({ riderId, name, phone })
    },

    async findRiderByPhone({ query, context }) {
      if (config.rateLimits) await wait(LOOK_UP_MS)
      const contact = await findStore(query.branchContactId)
      if (contact === undefined) return fail('RIDER_NOT_FOUND')
      const phone = phoneAt(contact, query.phone)
      if (phone === undefined) return notAPhone('/query/phone')
      const known = { branchContact: contact.alias, phone, now: context.now }
      const rider = await findRider(services, known)
      return replyOf(rider && answerOf(rider), 'RIDER_NOT_FOUND')
    },

    async createRider({ body, context }) {
      const contact = await findStore(body.riderUser.branchContact.id)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      const name = body.name.trim()
      if (name === '') return invalid('/body/name', 'is empty')
      const phone = phoneAt(contact, body.phone)
      if (phone === undefined) return notAPhone('/body/phone')
      const guess = { contact, phone, now: context.now, code: body.securityCode }
      return shiftReply(await registerRider(services, { ...guess, name }))
    },

    async updateRider({ path, body, context }) {
      if (body.id !== path.id) return invalid('/body/id', 'differs from the one of the address')
      const contact = await findStore(body.riderUser.branchContact.id)
      const { now } = context
      const rider = contact && (await findRider(services, { branchContact: contact.alias, id: path.id, now }))
      if (contact === undefined || rider === undefined) return fail('RIDER_NOT_FOUND')
      const guess = { contact, phone: rider.phone, now, code: body.securityCode }
      return shiftReply(await (body.active ? startShift : endShift)(services, rider, guess))
    },
  } satisfies SomeHandlers
}

const shiftReply = (shift: ChangedShift | Failure) =>
  replyOf(isFailure(shift) ? shift : { ...answerOf(shift.rider), token: shift.token })

function answerOf({ id, name, phone, active, branchContact }: ChangedShift['rider']): Rider {
  return { id, name, phone, active, riderUser: { branchContact: { id: branchContact } } }
}

function phoneAt({ branchContact }: ContactEntry, text: string): string | undefined {
  const phone = normalisePhone(text, branchContact.branch.country)
  return phone.ok ? phone.e164 : undefined
}

const notAPhone = (path: string): Failure => invalid(path, 'is no phone of a country that is served')
