/** A number with its noun in singular or plural: '1 plato', '3 platos'. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`
