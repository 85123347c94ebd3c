/**
 * Rows as text: the first column starts on the left, the others end on the right.
 *
 * @param {string[][]} rows of one length
 */
export function aligned(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const inColumn = (cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))
  return rows.map((row) => row.map(inColumn).join('  ')).join('\n')
}
