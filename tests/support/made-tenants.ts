import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { projectRoot } from '#server/project-root.ts'
import { deepMerge } from '#domain/documents/deep-merge.ts'

type Json = Record<string, unknown>

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']
const MENU: Json = {
  categories: [
    {
      id: 'platos',
      name: 'Platos',
      showName: 'Platos',
      plates: [{ id: 'guiso', name: 'Guiso', sizes: [{ id: 'unica', name: 'Única', price: 900000 }] }],
    },
  ],
}

/** An order mode as a tenant folder writes it. */
export const plainMode = (type: string, showName: string, over: Json = {}): Json => ({
  type,
  showName,
  active: true,
  orderEnabled: true,
  useSchedule: false,
  minDelayInMinutes: 20,
  maxDelayInMinutes: 40,
  schedules: [],
  paymentTypes: [{ paymentMethod: 'CASH', showName: 'Efectivo', active: true, upload: 'APP' }],
  ...over,
})

/** A branch contact in Buenos Aires that is open from 10 to 23 every day. */
export const plainContact = (alias: string, name: string, over: Json = {}): Json =>
  deepMerge<Json>(
    {
      alias,
      name,
      address: {
        street: 'Calle Uno',
        number: '100',
        locality: 'Centro',
        city: 'Buenos Aires',
        country: 'AR',
        lat: -34.6,
        lng: -58.4,
      },
      deliveryConfig: {
        workingDays: DAYS.map((dayOfWeek) => ({
          dayOfWeek,
          workingHours: [{ startAt: '10:00', endAt: '23:00' }],
        })),
      },
      orderModes: [plainMode('DELIVERY', 'Envío'), plainMode('TAKE_AWAY', 'Retiro')],
    },
    over,
  )

/** A tenant whose own alias is its only branch. */
export const plainBranch = (alias: string, name: string, branchContacts: Json[], over: Json = {}): Json => ({
  alias,
  kind: 'branch',
  status: 'published',
  country: 'AR',
  timeZone: 'America/Argentina/Buenos_Aires',
  branches: [{ alias, name, branchContacts, ...over }],
})

/**
 * A folder of tenants made for one test file, on the product's own base.
 *
 * @param tenants - tenant.json of each; the menu is one plate
 */
export function makeTenants(...tenants: readonly Json[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-made-'))
  cpSync(join(projectRoot(), 'tenants', '_base'), join(folder, '_base'), { recursive: true })
  for (const tenant of tenants) {
    const own = join(folder, String(tenant.alias))
    const write = (name: string, content: Json) =>
      writeFileSync(join(own, `${name}.json`), JSON.stringify({ $schema: name, ...content }))
    mkdirSync(own)
    write('tenant', tenant)
    write('menu', MENU)
    write('theme', {})
  }
  return folder
}
