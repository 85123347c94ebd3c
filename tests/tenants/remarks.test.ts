// Longer than 300 lines: one table of what is remarked, each beside the words it is remarked in.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { MenuFile, TenantFile, ThemeFile } from '#generated/tenant.ts'
import { projectRoot } from '#server/project-root.ts'
import { checkTenants } from '#server/tenants/check-tenants.ts'

const FIXTURES = join(projectRoot(), 'tests/server/fixtures/tenants')
type Contact = NonNullable<NonNullable<TenantFile['branches']>[number]['branchContacts']>[number]

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-remarks-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let copies = 0
function copy(): string {
  copies += 1
  const tenantsDir = join(folder, String(copies))
  for (const alias of ['_base', 'bistro'])
    cpSync(join(FIXTURES, alias), join(tenantsDir, alias), { recursive: true })
  return tenantsDir
}

function edit<File>(tenantsDir: string, name: string, change: (file: File) => void): void {
  const path = join(tenantsDir, 'bistro', name)
  const file = JSON.parse(readFileSync(path, 'utf8')) as File
  change(file)
  writeFileSync(path, JSON.stringify(file))
}

/** What is said about the bistro after a change, and not before it. */
async function newRemarks(tenantsDir: string): Promise<string[]> {
  const judge = async (dir: string) => {
    const { faults, remarks } = await checkTenants(dir, join(folder, 'images'), ['bistro'])
    expect(faults).toEqual([])
    return remarks.map(({ file, path, message }) => `${file} ${path}: ${message}`)
  }
  const before = await judge(copy())
  return (await judge(tenantsDir)).filter((line) => !before.includes(line))
}

const square = (lat: number, lng: number, side: number): [number, number][] => [
  [lat, lng],
  [lat, lng + side],
  [lat + side, lng + side],
  [lat + side, lng],
]
const zone = (id: string, polygon: [number, number][], more: object = {}) => ({
  id,
  name: id,
  polygon,
  fees: { CASH: 1000, CARD: 1000, ONLINE: 1000 },
  minimumOrderPrice: 0,
  cashAllowed: true,
  ...more,
})
const AROUND = zone('centro', square(-34.65, -58.45, 0.1))

