import { slug } from '#domain/menu/slug.ts'

import type { DraftGarnish, DraftGroup } from '../menu/draft.ts'
import { groupRules } from '../menu/group-rules.ts'
import { allergensAt, dietsAt, priceAt } from './plate-rows.ts'
import type { RowContext } from './plate-rows.ts'
import { countAt, flagAt } from './table.ts'
import type { Row } from './table.ts'

/** Longest texts, and most choices. @source schemas/models/offer.schema.json */
const MAX = { name: 80, description: 300, choices: 99 }

/** Groups of choices by the rows that declare them, or by the choices that name them. */
export function readGroups(rows: readonly Row[], context: RowContext): DraftGroup[] {
  const declared = new Map<string, Row>()
  const choices = new Map<string, DraftGarnish[]>()
  const names = new Map<string, { name: string; path: string }>()
  for (const row of rows) {
    if (row.kind === 'group') {
      const name = row.cell('name').text(MAX.name)
      const id = row.cell('id').text() ?? slug(name ?? '')
      if (name === undefined) row.cell('name').source.note('no-name', row.path, '')
      else {
        declared.set(id, row)
        names.set(id, { name, path: row.path })
      }
    }
    if (row.kind !== 'garnish') continue
    const group = row.cell('groups').text(MAX.name)
    const garnish = readGarnish(row, context)
    if (group === undefined || garnish === undefined) {
      row
        .cell('name')
        .source.note(group === undefined ? 'missing-reference' : 'no-name', row.path, garnish?.name ?? '')
      continue
    }
    const id = names.has(group) ? group : (byName(names, group) ?? (slug(group) || group))
    if (!names.has(id)) names.set(id, { name: group, path: row.path })
    choices.set(id, [...(choices.get(id) ?? []), garnish])
  }
  return [...names].map(([id, { name, path }]) =>
    readGroup(id, name, path, declared.get(id), choices.get(id) ?? []),
  )
}

const byName = (names: ReadonlyMap<string, { name: string }>, wanted: string): string | undefined =>
  [...names].find(([id, { name }]) => slug(name) === slug(wanted) || id === slug(wanted))?.[0]

/** All four rules of our own tables are taken as they are; with fewer, the rest follows from them. */
function readGroup(
  id: string,
  name: string,
  path: string,
  row: Row | undefined,
  garnishes: DraftGarnish[],
): DraftGroup {
  const min = row && countAt(row.cell('min'), MAX.choices)
  const max = row && countAt(row.cell('max'), MAX.choices)
  const mandatory = row && flagAt(row.cell('mandatory'))
  const repeat = row && flagAt(row.cell('repeat'))
  const base = { path, id, name, garnishes }
  if (min !== undefined && max !== undefined && max > 0 && mandatory !== undefined && repeat !== undefined) {
    return { ...base, mandatory, multipleSelection: repeat, minGarnishAmount: min, maxGarnishAmount: max }
  }
  const least = min ?? (mandatory === true ? 1 : 0)
  const { rules, each, adjusted } = groupRules({
    min: least,
    ...(max !== undefined && { max }),
    repeat: repeat ?? false,
    count: garnishes.length,
  })
  if (adjusted) row?.cell('name').source.note('group-limits', path, name)
  return {
    ...base,
    ...rules,
    garnishes: garnishes.map((one) => ({ ...one, maxQuantity: one.maxQuantity ?? each })),
  }
}

function readGarnish({ path, cell }: Row, context: RowContext): DraftGarnish | undefined {
  const name = cell('name').text(MAX.name)
  if (name === undefined) return undefined
  const { has } = context
  const id = cell('id').text()
  const priced = cell('price')
  const price = priced.isThere ? priceAt(priced, context) : 0
  const visible = flagAt(cell('visible')) ?? true
  const maxQuantity = countAt(cell('maxQuantity'), MAX.choices)
  const soldOut = flagAt(cell('soldOut'))
  return {
    path,
    ...(id !== undefined && { id }),
    name,
    ...(has('description') && { description: cell('description').text(MAX.description) ?? null }),
    price: price ?? 0,
    // A choice whose price could not be read must not be given away.
    visible: visible && price !== undefined,
    ...(has('maxQuantity') && { maxQuantity: maxQuantity === 0 ? null : (maxQuantity ?? null) }),
    ...(has('soldOut') && { soldOut: soldOut ?? false }),
    ...(has('allergens') && { allergens: allergensAt(cell('allergens')) }),
    ...(has('diets') && { diets: dietsAt(cell('diets')) }),
  }
}
