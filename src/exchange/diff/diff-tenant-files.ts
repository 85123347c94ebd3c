import { localeOf, textsFile } from '#domain/locales.ts'
import { parseColor } from '#domain/color/parse-color.ts'
import { isSameColor } from '#domain/color/rgb.ts'
import type { ChangeSubject, TenantChange } from '#domain/exchange/tenant-change.ts'

import { diffValues, nameOf, type Defaults, type Place, type RawChange } from './diff-values.ts'

/** The parsed files of one folder; what is absent does not exist. Layouts by screen id. */
export type TenantFilesContent = {
  readonly tenant?: unknown
  readonly theme?: unknown
  readonly menu?: unknown
  readonly messages?: unknown
  readonly layouts?: Readonly<Record<string, unknown>>
}

/** What an absent key of menu.json means. @source descriptions of schemas/tenant/menu.schema.json */
const DEFAULTS: Defaults = {
  indicators: [],
  garnishGroups: [],
  remarkeds: [],
  upselleds: [],
  'categories.indicators': [],
  'categories.description': '',
  'categories.plates.description': '',
  'categories.plates.garnishGroups': [],
  'categories.plates.indicators': [],
  'categories.plates.excludedCategories': [],
  'categories.plates.visible': true,
  'categories.plates.soldOut': false,
  'garnishGroups.garnishes.description': '',
  'garnishGroups.garnishes.soldOut': false,
}

const MENU_SUBJECTS: Readonly<Record<string, ChangeSubject>> = {
  categories: 'category',
  'categories.plates': 'plate',
  'categories.plates.sizes': 'size',
  'categories.plates.sizes.price': 'price',
  'categories.image': 'picture',
  'categories.plates.image': 'picture',
  garnishGroups: 'garnish-group',
  'garnishGroups.garnishes': 'garnish',
  'garnishGroups.garnishes.price': 'garnish-price',
  indicators: 'indicator',
}

const THEME_SUBJECTS: Readonly<Record<string, ChangeSubject>> = {
  colorConfig: 'color',
  fontFamily: 'font',
  radius: 'shape',
  density: 'shape',
  logos: 'picture',
}

/** Book-keeping that no page shows: which system knows a plate by which id. */
const UNSEEN = new Set(['externalIds'])

/**
 * What differs between two states of a tenant's folder, thing by thing: plates, categories, prices, colours, texts,
 * settings, arrangements.
 * @param before - the earlier state, as the files hold it; nothing for a new tenant
 * @param after - the later state
 * @returns empty when no page would differ; in the order of the files
 * @units prices in minor units
 * @errors none; files that break their schema are compared all the same
 * @source issue 5 part 6 "Each import shows a diff"
 */
export function diffTenantFiles(before: TenantFilesContent, after: TenantFilesContent): TenantChange[] {
  const screens = new Set([...Object.keys(before.layouts ?? {}), ...Object.keys(after.layouts ?? {})])
  return [
    ...withMoves(diffFile('menu.json', before.menu, after.menu)),
    ...diffFile('theme.json', before.theme, after.theme),
    ...diffFile('tenant.json', before.tenant, after.tenant),
    ...diffFile(textsFile(localeOf(after.tenant)), before.messages, after.messages),
    ...[...screens]
      .toSorted()
      .flatMap((id) => diffFile(`layout/${id}.json`, before.layouts?.[id], after.layouts?.[id])),
  ]
}

function diffFile(file: string, before: unknown, after: unknown): TenantChange[] {
  const defaults = file === 'menu.json' ? DEFAULTS : {}
  return diffValues(before ?? {}, after ?? {}, { path: '$', keys: [], names: [] }, defaults)
    .filter(({ keys }) => !UNSEEN.has(keys[0] ?? ''))
    .filter((change) => file !== 'theme.json' || !isSameShade(change))
    .flatMap((change) => thingByThing(change))
    .map((change) => changeOf(file, change))
}

const changeOf = (file: string, { keys, ...change }: RawChange): TenantChange => ({
  ...change,
  file,
  subject: subjectOf(file, keys),
  field: keys.at(-1) ?? '$',
})