test.each<[string, (contact: Contact) => void, string[]]>([
  [
    'a store that never opens',
    (contact) => {
      for (const day of contact.deliveryConfig?.workingDays ?? []) day.workingHours = []
    },
    [
      'bistro/tenant.json bistro: $.deliveryConfig.workingDays: El local no abre ningún día. Completa sus horarios.',
    ],
  ],
  [
    'a weekday that is written twice',
    (contact) => {
      const sunday = contact.deliveryConfig?.workingDays?.at(-1)
      Object.assign(sunday ?? {}, { dayOfWeek: 'MONDAY', workingHours: [] })
    },
    [
      'bistro/tenant.json bistro: $.deliveryConfig.workingDays: El día lunes está dos veces. Sus horarios se suman.',
    ],
  ],
  [
    'hours that overlap over midnight',
    (contact) => {
      const [monday, tuesday] = contact.deliveryConfig?.workingDays ?? []
      monday?.workingHours.push({ startAt: '23:30', endAt: '02:00' })
      tuesday?.workingHours.unshift({ startAt: '01:00', endAt: '03:00' })
    },
    [
      'bistro/tenant.json bistro: $.deliveryConfig.workingDays: Los horarios del martes se pisan con otros. Revisa 01:00-03:00.',
    ],
  ],
  [
    'a zone whose corners are mixed up',
    (contact) => {
      const [a, b, c, d] = square(-34.65, -58.45, 0.1)
      if (a && b && c && d) contact.deliveryZones = [zone('lazo', [a, c, b, d])]
    },
    [
      'bistro/tenant.json bistro: $.deliveryZones[0]: El borde de la zona "lazo" se cruza consigo mismo. Ordena sus esquinas.',
    ],
  ],
  [
    'a zone with latitude and longitude exchanged',
    (contact) => (contact.deliveryZones = [AROUND, zone('lejos', square(-58.4, -34.6, 0.1))]),
    [
      'bistro/tenant.json bistro: $.deliveryZones[1]: La zona "lejos" está a 3168 km del local. ¿Están invertidas latitud y longitud?',
    ],
  ],
  [
    'a zone behind a larger one',
    (contact) => (contact.deliveryZones = [AROUND, zone('chica', square(-34.62, -58.42, 0.01))]),
    [
      'bistro/tenant.json bistro: $.deliveryZones[1]: La zona "chica" queda dentro de "centro", que está antes en la lista. Nunca se usará: ponla antes.',
    ],
  ],
  [
    'a circle behind a polygon, and one that reaches out of it',
    (contact) =>
      (contact.deliveryZones = [
        AROUND,
        { ...zone('adentro', []), polygon: undefined, center: [-34.6, -58.4], radiusMeters: 500 },
        { ...zone('afuera', []), polygon: undefined, center: [-34.6, -58.4], radiusMeters: 9000 },
      ]),
    [
      'bistro/tenant.json bistro: $.deliveryZones[1]: La zona "adentro" queda dentro de "centro", que está antes en la lista. Nunca se usará: ponla antes.',
    ],
  ],
  [
    'delivery without a zone',
    (contact) => (contact.deliveryZones = []),
    [
      'bistro/tenant.json bistro: $.deliveryZones: La modalidad "Delivery" entrega a domicilio, y no hay zonas. Ninguna dirección tendrá entrega.',
    ],
  ],
  [
    'a store without an order mode',
    (contact) => Object.assign(contact, { orderModes: [], deliveryZones: [], tables: [] }),
    ['bistro/tenant.json bistro: $.orderModes: Ninguna modalidad de pedido está activa. No se podrá pedir.'],
  ],
  [
    'a store whose modes are all inactive',
    (contact) => {
      for (const mode of contact.orderModes ?? []) mode.active = false
      contact.deliveryZones = []
    },
    ['bistro/tenant.json bistro: $.orderModes: Ninguna modalidad de pedido está activa. No se podrá pedir.'],
  ],
  [
    'a mode whose ways to pay are all inactive; one that takes no orders needs none',
    (contact) => {
      const [, takeAway, inDining] = contact.orderModes ?? []
      for (const mode of [takeAway, inDining])
        for (const payment of mode?.paymentTypes ?? []) payment.active = false
      if (inDining) inDining.orderEnabled = false
    },
    [
      'bistro/tenant.json bistro: $.orderModes[1].paymentTypes: Ningún medio de pago de "Para llevar" está activo. No se podrá pedir en esa modalidad.',
    ],
  ],
  [
    'cash without a fee, free below the minimum, delays reversed, nothing enclosed',
    (contact) =>
      (contact.deliveryZones = [
        zone(
          'rara',
          [
            [-34.6, -58.4],
            [-34.61, -58.41],
            [-34.62, -58.42],
          ],
          {
            fees: { CARD: 1000, ONLINE: 1000 },
            minimumOrderPrice: 5000,
            freeDeliveryAmount: 4000,
            minDelayInMinutes: 40,
            maxDelayInMinutes: 30,
          },
        ),
      ]),
    [
      'bistro/tenant.json bistro: $.deliveryZones[0]: La zona "rara" no encierra ninguna superficie.',
      'bistro/tenant.json bistro: $.deliveryZones[0]: La demora de la zona "rara" va de 40 a 30 minutos. Invierte los valores.',
      'bistro/tenant.json bistro: $.deliveryZones[0]: La zona "rara" acepta efectivo y no tiene costo de envío para efectivo: no se podrá elegir.',
      'bistro/tenant.json bistro: $.deliveryZones[0]: En la zona "rara" el envío es gratis desde un monto menor que el pedido mínimo: siempre será gratis.',
      'bistro/tenant.json bistro: $.orderModes: El medio de pago "Efectivo" de "Delivery" no tiene costo de envío en ninguna zona: no se podrá elegir.',
    ],
  ],
])('%s is told', async (_, change, expected) => {
  const tenantsDir = copy()
  edit<TenantFile>(tenantsDir, 'tenant.json', ({ branches }) => {
    const contact = branches?.[0]?.branchContacts?.[0]
    if (contact) change(contact)
  })
  expect(await newRemarks(tenantsDir)).toEqual(expected)
})

