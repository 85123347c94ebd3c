import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'

const FOLDERS = ['src', 'codegen', 'scripts', 'tests', 'bench']

/**
 * Reads the import graph of a repository and judges it by its own rules.
 *
 * @param {string} root folder that holds `.dependency-cruiser.mjs` and `tsconfig.json`
 */
export async function cruiseRepository(root) {
  const { default: config } = await import(pathToFileURL(path.join(root, '.dependency-cruiser.mjs')).href)
  const folders = FOLDERS.filter((folder) => existsSync(path.join(root, folder)))
  const { options, ...ruleSet } = config
  const result = await cruise(folders, { ...options, baseDir: root, ruleSet, validate: true }, undefined, {
    tsConfig: extractTSConfig(path.join(root, options.tsConfig.fileName)),
  })
  const { summary, modules } = result.output
  const comments = new Map(config.forbidden.map((rule) => [rule.name, rule.comment]))
  return {
    violations: summary.violations.map((violation) => ({
      rule: violation.rule.name,
      from: violation.from,
      to: violation.to,
      via: (violation.cycle ?? violation.via ?? []).map((step) => step.name ?? step),
      comment: comments.get(violation.rule.name) ?? '',
    })),
    modules: modules
      .filter((module) => folders.some((folder) => module.source.startsWith(`${folder}/`)))
      .map((m) => m.source),
    dependencies: summary.totalDependenciesCruised,
  }
}
