import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ScaffoldError, checkName, titleCase } from './names.mjs'

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

/**
 * A draft with one store, one order mode and one plate. It passes the tenant schemas as it stands.
 *
 * @param {string} root - the repository
 * @param {string} alias - name of the folder and of the store
 */
export function newTenant(root, alias) {
  checkName(alias, 'tenant')
  const taken = aliasesIn(join(root, 'tenants'))
  const brand = `${alias}-marca`
  for (const one of [alias, brand]) {
    const owner = taken.get(one)
    if (owner) throw new ScaffoldError(`The alias "${one}" is taken by tenants/${owner}.`)
  }
  const folder = `tenants/${alias}`
  return {
    files: new Map([
      [`${folder}/tenant.json`, json(tenantFile(alias, brand))],
      [`${folder}/theme.json`, json(themeFile())],
      [`${folder}/menu.json`, json(menuFile())],
    ]),
    next: [
      `Fill in the address, hours and phone in ${folder}/tenant.json.`,
      `Choose colours and font in ${folder}/theme.json and write the menu in ${folder}/menu.json.`,
      `Run "npx vitrina check ${alias}", then set "status" in ${folder}/tenant.json to "published".`,
    ],
  }
}

/** Every alias of every tenant with the folder it is in. */
function aliasesIn(tenants) {
  const found = new Map()
  if (!existsSync(tenants)) return found
  for (const folder of readdirSync(tenants)) {
    found.set(folder, folder)
    const file = join(tenants, folder, 'tenant.json')
    if (!existsSync(file)) continue
    for (const [, alias] of readFileSync(file, 'utf8').matchAll(/"alias"\s*:\s*"([^"]+)"/g))
      found.set(alias, folder)
  }
  return found
}

function tenantFile(alias, brand) {
  const name = titleCase(alias)
  return {
    $schema: '../../schemas/tenant/tenant.schema.json',
    alias,
    kind: 'branchContact',
    status: 'draft',
    country: 'AR',
    timeZone: 'America/Argentina/Buenos_Aires',
    branches: [
      {
        alias: brand,
        name,
        branchContacts: [
          {
            alias,
            name,
            address: {
              street: 'Avenida de Mayo',
              number: '800',
              locality: 'Monserrat',
              city: 'Buenos Aires',
              country: 'AR',
              lat: -34.6086,
              lng: -58.3772,
            },
            deliveryConfig: {
              workingDays: WEEK.map((dayOfWeek) => ({
                dayOfWeek,
                workingHours: [{ startAt: '12:00', endAt: '23:00' }],
              })),
            },
            orderModes: [
              {
                type: 'TAKE_AWAY',
                showName: 'Para llevar',
                active: true,
                orderEnabled: true,
                useSchedule: false,
                minDelayInMinutes: 20,
                maxDelayInMinutes: 30,
                paymentTypes: [{ paymentMethod: 'CASH', showName: 'Efectivo', active: true, upload: 'APP' }],
              },
            ],
          },
        ],
      },
    ],
  }
}

function themeFile() {
  return {
    $schema: '../../schemas/tenant/theme.schema.json',
    colorConfig: { lightMainColor: '#b3261e', darkMainColor: '#e5736c', colorModeType: 'AUTO' },
  }
}

function menuFile() {
  const sizes = [{ id: 'unica', name: 'Única', price: 950_000 }]
  const plate = { id: 'plato-del-dia', name: 'Plato del día', description: 'Pregunta qué hay hoy.', sizes }
  return {
    $schema: '../../schemas/tenant/menu.schema.json',
    categories: [{ id: 'platos', name: 'platos', showName: 'Platos', plates: [plate] }],
    remarkeds: [],
    upselleds: [],
  }
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}
