import { shortText } from '#domain/documents/cut-text.ts'
import type { NoteCode } from '#domain/exchange/import-note.ts'
import type { Diet } from '#generated/models.ts'
import { IMPORT_NAMES } from '#messages/exchange.ts'

import type { ImportContext, Imported } from '../import-result.ts'
import { buildMenu, categoryOfRest } from '../menu/build-menu.ts'
import type { DraftCategory, DraftGarnish, DraftGroup, DraftPicture, DraftPlate } from '../menu/draft.ts'
import { dietsAt, linkAt } from '../menu/parts.ts'
import { Source, type Cursor } from '../reading/source.ts'
import { Graph } from './graph.ts'
import { readOffers, readOnlyOffer } from './offers.ts'
import { sourceMoney, type SourceMoney } from './prices.ts'
import { textAt } from './text-at.ts'
import type { BrokenBlock } from './html.ts'
import { DIETS_BY_NAME, isOfType, compactKeys, takeTypes, term, typesIn } from './vocabulary.ts'

/** Longest texts of a menu. @source schemas/tenant/menu.schema.json */
const MAX = { category: 80, plate: 120, categoryText: 400, plateText: 1000, garnish: 80, garnishText: 300 }

/** Types whose data belong to tenant.json. @source https://schema.org/FoodEstablishment and what it descends from */
const VENUE_TYPES =
  /Restaurant|FoodEstablishment|Bakery|Cafe|CoffeeShop|Bar|Pub|IceCreamShop|LocalBusiness|Organization/

type Reader = { graph: Graph; money: SourceMoney; groups: DraftGroup[] }

/**
 * A menu from JSON-LD with the words of schema.org: a Menu or Restaurant, a list or `@graph` of them, or all blocks of a
 * web page. Sections may nest, and any value may be one thing or a list. Notes name places by keys without a prefix.
 * @param value - parsed JSON-LD
 * @param broken - blocks of the page that are no JSON
 * @source https://schema.org/Menu, https://schema.org/MenuSection, https://schema.org/MenuItem
 * @errors none; what has no place is named in a note
 */
export function importSchemaOrg(
  value: unknown,
  context: ImportContext,
  broken: readonly BrokenBlock[] = [],
): Imported {
  const plain = compactKeys(value)
  const source = new Source(plain)
  for (const { number, content, fault } of broken)
    source.note('broken-block', `script ${number}`, content, { number, fault })
  const graph = new Graph(source)
  const reader: Reader = { graph, money: sourceMoney(plain, context.money), groups: [] }
  const categories: DraftCategory[] = []
  const isNext = (one: Cursor) => graph.isLoose(one) && graph.visit(one)
  for (const menu of graph.menus) {
    const others = categories.length
    if (isNext(menu)) categories.push(...readMenu(menu, reader))
    if (others > 0 && categories.length > others)
      source.note('several-menus', menu.path, menu.get('name').value)
  }
  for (const section of graph.sections)
    if (isNext(section)) categories.push(...readSection(section, [], reader))
  const loose = graph.items.flatMap((item) => (isNext(item) ? readItem(item, reader) : []))
  categories.push(...categoryOfRest(loose, '$'))
  for (const { path, name } of loose)
    source.note('no-category', path, name, { name: IMPORT_NAMES.noCategory })
  leaveVenues(source.root, 0)
  const { groups } = reader
  const draft = { system: 'schema-org' as const, categories, ...(groups.length > 0 && { groups }) }
  const built = buildMenu(draft, context.menu, source, context.keep)
  return { ...built, notes: source.finish(new Set(['@id', '@type'])) }
}

function readMenu(menu: Cursor, reader: Reader): DraftCategory[] {
  takeTypes(menu)
  menu.get('@id').take()
  const direct = readItems(menu, reader)
  const sections = readSections(menu, [], reader)
  if (direct.length === 0) return sections
  const name = textAt(menu.get('name'), MAX.category) ?? IMPORT_NAMES.noCategory
  return [{ path: menu.path, name, plates: direct }, ...sections]
}

const readItems = (node: Cursor, reader: Reader): DraftPlate[] =>
  listed(node, 'MenuItem', reader).flatMap((item) =>
    readListed(item, 'several-categories', reader, (one) => readItem(one, reader)),
  )

const readSections = (node: Cursor, parents: readonly string[], reader: Reader): DraftCategory[] =>
  listed(node, 'MenuSection', reader).flatMap((section) =>
    readListed(section, 'several-places', reader, (one) => readSection(one, parents, reader)),
  )

const LISTED = ['MenuItem', 'MenuSection'] as const

/** The items of a menu or section, or its sections: what a thing is says its type, and only without one the list it is in. */
const listed = (node: Cursor, wanted: (typeof LISTED)[number], { graph }: Reader): Cursor[] =>
  LISTED.flatMap((list) =>
    node
      .get(`has${list}`)
      .items()
      .filter((place) => {
        const { value } = graph.resolve(place)
        return (LISTED.find((type) => isOfType(value, type)) ?? list) === wanted
      }),
  )

/** Reads what a list names. What is on the menu already stays in its first place, and a note tells of this one. */
function readListed<T>(place: Cursor, code: NoteCode, { graph }: Reader, read: (thing: Cursor) => T[]): T[] {
  const thing = graph.resolve(place)
  if (graph.visit(thing)) return read(thing)
  place.source.note(code, place.path, thing.get('name').value)
  return []
}

