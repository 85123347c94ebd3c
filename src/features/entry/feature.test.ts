import { expect, test } from 'vitest'

import { feature } from './feature.tsx'
import { entryFeature } from './index.ts'

test('the front door names what the feature brings', () => {
  expect(entryFeature.screens).toEqual(feature.screens.map(({ id }) => id))
  expect(entryFeature.blocks).toEqual(feature.blocks.map(({ type }) => type))
})
