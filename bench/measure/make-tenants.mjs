import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../scripts/go/run.mjs'

const MODEL = path.join(ROOT, 'tenants', 'cafe-aurora')
const PLATES_OF_A_CATEGORY = 4
const PLATES_OF_A_LONG_CATEGORY = 25

/**
 * Writes tenants made of one demo tenant: each with its own name, aliases, place, colours and prices, all with the same
 * three logos, and without pictures of plates. Nothing is random: the nth is the same in each run.
 *
 * @param {string} tenantsDir folder to write into
 * @param {number} count how many
 */
export function makeTenants(tenantsDir, count) {
  const make = maker(tenantsDir)
  for (let nth = 0; nth < count; nth += 1) make(aliasOf(nth), nth, (menu) => menuOf(lighter(menu), nth))
}

/**
 * Writes a tenant for each number of plates, which differ in nothing else.
 *
 * @param {string} tenantsDir folder to write into
 * @param {number[]} numbers of plates
 */
export function makeMenus(tenantsDir, numbers) {
  const make = maker(tenantsDir)
  for (const [nth, plates] of numbers.entries())
    make(menuAlias(plates), nth, (menu) => ofPlates(menu, plates))
}

function maker(tenantsDir) {
  cpSync(path.join(ROOT, 'tenants', '_base'), path.join(tenantsDir, '_base'), { recursive: true })
  const read = (name) => JSON.parse(readFileSync(path.join(MODEL, name), 'utf8'))
  const model = { tenant: read('tenant.json'), theme: read('theme.json'), menu: read('menu.json') }
  const logos = Object.entries(model.theme.logos)
    .filter(([name]) => name !== 'banner')
    .map(([name, file]) => [name, file, readFileSync(path.join(MODEL, 'assets', file))])
  return (alias, nth, menuFrom) => {
    const folder = path.join(tenantsDir, alias)
    mkdirSync(path.join(folder, 'assets'), { recursive: true })
    write(folder, 'tenant.json', tenantOf(model.tenant, alias, nth))
    write(folder, 'theme.json', {
      ...model.theme,
      colorConfig: { ...model.theme.colorConfig, lightMainColor: colourOf(nth) },
      logos: Object.fromEntries(logos.map(([name, file]) => [name, file])),
    })
    write(folder, 'menu.json', menuFrom(model.menu))
    for (const [, file, bytes] of logos) writeFileSync(path.join(folder, 'assets', file), bytes)
  }
}

export const menuAlias = (plates) => `plates-${plates}`

export const aliasOf = (nth) => `venue-${String(nth).padStart(6, '0')}`

const write = (folder, name, content) => writeFileSync(path.join(folder, name), JSON.stringify(content))

/** A menu of a few plates, none with a picture. */
function lighter({ categories, ...menu }) {
  const kept = categories.map((category) => ({
    ...category,
    image: undefined,
    plates: category.plates.slice(0, PLATES_OF_A_CATEGORY).map((plate) => ({ ...plate, image: undefined })),
  }))
  const ids = new Set(kept.flatMap(({ plates }) => plates.map(({ id }) => id)))
  const only = (names = []) => names.filter((name) => ids.has(name))
  return { ...menu, categories: kept, remarkeds: only(menu.remarkeds), upselleds: only(menu.upselleds) }
}

/** The plates over and over, in categories of as many as a venue would have, none with a picture. */
function ofPlates({ categories, ...menu }, count) {
  const plates = categories.flatMap((category) => category.plates)
  const numbered = Array.from({ length: count }, (_, nth) => {
    const { id, name, ...plate } = plates[nth % plates.length]
    return { ...plate, id: `${id}-${nth}`, name: `${name} ${nth}`, image: undefined }
  })
  return {
    ...menu,
    remarkeds: [],
    upselleds: [],
    categories: Array.from({ length: Math.ceil(count / PLATES_OF_A_LONG_CATEGORY) }, (_, nth) => ({
      id: `category-${nth}`,
      name: `category-${nth}`,
      showName: `Categoría ${nth + 1}`,
      plates: numbered.slice(nth * PLATES_OF_A_LONG_CATEGORY, (nth + 1) * PLATES_OF_A_LONG_CATEGORY),
    })),
  }
}

/** A price of its own, so that no two tenants share a menu; of the last plate, so that all sell the first one alike. */
function menuOf(menu, nth) {
  const last = menu.categories.at(-1)
  const plates = last.plates.with(-1, dearer(last.plates.at(-1), nth))
  return { ...menu, categories: menu.categories.with(-1, { ...last, plates }) }
}

const dearer = ({ sizes: [size, ...sizes], ...plate }, nth) => ({
  ...plate,
  sizes: [{ ...size, price: size.price + 100 * nth }, ...sizes],
})

/** A grid of places over the country, 40 to a degree; a street of its own; always open. */
function tenantOf(model, alias, nth) {
  const [branch] = model.branches
  const [contact] = branch.branchContacts
  const lat = 16 + (nth % 400) / 40
  const lng = -104 + (Math.floor(nth / 400) % 400) / 40
  const name = `Venta ${nth}`
  const workingDays = contact.deliveryConfig.workingDays.map(({ dayOfWeek }) => ({
    dayOfWeek,
    workingHours: [{ startAt: '00:00', endAt: '24:00' }],
  }))
  const [street] = model.streets
  return {
    ...model,
    alias,
    branches: [
      {
        ...branch,
        alias: `${alias}-branch`,
        name,
        branchContacts: [
          {
            ...contact,
            alias,
            name,
            address: { ...contact.address, lat, lng },
            deliveryConfig: { ...contact.deliveryConfig, workingDays },
          },
        ],
      },
    ],
    discounts: [],
    streets: [
      {
        ...street,
        street: `Calle ${nth}`,
        from: { lat, lng, number: 1 },
        to: { lat: lat + 0.01, lng, number: 100 },
      },
    ],
  }
}

const colourOf = (nth) => `#${(0x40_00_00 + nth * 37).toString(16).padStart(6, '0').slice(-6)}`
