import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { deepMerge } from '#domain/documents/deep-merge.ts'
import { schemaPlace } from '#domain/venue/schema-place.ts'
import type { Diet, GarnishGroup } from '#generated/models.ts'
import type {
  MenuFile,
  MenuFileCategory,
  MenuFilePlate,
  TenantBranch,
  TenantBranchContact,
  TenantDeliveryZone,
  TenantFile,
} from '#generated/tenant.ts'

import type { ImportContext } from '../import-result.ts'
import { defined } from '../menu/parts.ts'
import { decimalOf } from '../reading/amount.ts'
import { DIETS_BY_NAME } from './vocabulary.ts'

type Money = ImportContext['money']
type Node = Record<string, unknown>

const ORG = 'https://schema.org/'
const MENU: Node = { '@id': '#menu' }
const TERM_OF_DIET = new Map<Diet, string>(Object.entries(DIETS_BY_NAME).map(([term, diet]) => [diet, term]))

/**
 * A tenant as JSON-LD with the words of schema.org: its menu, and each of its stores as a restaurant with address, hours
 * and areas it delivers to. Hidden plates and choices are left out, and so is what schema.org has no word for: limits of
 * groups, allergens, the diet without lactose.
 * @param tenant - tenant.json over that of the base
 * @param menu - menu.json over that of the base
 * @units prices in minor units in, decimals with a dot out
 * @source https://schema.org/Menu, https://schema.org/Restaurant
 */
export function exportSchemaOrg(tenant: TenantFile, menu: MenuFile, money: Money): Node {
  const stores = tenant.branches.flatMap((own) => {
    const branch = deepMerge<TenantBranch>(tenant.branchDefaults, own)
    return branch.branchContacts.map((contact) => restaurant(tenant, branch, contact, money))
  })
  const groups = new Map((menu.garnishGroups ?? []).map((group) => [group.id, group]))
  const sections = menu.categories
    .map((category) => section(category, groups, money))
    .filter(({ hasMenuItem }) => (hasMenuItem as Node[]).length > 0)
  const name = tenant.company?.name ?? tenant.branches[0]?.name ?? tenant.alias
  const inLanguage = tenant.locale ?? DEFAULT_LOCALE
  return {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Menu', ...MENU, name, inLanguage, hasMenuSection: sections }, ...stores],
  }
}

function section(category: MenuFileCategory, groups: ReadonlyMap<string, GarnishGroup>, money: Money): Node {
  const { id, name, showName, description, plates } = category
  return defined({
    '@type': 'MenuSection',
    '@id': `#categories/${id}`,
    name: showName ?? name,
    description: description === '' ? undefined : description,
    hasMenuItem: plates.filter(({ visible }) => visible !== false).map((plate) => item(plate, groups, money)),
  })
}

function item(plate: MenuFilePlate, groups: ReadonlyMap<string, GarnishGroup>, money: Money): Node {
  const availability = availabilityOf(plate)
  const offers = plate.sizes.map((size) => ({
    '@type': 'Offer',
    ...(plate.sizes.length > 1 && { name: size.name }),
    ...price(size.price, money),
    availability,
  }))
  const addOns = (plate.garnishGroups ?? []).flatMap((id) => groups.get(id) ?? [])
  return defined({
    '@type': 'MenuItem',
    '@id': `#plates/${plate.id}`,
    name: plate.showName ?? plate.name,
    description: plate.description === '' ? undefined : plate.description,
    offers: offers.length === 1 ? offers[0] : offers,
    suitableForDiet: dietsOf(plate),
    menuAddOn: addOns.length > 0 ? addOns.map((group) => addOn(group, money)) : undefined,
  })
}

const availabilityOf = ({ soldOut }: Pick<MenuFilePlate, 'soldOut'>): string =>
  `${ORG}${soldOut === true ? 'SoldOut' : 'InStock'}`

function dietsOf({ diets = [] }: Pick<MenuFilePlate, 'diets'>): string[] | undefined {
  const terms = diets.flatMap((diet) => TERM_OF_DIET.get(diet) ?? [])
  return terms.length > 0 ? terms.map((term) => ORG + term) : undefined
}

const addOn = ({ id, name, garnishes }: GarnishGroup, money: Money): Node => ({
  '@type': 'MenuSection',
  '@id': `#garnishGroups/${id}`,
  name,
  hasMenuItem: garnishes
    .filter(({ visible }) => visible)
    .map((garnish) =>
      defined({
        '@type': 'MenuItem',
        name: garnish.name,
        description: garnish.description === '' ? undefined : garnish.description,
        offers: {
          '@type': 'Offer',
          ...price(garnish.price, money),
          ...(garnish.soldOut !== undefined && { availability: availabilityOf(garnish) }),
        },
        suitableForDiet: dietsOf(garnish),
      }),
    ),
})

const price = (amount: number, { currencyCode, mantissaLength }: Money): Node => ({
  price: decimalOf(amount, mantissaLength),
  priceCurrency: currencyCode,
})

function restaurant(
  tenant: TenantFile,
  branch: TenantBranch,
  contact: TenantBranchContact,
  money: Money,
): Node {
  const { address, callPhone, deliveryConfig, deliveryZones } = deepMerge<TenantBranchContact>(
    tenant.branchContactDefaults,
    contact,
  )
  const social = Object.values(branch.social ?? {}).filter((link) => typeof link === 'string')
  return defined({
    '@type': 'Restaurant',
    '@id': `#stores/${contact.alias}`,
    name: contact.name,
    description: branch.description,
    servesCuisine: branch.cuisine,
    telephone: callPhone,
    sameAs: social.length > 0 ? social : undefined,
    currenciesAccepted: money.currencyCode,
    ...schemaPlace(address, deliveryConfig?.workingDays ?? []),
    areaServed: (deliveryZones ?? []).map(area),
    hasMenu: MENU,
  })
}

/** A zone by its corners, or as a circle. */
function area({ name, polygon, center, radiusMeters }: TenantDeliveryZone): Node {
  const point = ([lat, lng]: readonly [number, number]) => `${lat} ${lng}`
  if (polygon)
    return { '@type': 'Place', name, geo: { '@type': 'GeoShape', polygon: polygon.map(point).join(' ') } }
  const [latitude, longitude] = center ?? []
  return {
    '@type': 'Place',
    name,
    geo: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
      geoRadius: radiusMeters,
    },
  }
}
