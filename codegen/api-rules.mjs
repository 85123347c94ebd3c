import { join } from 'node:path'
import { createConfig, lint } from '@redocly/openapi-core'
import { bundle } from './bundle.mjs'
import { collectModels } from './models.mjs'
import { rateLimitProblems } from './rate-limit-rules.mjs'
import { openSources } from './sources.mjs'

/**
 * Rules of the API linter: everything recommended, with warnings raised to errors, but for two rules that would ask
 * for other paths than the specification's.
 */
const RULES = {
  extends: ['recommended-strict'],
  rules: {
    // Diner spec §7 gives both /api/diner/menu/{alias}/hash and /api/diner/{branchContactAlias}/menu/{orderModeId}.
    'no-ambiguous-paths': 'off',
    // Diner spec §7 writes /api/abandoned/cart/ and /api/abandoned/cart/cancel/ so.
    'no-path-trailing-slash': 'off',
    'operation-operationId-unique': 'error',
    'operation-operationId-url-safe': 'error',
    'operation-description': 'error',
    'operation-4xx-response': 'error',
    'operation-singular-tag': 'error',
    'operation-tag-defined': 'error',
    'tag-description': 'error',
    'parameter-description': 'error',
    'no-unused-components': 'error',
  },
}

/**
 * Everything the linter finds in the API and in its rate limits, one line each.
 *
 * @param {string} schemaRoot - the folder `schemas`
 */
export async function lintApi(schemaRoot) {
  const config = await createConfig(RULES)
  const problems = await lint({ ref: join(schemaRoot, 'openapi.yaml'), config })
  const sources = openSources(schemaRoot)
  const limits = rateLimitProblems(bundle(sources, collectModels(sources)))
  const found = problems.map((problem) => {
    const [place] = problem.location
    return `${place?.source.absoluteRef ?? 'openapi.yaml'} ${place?.pointer ?? ''} ${problem.ruleId}: ${problem.message}`
  })
  return [...found, ...limits]
}