test('what a menu cannot mean is told', async () => {
  const tenantsDir = copy()
  edit<MenuFile>(tenantsDir, 'menu.json', (menu) => {
    const [group] = menu.garnishGroups ?? []
    const [category] = menu.categories ?? []
    if (group) {
      const most = { minGarnishAmount: 3, maxGarnishAmount: 3, multipleSelection: true }
      Object.assign(group, most, { garnishes: group.garnishes.map((one) => ({ ...one, maxQuantity: 1 })) })
    }
    const [plate] = category?.plates ?? []
    if (plate) category?.plates.push({ ...plate, id: 'otra' })
    menu.categories?.push({ id: 'vacia', name: 'Vacía', plates: [] })
  })
  expect(await newRemarks(tenantsDir)).toEqual([
    expect.stringMatching(/El plato "Milanesa" está dos veces en la categoría "Principales"/),
    expect.stringMatching(/La categoría "Vacía" no tiene platos/),
    expect.stringMatching(/El grupo "Guarnición" pide al menos 3 y no permite elegir tantos/),
  ])
})

test('a mandatory group that shows no choice is not told: its plate can be ordered without it', async () => {
  const tenantsDir = copy()
  edit<MenuFile>(tenantsDir, 'menu.json', ({ garnishGroups }) => {
    for (const group of garnishGroups ?? []) {
      Object.assign(group, { mandatory: true, minGarnishAmount: 1 })
      for (const garnish of group.garnishes) garnish.visible = false
    }
  })
  expect(await newRemarks(tenantsDir)).toEqual([])
})

test('a menu that shows no plate, and names that are blank, are told', async () => {
  const hidden = copy()
  edit<MenuFile>(hidden, 'menu.json', ({ categories }) => {
    for (const plate of categories.flatMap(({ plates }) => plates)) plate.visible = false
  })
  const unseen = expect.stringMatching(/^bistro\/menu\.json \$\.categories: El menú no muestra ningún plato/)
  expect(await newRemarks(hidden)).toEqual([unseen])
  const empty = copy()
  edit<MenuFile>(empty, 'menu.json', (menu) =>
    Object.assign(menu, { categories: [], remarkeds: [], upselleds: [] }),
  )
  edit<TenantFile>(empty, 'tenant.json', (tenant) =>
    Object.assign(tenant, { discounts: [], codeDiscounts: [] }),
  )
  expect(await newRemarks(empty)).toContainEqual(unseen)
  const blank = copy()
  edit<MenuFile>(blank, 'menu.json', ({ categories, garnishGroups = [] }) => {
    Object.assign(categories[0]?.plates[0] ?? {}, { name: 'Milanesa', showName: '   ' })
    Object.assign(garnishGroups[0]?.garnishes[0] ?? {}, { name: ' ' })
  })
  expect(await newRemarks(blank)).toEqual([
    'bistro/menu.json $.categories[0].plates[0].showName: El nombre está en blanco y así se verá.',
    'bistro/menu.json $.garnishGroups[0].garnishes[0].name: El nombre está en blanco y así se verá.',
  ])
})

test('a code that takes off more than all of an order is told', async () => {
  const tenantsDir = copy()
  edit<TenantFile>(tenantsDir, 'tenant.json', ({ codeDiscounts = [] }) =>
    Object.assign(codeDiscounts[0] ?? {}, { value: 150 }),
  )
  expect(await newRemarks(tenantsDir)).toEqual([
    'bistro/tenant.json $.codeDiscounts[0].value: El código "Diez" descuenta el 150 %, más que todo el pedido.',
  ])
})

