/**
 * Rows in the order of their aliases, some at a time: however many there are, few are in memory.
 * @param atOnce - rows of one page at most
 * @param read - the rows behind an alias, sorted by it
 */
export async function* byAlias<Row extends { alias: string }>(
  atOnce: number,
  read: (after: string, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let rows: Row[]
  let after = ''
  do {
    rows = await read(after, atOnce)
    if (rows.length > 0) yield rows
    after = rows.at(-1)?.alias ?? after
  } while (rows.length === atOnce)
}
