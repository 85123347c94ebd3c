// Longer than 300 lines: a table of what may be wrong in a folder, and one server to which folders are applied.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { DinerEntity } from '#generated/models.ts'
import { folderFaultText } from '#messages/faults.ts'
import { applyTenants } from '#server/tenants/apply-tenants.ts'
import { checkTenants } from '#server/tenants/check-tenants.ts'
import { deepMerge } from '#domain/documents/deep-merge.ts'
import { faultLine } from '#server/tenants/tenant-fault.ts'
import { FIXTURE_TENANTS, testApp, type TestApp } from './support/test-app.ts'

type Json = Record<string, unknown>

let folder: string
let imagesDir: string
let copies = 0
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-tenants-'))
  imagesDir = join(folder, 'images')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A copy of the fixture tenants with one file changed. */
function changed(file: string, change: (content: Json) => void): string {
  copies += 1
  const tenantsDir = join(folder, String(copies))
  cpSync(FIXTURE_TENANTS, tenantsDir, { recursive: true })
  edit(tenantsDir, file, change)
  return tenantsDir
}

function edit(tenantsDir: string, file: string, change: (content: Json) => void): void {
  const content = JSON.parse(readFileSync(join(tenantsDir, file), 'utf8')) as Json
  change(content)
  writeFileSync(join(tenantsDir, file), JSON.stringify(content))
}

/** What a path inside JSON holds. */
const at = (content: Json, ...path: (string | number)[]): Json =>
  path.reduce((value, key) => value[key] as Json, content as Json & Record<number, unknown>)

const questionsOf = (content: Json) =>
  at(content, 'branches', 0, 'branchContacts', 0, 'survey', 'questions') as unknown as [Json, Json, Json]

const faultsOf = async (tenantsDir: string) =>
  (await checkTenants(tenantsDir, imagesDir)).faults.map(faultLine)

