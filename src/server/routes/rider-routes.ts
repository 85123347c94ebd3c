import { setTimeout as wait } from 'node:timers/promises'

import { normalisePhone } from '#domain/phone/phone.ts'
import type { Rider } from '#generated/models.ts'

import type { ContactEntry } from '../catalog/catalog.ts'
import { fail, tooMany, type Failure, type SomeHandlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { findRider, type FoundRider } from '../use-cases/riders/find-rider.ts'
import {
  endShift,
  registerRider,
  startShift,
  type ShiftEnded,
  type ShiftStarted,
} from '../use-cases/riders/rider-shifts.ts'
import { riderOf } from './caller.ts'

/** Every look-up takes this long, found or not; nobody who types a phone notices it. */
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
      return { status: 200, body: { riderId, name, phone } }
    },

    async findRiderByPhone({ query, context }) {
      if (config.rateLimits) await wait(LOOK_UP_MS)
      const contact = await findStore(query.branchContactId)
      if (contact === undefined) return fail('RIDER_NOT_FOUND')
      const phone = phoneAt(contact, query.phone)
      if (phone === undefined) return notAPhone('/query/phone')
      const known = { branchContact: contact.alias, phone, now: context.now }
      const rider = await findRider(services, known)
      return rider === undefined ? fail('RIDER_NOT_FOUND') : { status: 200, body: answerOf(rider) }
    },

    async createRider({ body, context }) {
      const contact = await findStore(body.riderUser.branchContact.id)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      const name = body.name.trim()
      if (name === '') return invalid('/body/name', 'is empty')
      const phone = phoneAt(contact, body.phone)
      if (phone === undefined) return notAPhone('/body/phone')
      const guess = { contact, phone, now: context.now, code: body.securityCode }
      return replyOf(await registerRider(services, { ...guess, name }))
    },

    async updateRider({ path, body, context }) {
      if (body.id !== path.id) return invalid('/body/id', 'differs from the one of the address')
      const contact = await findStore(body.riderUser.branchContact.id)
      const { now } = context
      const rider = contact && (await findRider(services, { branchContact: contact.alias, id: path.id, now }))
      if (contact === undefined || rider === undefined) return fail('RIDER_NOT_FOUND')
      const guess = { contact, phone: rider.phone, now, code: body.securityCode }
      return replyOf(await (body.active ? startShift : endShift)(services, rider, guess))
    },
  } satisfies SomeHandlers
}

/** What starting and ending answer; a rider is told with the token only when the shift begins. */
function replyOf(outcome: ShiftStarted | ShiftEnded): { status: 200; body: Rider } | Failure {
  switch (outcome.kind) {
    case 'on-shift':
      return { status: 200, body: { ...answerOf(outcome.rider), token: outcome.token } }
    case 'ended':
      return { status: 200, body: answerOf(outcome.rider) }
    case 'carrying':
      return fail('STATUS_CONFLICT', { detail: 'The rider carries a shipment.' })
    case 'wrong':
      return fail('SECURITY_CODE_WRONG')
    case 'locked':
      return tooMany(outcome.waitSeconds)
  }
}

function answerOf({ id, name, phone, active, branchContact }: FoundRider): Rider {
  return { id, name, phone, active, riderUser: { branchContact: { id: branchContact } } }
}

function phoneAt({ branchContact }: ContactEntry, text: string): string | undefined {
  const phone = normalisePhone(text, branchContact.branch.country)
  return phone.ok ? phone.e164 : undefined
}

const invalid = (path: string, message: string): Failure =>
  fail('INVALID_REQUEST', { errors: [{ path, message }] })

const notAPhone = (path: string): Failure => invalid(path, 'is no phone of a country that is served')
