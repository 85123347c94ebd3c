import { expect, test } from 'vitest'

import { feature } from './feature.tsx'
import { followUpFeature } from './index.ts'

test('the front door names what the feature brings', () => {
  expect(feature.screens.map(({ id }) => id)).toEqual(followUpFeature.screens)
  expect(feature.blocks.map(({ type }) => type)).toEqual(followUpFeature.blocks)
})