describe('a wrong folder is named with file, JSON path, what was found and what was expected', () => {
  test('the fixtures are right', async () => {
    expect(await faultsOf(FIXTURE_TENANTS)).toEqual([])
  })

  test.each<[string, string, (content: Json) => void, RegExp]>([
    [
      'wrong type',
      'bistro/tenant.json',
      (c) => (c.country = 'XX'),
      /^bistro\/tenant\.json \$\.country: found "XX", expected one of AR, /,
    ],
    [
      'unknown key',
      'bistro/tenant.json',
      (c) => (c.colour = 1),
      /^bistro\/tenant\.json \$\.colour: found a key that is not known here/,
    ],
    [
      'missing key',
      'bistro/tenant.json',
      (c) => delete c.timeZone,
      /^bistro\/tenant\.json \$\.timeZone: found nothing, expected a value/,
    ],
    [
      'deep inside',
      'bistro/menu.json',
      (c) => (at(c, 'categories', 0, 'plates', 1, 'sizes', 0).price = -1),
      /^bistro\/menu\.json \$\.categories\[0\]\.plates\[1\]\.sizes\[0\]\.price: found -1, expected >= 0/,
    ],
    [
      'survey question of an unknown type',
      'bistro/tenant.json',
      (c) => (questionsOf(c)[0].type = 'stars'),
      /^bistro\/tenant\.json \$\.branches\[0\]\.branchContacts\[0\]\.survey\.questions\[0\]\.type: found "stars", expected one of rating, text, multiselect/,
    ],
    [
      'survey question twice',
      'bistro/tenant.json',
      (c) => (questionsOf(c)[1].id = 'comentario'),
      /^bistro\/tenant\.json bistro: \$\.survey\.questions\[1\]\.id: found 'comentario' twice, expected each id once/,
    ],
    [
      'multiselect without choices',
      'bistro/tenant.json',
      (c) => (questionsOf(c)[2].questionReasons = []),
      /^bistro\/tenant\.json bistro: \$\.survey\.questions\[2\]\.questionReasons: found nothing, expected the choices of a multiselect/,
    ],
    [
      'survey without questions',
      'kiosk/tenant.json',
      (c) => (at(c, 'branches', 0, 'branchContacts', 0).survey = { id: 'propia', active: true }),
      /^kiosk\/tenant\.json kiosk: \$\.survey\.questions: found nothing, expected at least one question/,
    ],
    [
      'unknown garnish group',
      'bistro/menu.json',
      (c) => (at(c, 'categories', 0, 'plates', 0).garnishGroups = ['nada']),
      /plates\[0\]\.garnishGroups\[0\]: found 'nada', expected a group of/,
    ],
    [
      'unknown remarked plate',
      'bistro/menu.json',
      (c) => (c.remarkeds = ['nada']),
      /\$\.remarkeds\[0\]: found 'nada', expected the id of a plate/,
    ],
    [
      'plate twice',
      'bistro/menu.json',
      (c) => (at(c, 'categories', 1, 'plates', 0).id = 'tarta'),
      /\$\.categories\[1\]\.plates\[0\]\.id: found 'tarta' twice/,
    ],
    [
      'missing picture',
      'bistro/menu.json',
      (c) => (at(c, 'categories', 0).image = 'nada.webp'),
      /\$\.categories\[0\]\.image: found 'nada\.webp', expected a file in assets/,
    ],
    [
      'discount on nothing',
      'bistro/tenant.json',
      (c) => (at(c, 'discounts', 0).plates = ['nada']),
      /\$\.discounts\[0\]\.plates\[0\]: found 'nada'/,
    ],
    [
      'two discounts with one id',
      'bistro/tenant.json',
      (c) => (at(c, 'discounts', 1).id = at(c, 'discounts', 0).id),
      /\$\.discounts\[1\]\.id: found '[\w-]+' twice, expected each once/,
    ],
    [
      'tables with one number, each that repeats it',
      'bistro/tenant.json',
      (c) =>
        (at(c, 'branches', 0, 'branchContacts', 0).tables = ['7', '7', '7'].map((number) => ({ number }))),
      /\.tables\[1\]\.number: found '7' twice, expected each once[^]*\.tables\[2\]\.number: found '7' twice/,
    ],
    [
      'a receipt without a series, in the name of nobody, under a tax id that is none',
      'bistro/tenant.json',
      (c) => (at(c, 'branches', 0, 'branchContacts', 0).receipts = { taxId: '30-71234567-2' }),
      /receipts\.series: found nothing[^]*receipts\.legalName: found nothing[^]*receipts\.taxId: found '30-71234567-2', expected a CUIT, as 30-/,
    ],
    [
      'two stores of one taxpayer with one series',
      'bistro/tenant.json',
      (c) =>
        (at(c, 'branches', 0, 'branchContacts', 1).receipts = at(
          c,
          'branches',
          0,
          'branchContacts',
          0,
        ).receipts),
      /\.branchContacts\[1\]\.receipts\.series: found 'A' twice, expected each once/,
    ],
    [
      'tables at which no order is taken',
      'bistro/tenant.json',
      (c) => (at(c, 'branches', 0, 'branchContacts', 2).tables = [{ number: '1' }]),
      /\$\.branches\[0\]\.branchContacts\[2\]\.orderModes: found nothing, expected an order mode IN_DINING for its tables/,
    ],
    [
      'a code with the id of a discount',
      'bistro/tenant.json',
      (c) => (at(c, 'codeDiscounts', 0).id = at(c, 'discounts', 0).id),
      /\$\.codeDiscounts\[0\]\.id: found '[\w-]+' twice, expected each once/,
    ],
    [
      'no such zone of time',
      'bistro/tenant.json',
      (c) => (c.timeZone = 'Mars/Olympus'),
      /\$\.timeZone: found 'Mars\/Olympus', expected an IANA time zone/,
    ],
    [
      "another folder's name",
      'bistro/tenant.json',
      (c) => (c.alias = 'other'),
      /\$\.alias: found 'other', expected 'bistro', the name of the folder/,
    ],
    [
      'kind that does not fit',
      'bistro/tenant.json',
      (c) => (c.kind = 'branch'),
      /\$\.kind: found 'branch', but no branch has the alias 'bistro', expected 'branchContact', which has it/,
    ],
    [
      'alias that nothing in it has',
      'bistro/tenant.json',
      (c) => (at(at(c, 'branches', 0), 'branchContacts', 0).alias = 'bistro-centro'),
      /\$\.kind: found 'branchContact', but no .* 'bistro', expected the folder's alias on one of them/,
    ],
    [
      'alias of another tenant',
      'kiosk/tenant.json',
      (c) => (at(c, 'branches', 0).alias = 'bistro-casa'),
      /kiosk\/tenant\.json \$\.branches: found alias 'bistro-casa', which the tenant 'bistro' has/,
    ],
    [
      'a venue without hours',
      'kiosk/tenant.json',
      (c) => (at(c, 'branches', 0, 'branchContacts', 0).deliveryConfig = {}),
      /kiosk\/tenant\.json .*workingDays: found nothing/,
    ],
    [
      'a base that is wrong',
      '_base/theme.json',
      (c) => (c.radius = 'huge'),
      /^_base\/theme\.json \$\.radius: found "huge"/,
    ],
  ])('%s', async (_, file, change, expected) => {
    const { faults } = await checkTenants(changed(file, change), imagesDir)
    expect(faults.map(faultLine).join('\n')).toMatch(new RegExp(expected.source, 'm'))
    // an operator reads it in Spanish: outside of what is quoted, no word of the check is left
    const unquoted = faults.map((fault) => folderFaultText(fault).replaceAll(/'[^']*'|"[^"]*"/g, ''))
    expect(unquoted.join('\n')).not.toMatch(/\b(?:the|an|of|not|each|with|that|which|only|at|least)\b/)
  })

  test('a file that is not JSON', async () => {
    const tenantsDir = changed('kiosk/menu.json', () => undefined)
    writeFileSync(join(tenantsDir, 'kiosk/menu.json'), '{ "categories": [')
    expect((await faultsOf(tenantsDir))[0]).toMatch(
      /^kiosk\/menu\.json \$: found no JSON at line 1, column 18, expected valid JSON$/,
    )
  })

  test('a picture that is none', async () => {
    const tenantsDir = changed('kiosk/menu.json', (c) => (at(c, 'categories', 0).image = 'foto.webp'))
    cpSync(join(tenantsDir, 'kiosk/menu.json'), join(tenantsDir, 'kiosk/assets/foto.webp'), {
      recursive: true,
    })
    expect((await faultsOf(tenantsDir))[0]).toMatch(/^kiosk\/assets\/foto\.webp \$: found .*, expected /)
  })
})

describe('merging a folder over the base', () => {
  test('objects merge, lists replace, prototypes are out of reach', () => {
    const merged = deepMerge(
      { a: { b: 1, c: [1, 2] } },
      { a: { c: [3] } },
      JSON.parse('{"__proto__":{"polluted":true}}'),
    )
    expect(merged).toEqual({ a: { b: 1, c: [3] } })
    expect(({} as Json).polluted).toBeUndefined()
  })
})

describe('applying folders to a running server', () => {
  let server: TestApp
  let tenantsDir: string
  beforeAll(async () => {
    tenantsDir = changed('bistro/tenant.json', () => undefined)
    server = await testApp({ tenantsDir, imagesDir })
  })
  afterAll(() => server.close())

  const nameOf = async () => {
    const { status, body } = await server.call<DinerEntity>('GET', '/api/diner/bistro')
    return body?.type === 'branchContact' ? body.branchContact.name : status
  }
  const options = () => ({ tenantsDir, imagesDir, clock: () => server.time.now })

  test('only what changed is written, and readers see it', async () => {
    expect(await nameOf()).toBe('Bistró Centro')
    edit(
      tenantsDir,
      'bistro/tenant.json',
      (c) => (at(c, 'branches', 0, 'branchContacts', 0).name = 'Bistró Nuevo'),
    )
    const report = await applyTenants(server.store, options())
    expect(report).toMatchObject({
      added: [],
      changed: ['bistro'],
      removed: [],
      unchanged: ['chain', 'hidden', 'kiosk'],
      refused: [],
    })
    // the running application learns it by notification
    await expect.poll(nameOf).toBe('Bistró Nuevo')
  })

  test('a folder that is gone is taken out of service by pruning, and comes back unchanged', async () => {
    const aside = join(folder, 'aside')
    cpSync(join(tenantsDir, 'bistro'), aside, { recursive: true })
    rmSync(join(tenantsDir, 'bistro'), { recursive: true })
    expect((await applyTenants(server.store, options())).removed).toEqual([])
    expect((await applyTenants(server.store, { ...options(), prune: true })).removed).toEqual(['bistro'])
    await expect.poll(nameOf).toBe(404)
    cpSync(aside, join(tenantsDir, 'bistro'), { recursive: true })
    expect((await applyTenants(server.store, options())).changed).toEqual(['bistro'])
    await expect.poll(nameOf).toBe('Bistró Nuevo')
  })

  test('a disk that keeps nothing but what it found itself takes nobody out of service', async () => {
    const disk = join(folder, 'disk')
    mkdirSync(join(disk, 'lost+found'), { recursive: true })
    cpSync(join(tenantsDir, '_base'), join(disk, '_base'), { recursive: true })
    const report = await applyTenants(server.store, { ...options(), tenantsDir: disk, prune: true })
    expect(report).toMatchObject({ removed: [], refused: [] })
    expect(report.kept).toContain('bistro')
  })

  test('a folder whose files are links, as in a mounted volume, is served as it is, and so is a change behind them', async () => {
    const behind = join(folder, 'behind')
    renameSync(join(tenantsDir, 'bistro'), behind)
    symlinkSync(behind, join(tenantsDir, 'bistro'))
    mkdirSync(join(behind, '..1'))
    symlinkSync('..1', join(behind, '..data'))
    for (const name of ['theme.json', 'menu.json']) {
      renameSync(join(behind, name), join(behind, '..1', name))
      symlinkSync(join('..data', name), join(behind, name))
    }
    const report = await applyTenants(server.store, { ...options(), prune: true })
    expect(report).toMatchObject({ refused: [], removed: [], unchanged: expect.arrayContaining(['bistro']) })
    edit(behind, '..1/menu.json', (c) => (at(c, 'categories', 0).name = 'Otra categoría'))
    expect((await applyTenants(server.store, options())).changed).toEqual(['bistro'])
  })

  test('a draft disappears, a published draft appears', async () => {
    edit(tenantsDir, 'bistro/tenant.json', (c) => (c.status = 'draft'))
    await applyTenants(server.store, options())
    await expect.poll(nameOf).toBe(404)
    edit(tenantsDir, 'bistro/tenant.json', (c) => (c.status = 'published'))
    await applyTenants(server.store, options())
    await expect.poll(nameOf).toBe('Bistró Nuevo')
  })
})
