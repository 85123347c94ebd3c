import { Ajv2020, type Options } from 'ajv/dist/2020.js'

/**
 * Compiles schemas of our own, which are right: tests compile each of them. To judge them too would compile the vocabulary
 * of JSON Schema at every start.
 */
export const ownSchemas = (options: Options = {}): Ajv2020 =>
  new Ajv2020({ strict: true, meta: false, validateSchema: false, ...options })
