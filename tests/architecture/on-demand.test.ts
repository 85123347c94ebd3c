import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { projectRoot } from '#server/project-root.ts'

const ON_DEMAND = ['src/server/observe/metrics.ts', 'src/server/observe/traces.ts']
/** An import that loads what it names together with the file in which it stands. */
const LOADS =
  /^(?:import|export)\s(?!type\b)[^;'"]*['"](?:@opentelemetry\/|prom-client|[^'"]*\/observe\/(?:metrics|traces)\.ts|\.\/(?:metrics|traces)\.ts)/m

test('what measures and traces is loaded by nobody who has not switched it on', () => {
  const files = readdirSync(join(projectRoot(), 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /[.]tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => `src/${file}`)
  const loading = files.filter((file) => LOADS.test(readFileSync(join(projectRoot(), file), 'utf8')))
  expect(loading.toSorted()).toEqual(ON_DEMAND)
  const app = readFileSync(join(projectRoot(), 'src/server/app.ts'), 'utf8')
  expect(LOADS.test(`import { traceWork } from './observe/traces.ts'\n${app}`)).toBe(true)
})
