import { expect, test } from 'vitest'

import { feature } from './feature.tsx'
import { menuFeature } from './index.ts'

test('the front door names what the feature brings', () => {
  expect(menuFeature.screens).toEqual(feature.screens.map(({ id }) => id))
  expect(menuFeature.blocks).toEqual(feature.blocks.map(({ type }) => type))
})
