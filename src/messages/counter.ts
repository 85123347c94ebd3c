/** How much of a text's limit is used. Comes with the field. */
export const counter = {
  // Under the field: characters typed of the limit.
  'common.counter': '{n}/{limit}',
  // What a screen reader hears about that.
  'common.counter-name': '{n} de {limit} caracteres',
} as const
