import { spawnSync } from 'node:child_process'

import { defineConfig } from 'vitest/config'
import { styledComponentIds } from './scripts/vite/styled-component-ids.ts'

/**
 * What properties are tried with is drawn from the last commit: a commit that passes here passes everywhere, and the next
 * one is tried with other values. Without git each run draws its own; a seed that a failure printed is taken from outside.
 */
function propertySeed(): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' })
  return process.env.PROPERTY_SEED ?? (stdout ? `${Number.parseInt(stdout.slice(0, 7), 16)}` : '')
}

/** What runs in Node alone. */
const inNode = {
  setupFiles: ['tests/support/property-seed.ts'],
  env: { PROPERTY_SEED: propertySeed() },
  // On two cores one worker would be the default, and half of the machine idle.
  maxWorkers: 2,
  // The product's code is read once for all files; what a test leaves behind in a module is a fault of the module.
  isolate: false,
  environment: 'node',
  server: { deps: { inline: ['styled-components'] } },
}

/**
 * `server` asks the real application on a real database: PostgreSQL where `TEST_DATABASE_URL` names one, else the embedded
 * one. `unit` is everything else that runs in Node alone. `e2e` drives the built server, on the embedded database, with a
 * real browser. None retries: a test that fails now and then is a fault of the test or of the product.
 */
export default defineConfig({
  plugins: [styledComponentIds()],
  test: {
    retry: 0,
    // What one run has transformed, the next ones read: by content, path and configuration of each file.
    experimental: { fsModuleCache: true },
    passWithNoTests: false,
    // When to give up: a loaded machine needs long for a page, or for code that is loaded on demand.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          ...inNode,
          name: 'unit',
          include: ['{src,codegen,scripts,bench}/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/server/**'],
        },
      },
      {
        extends: true,
        // Three at once, since a database is waited for more than it works here.
        test: { ...inNode, name: 'server', maxWorkers: 3, include: ['tests/server/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/**/*.e2e.ts'],
          // Four files at once, since a page waits more than it works; the product's code is read once for all of them.
          maxWorkers: 4,
          isolate: false,
        },
      },
    ],
  },
})