test('colours, a font, logos and pictures that will not do are told', async () => {
  const tenantsDir = copy()
  const assets = join(tenantsDir, 'bistro/assets')
  const drawing = (background: string, width: number) =>
    sharp({ create: { width, height: 200, channels: 4, background } })
      .png()
      .toBuffer()
  mkdirSync(assets)
  const wordmark = await sharp({ create: { width: 600, height: 200, channels: 4, background: '#0000' } })
    .composite([{ input: await drawing('#901d18', 200), left: 20, top: 0 }])
    .png()
    .toBuffer()
  writeFileSync(join(assets, 'marca.png'), wordmark)
  writeFileSync(join(assets, 'plato.png'), await drawing('#336699', 200))
  writeFileSync(join(assets, 'suelta.png'), await drawing('#336699', 400))
  edit<ThemeFile>(tenantsDir, 'theme.json', (theme) => {
    Object.assign(theme.colorConfig ?? {}, { descriptionTextColorLight: '#dad9d9' })
    theme.fontFamily = 'Comic Sans'
    theme.logos = { horizontal: 'marca.png' }
  })
  edit<MenuFile>(tenantsDir, 'menu.json', ({ categories }) => {
    const [plate] = categories?.[0]?.plates ?? []
    if (plate) plate.image = 'plato.png'
  })
  expect(await newRemarks(tenantsDir)).toEqual([
    expect.stringMatching(
      /^bistro\/theme\.json \$\.colorConfig\.descriptionTextColorLight: La descripción casi no se lee/,
    ),
    expect.stringMatching(/^bistro\/theme\.json \$\.fontFamily: La tipografía no está en la lista/),
    expect.stringMatching(/^bistro\/theme\.json \$\.logos\.horizontal: El logo casi no se distingue/),
    expect.stringMatching(/^bistro\/assets\/suelta\.png \$: Nada usa la imagen suelta\.png/),
    expect.stringMatching(/^bistro\/assets\/plato\.png \$: La imagen plato\.png mide 200 px de ancho/),
  ])
})

test('a store, a mode and a way to pay without a name to read are told', async () => {
  const tenantsDir = copy()
  edit<TenantFile>(tenantsDir, 'tenant.json', ({ branches }) => {
    const contact = branches?.[0]?.branchContacts?.[0]
    const mode = contact?.orderModes?.find(({ active }) => active)
    const payment = mode?.paymentTypes.find(({ active }) => active)
    if (!contact || !mode || !payment) throw new Error('The bistro takes orders')
    for (const named of [mode, payment]) named.showName = ' '
    contact.name = ' '
  })
  const blank = (field: string) =>
    expect.stringMatching(
      new RegExp(`^bistro/tenant\\.json bistro: \\$\\.${field}: El nombre está en blanco`),
    )
  expect(await newRemarks(tenantsDir)).toEqual([
    blank('name'),
    blank('orderModes\\[\\d\\]\\.showName'),
    blank('orderModes\\[\\d\\]\\.paymentTypes\\[\\d\\]\\.showName'),
  ])
})

test('a file that nothing reads is told: its name may be nearly right', async () => {
  const tenantsDir = copy()
  writeFileSync(join(tenantsDir, 'bistro', 'Theme.json'), '{')
  expect(await newRemarks(tenantsDir)).toEqual([
    expect.stringMatching(/^bistro\/Theme\.json \$: Nada lee este archivo\. Revisa su nombre/),
  ])
})

test('a text that no longer exists, or fills in what is not there, keeps the check from passing', async () => {
  const tenantsDir = copy()
  edit<Record<string, string>>(tenantsDir, 'messages.es.json', (texts) =>
    Object.assign(texts, { 'no.such': 'Hola', 'common.distance': '{millas} millas' }),
  )
  const { faults } = await checkTenants(tenantsDir, join(folder, 'images'), ['bistro'])
  expect(faults.map(({ path }) => path)).toEqual(['$["no.such"]', '$["common.distance"]'])
})

test('the demo tenants are beyond doubt', async () => {
  const { tenantsDir, imagesDir } = {
    tenantsDir: join(projectRoot(), 'tenants'),
    imagesDir: join(projectRoot(), 'dist/images'),
  }
  const { checked, faults, remarks } = await checkTenants(tenantsDir, imagesDir)
  expect(checked).toHaveLength(8)
  expect([...faults, ...remarks]).toEqual([])
})
