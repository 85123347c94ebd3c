import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { folderFaultText } from '#messages/faults.ts'
import { offeredLocales } from '#messages/locales.ts'
import { checkTenants } from '#server/tenants/check-tenants.ts'
import { faultLine } from '#server/tenants/tenant-fault.ts'
import { at, copyTenants, type Json, type TenantCopies } from './support/tenant-copies.ts'

let copies: TenantCopies
beforeEach(() => {
  copies = copyTenants()
})
afterEach(() => copies.remove())

const check = async () => (await checkTenants(copies.tenantsDir, copies.imagesDir)).faults

/** The order modes of the kiosk: one, to take away. */
const modesOf = (content: Json) =>
  at(content, 'branches', 0, 'branchContacts', 0).orderModes as [Json, ...Json[]]

const onlinePaymentOf = (content: Json) =>
  at(content, 'branches', 0, 'branchContacts', 0, 'orderModes', 0, 'paymentTypes', 2, 'onlinePayment')

const again = (list: Json[], change: Json) => list.push({ ...structuredClone(list[0]), ...change })

/** Slips with which a folder could not be kept, or would be served as something else than it says. */
const SLIPS: [string, string, (content: Json) => void, string][] = [
  [
    'a choice twice in its group',
    'bistro/menu.json',
    (c) => again(at(c, 'garnishGroups', 0).garnishes as Json[], {}),
    "$.garnishGroups[0].garnishes[3].id: found 'papas' twice, expected each once",
  ],
  [
    'two modes of one type',
    'kiosk/tenant.json',
    (c) => again(modesOf(c), { showName: 'Otra' }),
    "$.branches[0].branchContacts[0].orderModes[1].type: found 'TAKE_AWAY' twice, expected each once",
  ],
  [
    'two modes at one address',
    'kiosk/tenant.json',
    (c) => again(modesOf(c), { type: 'SELF_SERVICE' }),
    "$.branches[0].branchContacts[0].orderModes[1].showName: found 'Para llevar' twice, expected each once",
  ],
  [
    'two ways to pay of one method',
    'kiosk/tenant.json',
    (c) => again(modesOf(c)[0].paymentTypes as Json[], { showName: 'Efectivo exacto' }),
    "$.branches[0].branchContacts[0].orderModes[0].paymentTypes[1].paymentMethod: found 'CASH' twice, expected each once",
  ],
  [
    'the same for all stores of a tenant',
    'kiosk/tenant.json',
    (c) => {
      const [mode] = modesOf(c)
      Object.assign(c.branchContactDefaults ?? (c.branchContactDefaults = {}), { orderModes: [mode, mode] })
    },
    "$.branchContactDefaults.orderModes[1].type: found 'TAKE_AWAY' twice, expected each once",
  ],
  [
    'a language of a country',
    'kiosk/tenant.json',
    (c) => (c.locale = 'es-AR'),
    `$.locale: found 'es-AR', expected one of ${offeredLocales().join(', ')}; did you mean 'es'?`,
  ],
  [
    'a provider of payments under another name',
    'bistro/tenant.json',
    (c) => (onlinePaymentOf(c).providerName = 'MercadoPago'),
    "bistro: $.orderModes[0].paymentTypes[2].onlinePayment.providerName: found 'MercadoPago', expected one of embedded, mercado-pago, transbank; did you mean 'mercado-pago'?",
  ],
  [
    'a colour that is too long',
    'bistro/theme.json',
    (c) => (at(c, 'colorConfig').lightMainColor = '#11223344'),
    '$.colorConfig.lightMainColor: found "#11223344", expected a text that matches pattern "^#[0-9A-Fa-f]{6}$"',
  ],
  [
    'half an emoji',
    'kiosk/tenant.json',
    (c) => (modesOf(c)[0].showName = 'Para llevar \uD83C'),
    '$.branches[0].branchContacts[0].orderModes[0].showName: found half an emoji, expected whole characters',
  ],
  [
    'a null character',
    'kiosk/menu.json',
    (c) => (at(c, 'categories', 0).name = 'Menú\u0000'),
    '$.categories[0].name: found a null character, expected whole characters',
  ],
]

test.each(SLIPS)('%s is named with its place, also in Spanish', async (_, file, change, fault) => {
  copies.edit(file, change)
  const faults = await check()
  const lines = faults.map(faultLine)
  expect(lines).toContain(`${file} ${fault}`)
  const [place = ''] = fault.split(': found')
  expect(lines.filter((line) => line.startsWith(`${file} ${place}:`))).toHaveLength(1)
  const unquoted = faults.map((one) => folderFaultText(one).replaceAll(/'[^']*'|"[^"]*"/g, ''))
  expect(unquoted.join('\n')).not.toMatch(/\b(?:the|an|of|not|each|with|that|which|only|at|least)\b/)
})

test('an inactive mode may have the name of another: no address leads to it', async () => {
  copies.edit('kiosk/tenant.json', (c) => again(modesOf(c), { type: 'SELF_SERVICE', active: false }))
  expect(await check()).toEqual([])
})

test('a file in another encoding is no file; the mark of UTF-8 at its start is no fault', async () => {
  const file = join(copies.tenantsDir, 'kiosk/tenant.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, `\uFEFF${text}`)
  expect(await check()).toEqual([])
  writeFileSync(file, text.replace('"Kiosko"', '"Quiosco Ñandú"'), 'latin1')
  expect((await check()).map(faultLine)).toEqual([
    'kiosk/tenant.json $: found a text that is not UTF-8, expected a file saved as UTF-8',
  ])
})

test('a key that stands twice is named: of two lists of categories one would be lost', async () => {
  const file = join(copies.tenantsDir, 'kiosk/menu.json')
  const text = readFileSync(file, 'utf8').trimEnd()
  writeFileSync(file, `${text.slice(0, -1)}, "categories": [] }`)
  expect((await check()).map(faultLine)).toEqual([
    "kiosk/menu.json $.categories: found 'categories' twice, expected each key once",
  ])
})
