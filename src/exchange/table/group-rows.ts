import { VISIBLE_WORDS } from '#messages/exchange-table.ts'

import type { DraftGarnish, DraftGroup } from '../menu/draft.ts'
import { groupRules } from '../menu/group-rules.ts'
import { looseName } from '../menu/name-keys.ts'
import { CalledParts } from './called-parts.ts'
import { allergensAt, dietsAt, priceAt, type RowContext } from './plate-rows.ts'
import { countAt, flagAt, type Row } from './table.ts'

/** Longest texts, and most choices. @source schemas/models/offer.schema.json */
const MAX = { name: 80, description: 300, choices: 99 }

/** Groups of choices by the rows that declare them, or by the choices that name them. */
export function readGroups(rows: readonly Row[], context: RowContext): DraftGroup[] {
  const groups = new CalledParts<FoundGroup>()
  for (const row of rows.filter(({ kind }) => kind === 'group')) {
    const name = row.cell('name').text(MAX.name)
    const id = row.cell('id').text()
    if (name === undefined) row.cell('name').source.note('no-name', row.path, '')
    else groups.set({ path: row.path, ...called(id, name), row, garnishes: [] })
  }
  for (const row of rows.filter(({ kind }) => kind === 'garnish')) {
    const word = row.cell('groups').text(MAX.name)
    const garnish = readGarnish(row, context)
    if (word === undefined || garnish === undefined) {
      row
        .cell('name')
        .source.note(word === undefined ? 'missing-reference' : 'no-name', row.path, garnish?.name ?? '')
      continue
    }
    const own = context.menu?.garnishGroups?.find(({ id }) => id === word)
    const group =
      groups.find(word) ??
      groups.set({ path: row.path, ...called(own?.id, own?.name ?? word), garnishes: [] })
    group.garnishes.push(garnish)
  }
  return groups.all.map(readGroup)
}

/** A group, the row that declares it, and the choices that name it. */
type FoundGroup = Pick<DraftGroup, 'path' | 'id' | 'key' | 'name' | 'garnishes'> & { row?: Row }

const called = (id: string | undefined, name: string) =>
  id === undefined ? { key: looseName(name), name } : { id, name }

/** All four rules of our own tables are taken as they are; with fewer, the rest follows from them; none says nothing. */
function readGroup({ row, ...group }: FoundGroup): DraftGroup {
  const min = row && countAt(row.cell('min'), MAX.choices)
  const max = row && countAt(row.cell('max'), MAX.choices)
  const mandatory = row && flagAt(row.cell('mandatory'))
  const repeat = row && flagAt(row.cell('repeat'))
  if ([min, max, mandatory, repeat].every((said) => said === undefined)) return group
  if (min !== undefined && max !== undefined && max > 0 && mandatory !== undefined && repeat !== undefined) {
    return { ...group, mandatory, multipleSelection: repeat, minGarnishAmount: min, maxGarnishAmount: max }
  }
  const least = min ?? (mandatory === true ? 1 : 0)
  const { rules, each, adjusted } = groupRules({
    min: least,
    max,
    repeat: repeat ?? false,
    count: group.garnishes.length,
  })
  if (adjusted) row?.cell('name').source.note('group-limits', group.path, group.name)
  return {
    ...group,
    ...rules,
    garnishes: group.garnishes.map((one) => ({ ...one, maxQuantity: one.maxQuantity ?? each })),
  }
}

function readGarnish({ path, cell }: Row, context: RowContext): DraftGarnish | undefined {
  const name = cell('name').text(MAX.name)
  if (name === undefined) return undefined
  const { has } = context
  const id = cell('id').text()
  const priced = cell('price')
  const price = priced.isThere ? priceAt(priced, context) : 0
  const visible = flagAt(cell('visible'), VISIBLE_WORDS) ?? true
  const archived = flagAt(cell('archived')) ?? false
  const maxQuantity = countAt(cell('maxQuantity'), MAX.choices)
  const soldOut = flagAt(cell('soldOut'))
  return {
    path,
    id,
    name,
    ...(has('description') && { description: cell('description').text(MAX.description) ?? null }),
    price: price ?? 0,
    // A choice whose price could not be read must not be given away.
    visible: visible && !archived && price !== undefined,
    ...(has('maxQuantity') && { maxQuantity: maxQuantity === 0 ? null : (maxQuantity ?? null) }),
    ...(has('soldOut') && { soldOut: soldOut ?? false }),
    ...(has('allergens') && { allergens: allergensAt(cell('allergens')) }),
    ...(has('diets') && { diets: dietsAt(cell('diets')) }),
  }
}