/** An added or removed list or object is reported by its contents. */
function thingByThing(change: RawChange): RawChange[] {
  const whole = wholeOf(change)
  const isList = Array.isArray(whole) && whole.length > 0 && whole.every((item) => nameOf(item) !== undefined)
  const top = ['categories', 'garnishGroups', 'indicators']
  if (isList && top.includes(change.keys.join('.'))) {
    return (whole as unknown[]).flatMap((item, index) =>
      withPlates(partOf(change, item, { path: `${change.path}[${index}]`, names: [nameOf(item) ?? ''] })),
    )
  }
  if (['colorConfig', 'logos'].includes(change.keys.join('.')) && typeof whole === 'object' && whole !== null)
    return Object.entries(whole).map(([key, value]) =>
      partOf(change, value, { path: `${change.path}.${key}`, keys: [...change.keys, key] }),
    )
  return whole === undefined ? [change] : withPlates(change)
}

/** A category that came or went brings or takes its plates, each of which may have been elsewhere. */
function withPlates(change: RawChange): RawChange[] {
  const plates = (wholeOf(change) as { plates?: unknown } | null | undefined)?.plates
  if (change.keys.join('.') !== 'categories' || !Array.isArray(plates)) return [change]
  return [
    change,
    ...plates.map((plate: unknown, index) =>
      partOf(change, plate, {
        path: `${change.path}.plates[${index}]`,
        keys: ['categories', 'plates'],
        names: [...change.names, nameOf(plate) ?? ''],
      }),
    ),
  ]
}

/** What came or went; nothing where something else happened. */
const wholeOf = ({ kind, before, after }: RawChange): unknown =>
  kind === 'added' ? after : kind === 'removed' ? before : undefined

/** A part of what came or went, which comes or goes with it. */
const partOf = (change: RawChange, value: unknown, place: Partial<Place>): RawChange => ({
  ...change,
  ...place,
  [change.kind === 'added' ? 'after' : 'before']: value,
})

/** One colour in two notations, capitals for instance: nobody sees a difference. */
function isSameShade({ kind, keys, before, after }: RawChange): boolean {
  if (kind !== 'changed' || keys[0] !== 'colorConfig') return false
  const [one, other] = [parseColor(before), parseColor(after)]
  return one.ok && other.ok && one.color.alpha === other.color.alpha && isSameColor(one.color, other.color)
}

function subjectOf(file: string, keys: readonly string[]): ChangeSubject {
  if (file === 'menu.json') return known(MENU_SUBJECTS, keys.join('.'))
  if (file === 'theme.json') return known(THEME_SUBJECTS, keys[0] ?? '')
  return file.startsWith('messages.') ? 'text' : 'field'
}

/** A file may have a key that every object knows something of: `__proto__`, `constructor`. */
const known = (subjects: Readonly<Record<string, ChangeSubject>>, key: string): ChangeSubject =>
  (Object.hasOwn(subjects, key) ? subjects[key] : undefined) ?? 'field'

/** A plate removed from one category and added to another was moved; its other changes are reported too. */
function withMoves(changes: TenantChange[]): TenantChange[] {
  const idOf = (plate: unknown) => (plate as { id?: unknown } | undefined)?.id
  const gone = new Map(
    changes
      .filter(({ kind, subject }) => kind === 'removed' && subject === 'plate')
      .map((change) => [idOf(change.before), change]),
  )
  const moved = new Set<TenantChange>()
  const withMoved = changes.flatMap((change): TenantChange[] => {
    const from =
      change.kind === 'added' && change.subject === 'plate' ? gone.get(idOf(change.after)) : undefined
    if (from === undefined) return [change]
    moved.add(from)
    const place = { path: change.path, keys: ['categories', 'plates'], names: change.names }
    const inside = diffValues(from.before, change.after, place, DEFAULTS)
    return [
      { ...change, kind: 'moved', before: from.names[0], after: change.names[0] },
      ...inside.map((inner) => changeOf(change.file, inner)),
    ]
  })
  return withMoved.filter((change) => !moved.has(change))
}
