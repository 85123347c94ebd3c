import { Ajv2020, type Options } from 'ajv/dist/2020.js'

/**
 * Compiles our own schemas without validating them: tests compile each one, and validation would compile the
 * meta-schema of JSON Schema at every start.
 */
export const ownSchemas = (options: Options = {}): Ajv2020 =>
  new Ajv2020({ strict: true, meta: false, validateSchema: false, ...options })
