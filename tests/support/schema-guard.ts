import { fileURLToPath } from 'node:url'
import type { ValidateFunction } from 'ajv/dist/2020.js'

import { collectAuditModels, collectModels, collectTenantModels } from '../../codegen/models.mjs'
import { openSources } from '../../codegen/sources.mjs'
import { compilerOf } from '../../codegen/validators.mjs'

const sources = openSources(fileURLToPath(new URL('../../schemas/', import.meta.url)))
const compiler = compilerOf({
  ...collectModels(sources),
  ...collectTenantModels(sources),
  ...collectAuditModels(sources),
})

/** Whether a value has the shape of that name in `schemas`; after a refusal `errors` says why. */
export function schemaGuard<Shape>(name: string): ValidateFunction<Shape> {
  const guard = compiler.getSchema<Shape>(name)
  if (!guard) throw new Error(`No schema ${name}`)
  return guard as ValidateFunction<Shape>
}
