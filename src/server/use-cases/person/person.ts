import { normalisePhone } from '#domain/phone/phone.ts'
import type {
  PersonAction,
  PersonData,
  PersonDocument,
  PersonErased,
  PersonRequests,
} from '#generated/models.ts'

import type { Page } from '../../contract/page.ts'
import { fail, invalid, isFailure, type Failure } from '../../contract/handlers.ts'
import { newId } from '../../db/new-id.ts'
import type { Db } from '../../db/store.ts'
import { eraseRows, readRows, type Counts } from '../../person/erase-rows.ts'
import { HOLDINGS } from '../../person/holdings.ts'
import { keysOfPerson, type Keys } from '../../person/keys-of-person.ts'
import { areCarrying, listOpenOrders } from '../../person/open-business.ts'
import { insertRequest, listRequests } from '../../person/person-requests.ts'
import { countryOfTenant } from '../../repositories/directory-repository.ts'
import type { Services } from '../../services.ts'

/** A request about a person, and who makes it. */
export type PersonRequest = { tenant: string; phone: string; by: string }

/** The parts of the server that the command has. */
export type PersonServices = Pick<Services, 'store' | 'clock' | 'randomBytes'>

/** Exports everything that a tenant stores about a phone as one document, and records the request. */
export async function exportPerson(
  services: PersonServices,
  request: PersonRequest,
): Promise<PersonDocument | Failure> {
  const person = await personOf(services, request)
  if (isFailure(person)) return person
  return services.store.db.transaction(
    async (tx) => {
      const keys = await keysOfPerson(tx, person)
      const data: Partial<PersonData> = {}
      const rows: Counts = {}
      for (const holding of HOLDINGS) {
        const found = await readRows(holding, tx, keys)
        data[holding.part] = found
        if (found.length > 0) rows[holding.part] = found.length
      }
      const at = services.clock()
      await keepRequest(tx, services, { ...request, keys, action: 'EXPORT', outcome: 'DONE', rows })
      // the list has every part
      return { ...person, at: at.toISOString(), data: data as PersonData }
    },
    // one snapshot for all tables
    { isolationLevel: 'repeatable read' },
  )
}

/**
 * Erases a phone from a tenant: rows are deleted, or kept without the person. While an order of the phone is not
 * over, nothing changes. The request is recorded even when refused.
 * @param rider - also erases the rider with this phone
 */
export async function erasePerson(
  services: PersonServices,
  { rider, ...request }: PersonRequest & { rider: boolean },
): Promise<PersonErased | Failure> {
  const person = await personOf(services, request)
  if (isFailure(person)) return person
  const now = services.clock()
  return services.store.db.transaction(async (tx) => {
    const keys = await keysOfPerson(tx, person, true)
    const keep = (outcome: 'DONE' | 'REFUSED', rows: Counts = {}) =>
      keepRequest(tx, services, { ...request, keys, action: 'ERASE', outcome, rows })
    const refuse = async (detail: string) => {
      await keep('REFUSED')
      return fail('PERSON_HAS_OPEN_ORDERS', { detail })
    }
    const codes = await listOpenOrders(tx, keys.orders, now)
    if (codes.length > 0)
      return refuse(`Not over yet, with their payments, refunds and shipments: ${codes.join(', ')}`)
    if (rider && (await areCarrying(tx, keys.riders)))
      return refuse('The rider of this phone carries a shipment.')
    const erased = HOLDINGS.filter(({ ofRider }) => rider || !ofRider)
    const rows = await eraseRows(tx, erased, keys)
    await keep('DONE', rows)
    return { at: now.toISOString(), rows }
  })
}

/** Requests about people of a tenant; empty for an unknown tenant. */
export async function listPersonRequests(
  { store }: PersonServices,
  tenant: string,
  page: Page,
): Promise<PersonRequests | undefined> {
  const country = await countryOfTenant(store.db, tenant)
  return country === undefined ? undefined : listRequests(store.db, tenant, page)
}

async function personOf(
  { store }: PersonServices,
  { tenant, phone: typed }: PersonRequest,
): Promise<{ tenant: string; phone: string } | Failure> {
  const country = await countryOfTenant(store.db, tenant)
  if (country === undefined) return fail('TENANT_NOT_FOUND')
  const phone = normalisePhone(typed, country)
  return phone.ok ? { tenant, phone: phone.e164 } : invalid('/body/phone', 'is not a phone')
}

async function keepRequest(
  db: Db,
  { clock, randomBytes }: PersonServices,
  kept: { keys: Keys; by: string; action: PersonAction; outcome: 'DONE' | 'REFUSED'; rows: Counts },
): Promise<void> {
  const at = clock()
  const { by, action, outcome, rows } = kept
  const { tenant, phoneHashes } = kept.keys
  const [phoneHash] = phoneHashes
  await insertRequest(db, { id: newId(randomBytes, at), tenant, phoneHash, by, at, action, outcome, rows })
}
