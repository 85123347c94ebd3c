import type { Session } from '#server/db/store-shape.ts'

type Column = {
  table: string
  name: string
  type: string
  isRequired: boolean
  hasDefault: boolean
  isCounter: boolean
  isKey: boolean
}

/** What holds of a table's rows; `on` are the columns it names, `once` says of what there is one row. */
type Rule = { table: string; name: string; on: string[]; once: string | null }

/** What a version knows of the database: what it reads, writes and relies on. */
export type Shape = { columns: Column[]; rules: Rule[]; parents: { child: string; parent: string }[] }

/** The shape that the tables have now. */
export async function shapeOf(session: Session): Promise<Shape> {
  const read = async <T>(text: string) => (await session.query(text)).rows as T[]
  return {
    columns: await read(`
      select relname as table, attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "isRequired",
        atthasdef as "hasDefault", attidentity <> '' as "isCounter",
        exists (select 1 from pg_index where indrelid = attrelid and indisprimary and attnum = any (indkey)) as "isKey"
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      order by relname, attnum`),
    rules: await read(`
      select relname as table, conname as name, null as once,
        array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as on
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where relnamespace = 'public'::regnamespace and contype not in ('p', 'u', 'n')
      union all
      select relname, indexrelid::regclass::text, substring(pg_get_indexdef(indexrelid) from ' USING btree (.*)$'),
        array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any (indkey))
      from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = 'public'::regnamespace and indisunique`),
    parents: await read(`
      select conrelid::regclass::text as child, confrelid::regclass::text as parent
      from pg_constraint where contype = 'f' and conrelid <> confrelid`),
  }
}

/** Tables that others refer to come first. */
function tablesOf({ columns, parents }: Shape): string[] {
  const sorted: string[] = []
  const add = (table: string) => {
    if (sorted.includes(table)) return
    for (const { child, parent } of parents) if (child === table) add(parent)
    sorted.push(table)
  }
  for (const { table } of columns) add(table)
  return sorted
}

/** A number in a type, the same everywhere: a row refers to those of its number. */
function valueOf(type: string, n: number): string {
  if (type === 'boolean') return 'true'
  if (type === 'jsonb') return `'{"n":${n}}'`
  if (type === 'bytea') return `'\\x${String(n).padStart(2, '0')}'`
  if (type === 'uuid') return `'01990000-0000-7000-8000-${String(n).padStart(12, '0')}'`
  if (type === 'date') return `'${2000 + n}-01-01'`
  if (type.startsWith('timestamp')) return `'${2000 + n}-01-01T00:00:00Z'`
  if (type === 'point') return `'(${n},${n})'`
  if (type === 'text[]') return `'{${n}}'`
  if (type === 'text' || type.startsWith('character')) return `'${n}'`
  if (['integer', 'bigint', 'smallint', 'double precision', 'real', 'numeric'].includes(type)) return `${n}`
  throw new Error(`No value is known for the type ${type}`)
}

const quoted = (columns: readonly Column[]) => columns.map(({ name }) => `"${name}"`).join(', ')

const insert = (table: string, columns: readonly Column[], n: number) =>
  `insert into "${table}" (${quoted(columns)}) overriding system value values (${columns.map(({ type }) => valueOf(type, n)).join(', ')})`

/**
 * What a version of this shape writes: a row with everything it knows, one with as little as it must say,
 * and all its columns anew.
 *
 * @param n - of the rows; the next one is used too
 * @param tables - all when absent; those that others refer to come first
 */
export function writesOf(shape: Shape, n: number, tables = tablesOf(shape)): string[] {
  return tables.flatMap((table) => {
    const columns = shape.columns.filter((each) => each.table === table)
    const written = columns.filter(({ isCounter }) => !isCounter)
    const least = columns.filter(({ isKey, isRequired, hasDefault }) => isKey || (isRequired && !hasDefault))
    return [
      insert(table, columns, n),
      insert(table, least, n + 1),
      `update "${table}" set ${written.map(({ name }) => `"${name}" = "${name}"`).join(', ')}`,
    ]
  })
}

/** All rows, as a version of this shape reads them. */
export async function rowsOf(session: Session, shape: Shape): Promise<unknown> {
  const parts = tablesOf(shape).map((table) => {
    const columns = quoted(shape.columns.filter((each) => each.table === table))
    return `(select json_agg(rows) from (select ${columns} from "${table}" order by ctid) rows)`
  })
  return (await session.query(`select array[${parts.join(', ')}] as rows`)).rows
}

const isSameKey = (one: Rule, other: Rule) => one.table === other.table && one.once === other.once

/**
 * What a version of before would not bear, though its statements are taken: another type or nothing where it reads
 * something, an index gone that a row is unique by, and what holds of its rows all at once. A rule that names a new column does not touch rows without it.
 */
export function breaksOf(before: Shape, now: Shape): string[] {
  const columns = before.columns.flatMap((old) => {
    const found = now.columns.find(({ table, name }) => table === old.table && name === old.name)
    const place = `${old.table}.${old.name}`
    if (found === undefined) return [`${place} is gone`]
    if (found.type !== old.type) return [`${place} was ${old.type} and is ${found.type}`]
    return old.isRequired && !found.isRequired ? [`${place} may be null`] : []
  })
  const isOld = ({ table, on }: Rule) =>
    on.every((name) => before.columns.some((each) => each.table === table && each.name === name))
  const known = new Set(before.rules.map(({ name }) => name))
  const tables = new Set(before.columns.map(({ table }) => table))
  const rules = now.rules
    .filter((rule) => tables.has(rule.table) && !known.has(rule.name) && isOld(rule))
    .map(({ table, name }) => `${table} has the new rule ${name}`)
  const once = before.rules
    .filter((old) => old.once !== null && !now.rules.some((rule) => isSameKey(rule, old)))
    .map(({ table, once: key }) => `${table} has no unique index ${key} any more`)
  return [...columns, ...once, ...rules]
}