function readSection(section: Cursor, parents: readonly string[], reader: Reader): DraftCategory[] {
  takeTypes(section)
  const own = textAt(section.get('name'), MAX.category)
  const names = own === undefined ? parents : [...parents, own]
  if (parents.length > 0) section.source.note('nested-section', section.path, own)
  section
    .get('offers')
    .items()
    .forEach((offer) => offer.leave('availability'))
  const plates = readItems(section, reader)
  const inner = readSections(section, names, reader)
  if (plates.length === 0 && inner.length > 0) return inner
  const category: DraftCategory = {
    path: section.path,
    name: shortened(names.join(' · ')) || IMPORT_NAMES.noCategory,
    key: section.get('@id').text(),
    description: textAt(section.get('description'), MAX.categoryText),
    image: pictureOf(section),
    plates,
  }
  return [category, ...inner]
}

function readItem(item: Cursor, reader: Reader): DraftPlate[] {
  takeTypes(item)
  const name = textAt(item.get('name'), MAX.plate)
  if (name === undefined) {
    item.leave('no-name')
    return []
  }
  const sku = item.get('sku').text()
  const { sizes, soldOut } = readOffers(item, reader.money)
  const groups = readAddOns(item, name, reader)
  if (sku !== undefined && sizes.length <= 1) sizes[0] = { ...(sizes[0] ?? { path: item.path }), sku }
  else if (sku !== undefined) item.get('sku').note('not-placed')
  return [
    {
      path: item.path,
      key: item.get('@id').text() ?? item.get('identifier').text(),
      name,
      description: textAt(item.get('description'), MAX.plateText),
      sizes,
      image: pictureOf(item),
      soldOut,
      ...(groups.length > 0 && { groups }),
      diets: dietsOf(item),
    },
  ]
}

/** What may be added to an item: a section is a group of choices, single items are one group of extras. */
function readAddOns(item: Cursor, plateName: string, reader: Reader): string[] {
  const { graph } = reader
  const addOns = item
    .get('menuAddOn')
    .items()
    .map((one) => graph.resolve(one))
  const sections = addOns.filter(({ value }) => isOfType(value, 'MenuSection'))
  const singles = addOns.filter(({ value }) => !isOfType(value, 'MenuSection'))
  const groups = [
    ...sections.map((section) => {
      graph.addOn(section)
      takeTypes(section)
      const name = textAt(section.get('name'), MAX.garnish) ?? IMPORT_NAMES.extras
      return {
        path: section.path,
        id: section.get('@id').text(),
        name,
        items: section.get('hasMenuItem').items(),
      }
    }),
    { path: item.path, id: undefined, name: IMPORT_NAMES.extras, items: singles },
  ]
  return groups.flatMap(({ items, id, path, name }) => {
    const garnishes = items.flatMap((one) => readGarnish(graph.resolve(one), reader))
    if (garnishes.length === 0) return []
    const key = id ?? freeKey(`${plateName} · ${name}`, reader)
    // schema.org has no word for how many may be chosen.
    if (!reader.groups.some((one) => one.key === key)) reader.groups.push({ path, key, name, garnishes })
    return [key]
  })
}

/** Two plates of one name, or two sections of one plate, are not one group. */
function freeKey(wanted: string, { groups }: Reader): string {
  const isTaken = (key: string) => groups.some((one) => one.key === key)
  let key = wanted
  for (let number = 2; isTaken(key); number += 1) key = `${wanted} ${number}`
  return key
}

function readGarnish(item: Cursor, { graph, money }: Reader): DraftGarnish[] {
  graph.addOn(item)
  takeTypes(item)
  const name = textAt(item.get('name'), MAX.garnish)
  if (name === undefined) {
    item.leave('no-name')
    return []
  }
  const { price, soldOut } = readOnlyOffer(item, money)
  const isPriceless = price === undefined && item.get('offers').isThere
  return [
    {
      path: item.path,
      key: item.get('@id').text(),
      name,
      description: textAt(item.get('description'), MAX.garnishText),
      price: price ?? 0,
      // A choice whose price was not taken over must not be given away.
      ...(isPriceless && { visible: false }),
      soldOut,
      diets: dietsOf(item),
    },
  ]
}

const dietsOf = (item: Cursor): Diet[] | undefined =>
  dietsAt(item.get('suitableForDiet').items(), DIETS_BY_NAME, ({ value }) =>
    typeof value === 'string' ? term(value) : undefined,
  )

/** The first picture, by its link; further ones stay unread. */
function pictureOf(node: Cursor): DraftPicture | undefined {
  const [first] = node.get('image').items()
  if (!first?.isThere) return undefined
  const place =
    typeof first.value === 'object'
      ? [first.get('url'), first.get('contentUrl')].find((one) => one.isThere)
      : first
  return place && linkAt(place)
}

function leaveVenues(node: Cursor, depth: number): void {
  if (depth > 6) return
  for (const one of node.items()) {
    const isVenue = typesIn(one.value).some((type) => VENUE_TYPES.test(type))
    for (const [key, child] of one.entries()) {
      const isInside = key === 'hasMenu' || key === 'menu' || key === '@graph' || key === 'mainEntity'
      if (isInside) leaveVenues(child, depth + 1)
      else if (isVenue && key.startsWith('@')) child.take()
      else if (isVenue) child.leave('venue-data')
    }
  }
}

const shortened = (name: string): string => shortText(name, MAX.category)
