import { collectModels } from './models.mjs'
import { modelTypes } from './model-types.mjs'
import { openSources } from './sources.mjs'

/**
 * Everything the schemas give, as path below src/generated → content.
 *
 * @param {string} schemaRoot - the folder `schemas`
 * @returns {Promise<Map<string, string>>}
 */
export async function generate(schemaRoot) {
  const sources = openSources(schemaRoot)
  const models = collectModels(sources)
  const outputs = new Map()
  outputs.set('models.ts', await modelTypes(models))
  return outputs
}
