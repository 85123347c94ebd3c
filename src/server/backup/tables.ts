import type { Session } from '../db/store-shape.ts'

/** A column with a sequence. */
export type Counter = { table: string; column: string; sequence: string }

/** All our tables, each after those it references. */
export async function listTables(session: Session): Promise<string[]> {
  const { rows: tables } = (await session.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )) as { rows: { name: string }[] }
  const { rows: references } = (await session.query(
    `select distinct source.relname as "from", target.relname as "to" from pg_constraint
      join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
      where contype = 'f' and conrelid <> confrelid and source.relnamespace = 'public'::regnamespace`,
  )) as { rows: { from: string; to: string }[] }
  const ordered = new Set<string>()
  const add = (name: string) => {
    if (ordered.has(name)) return
    for (const { from, to } of references) if (from === name) add(to)
    ordered.add(name)
  }
  for (const { name } of tables) add(name)
  return [...ordered]
}

/** Tables whose rows contain whole files. */
export async function listTablesOfFiles(session: Session): Promise<ReadonlySet<string>> {
  const { rows } = (await session.query(
    `select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea'`,
  )) as { rows: { name: string }[] }
  return new Set(rows.map(({ name }) => name))
}

export async function listCounters(session: Session): Promise<Counter[]> {
  const { rows } = await session.query(
    `select table_name as "table", column_name as "column",
      pg_get_serial_sequence(format('public.%I', table_name), column_name) as sequence
      from information_schema.columns where table_schema = 'public' and is_identity = 'YES' order by 1, 2`,
  )
  return rows as Counter[]
}
