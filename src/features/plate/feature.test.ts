import { expect, test } from 'vitest'

import { feature } from './feature.tsx'
import { plateFeature } from './index.ts'

test('the front door names what the feature brings', () => {
  expect(plateFeature.screens).toEqual(feature.screens.map(({ id }) => id))
  expect(plateFeature.blocks).toEqual(feature.blocks.map(({ type }) => type))
})
