import { expect, test } from 'vitest'

import { STATES } from '#scenarios/states.ts'
import type { Stage } from '../open-stage.ts'
import type { StagedBrand } from '../staged-tenants.ts'
import { takeFrames, type FrameOptions } from './take-frames.ts'

test('how many pictures there will be is told before what they need is made', () => {
  const told: string[] = []
  const unending = new Promise<never>(() => {})
  const maker = {
    prepare: () => {
      told.push('made')
      return unending
    },
  }
  const variants = Object.fromEntries(STATES.map(({ variant }) => [variant, {}]))
  const staged: StagedBrand = { alias: 'x', name: 'X', variants }
  const options: Pick<FrameOptions, 'onProgress'> = {
    onProgress: ({ done, all }) => told.push(`${done} of ${all}`),
  }
  void takeFrames(
    { maker } as unknown as Stage,
    staged,
    STATES.slice(0, 3),
    options as unknown as FrameOptions,
  )
  expect(told).toEqual(['0 of 3', 'made'])
})
