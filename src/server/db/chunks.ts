/** A list in parts of some length: a statement has room for 65,535 parameters. */
export const chunks = <Row>(rows: readonly Row[], length: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / length) }, (_, nth) =>
    rows.slice(nth * length, (nth + 1) * length),
  )
