/** Character counter of a text field. Loaded with the field. */
export const counter = {
  // Under the field: characters typed of the limit.
  'common.counter': '{n}/{limit}',
  // Its text for screen readers.
  'common.counter-name': '{n} de {limit} caracteres',
} as const
