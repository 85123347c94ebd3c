import { expect, test } from 'vitest'

import { applyProgress } from './apply-progress.ts'
import { emptyReport } from './apply-tenants.ts'

test('what takes long is told of every five seconds, what does not, never', () => {
  let now = 0
  const told: string[] = []
  const progress = applyProgress(
    () => new Date(now),
    (line) => told.push(line),
  )
  const report = emptyReport()
  for (const alias of ['a', 'b', 'c', 'd']) {
    report.added.push(alias)
    progress(report, 6)
    now += 2_000
  }
  report.refused.push('e')
  progress(report, 6)
  expect(told).toEqual(['Applying the tenants: 4 of 6\n'])
})
