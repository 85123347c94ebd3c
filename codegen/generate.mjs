import { apiTypes } from './api-types.mjs'
import { bundle } from './bundle.mjs'
import { errorTable } from './error-table.mjs'
import { collectAuditModels, collectModels, collectTenantModels } from './models.mjs'
import { modelTypes, tenantTypes } from './model-types.mjs'
import { operationTable } from './operation-table.mjs'
import { schemaPart } from './schema-part.mjs'
import { openSources } from './sources.mjs'
import { tenantKeys } from './tenant-keys.mjs'
import { validators } from './validators.mjs'

/**
 * Everything the schemas give, as path below src/generated → content.
 *
 * @param {string} schemaRoot - the folder `schemas`
 * @returns {Promise<Map<string, string>>}
 */
export async function generate(schemaRoot) {
  const sources = openSources(schemaRoot)
  const models = collectModels(sources)
  const tenantModels = collectTenantModels(sources)
  const auditModels = collectAuditModels(sources)
  const document = bundle(sources, models)
  return new Map([
    ['models.ts', await modelTypes(models)],
    ['openapi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['api.ts', await apiTypes(document)],
    ['operations.ts', operationTable(document)],
    ['tenant.ts', await tenantTypes(tenantModels, models)],
    ['audit.ts', await modelTypes(auditModels)],
    ['theme-schema.json', schemaPart('ThemeFile', { ...models, ...tenantModels })],
    ['tenant-keys.json', tenantKeys({ ...models, ...tenantModels })],
    ['errors.ts', errorTable(sources.read('errors.yaml'))],
    ...validators({ ...models, ...tenantModels, ...auditModels }),
  ])
}
