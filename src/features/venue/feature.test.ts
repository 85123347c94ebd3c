import { expect, test } from 'vitest'

import { feature } from './feature.tsx'
import { venueFeature } from './index.ts'

test('the front door names what the feature brings', () => {
  expect(venueFeature.screens).toEqual(feature.screens.map(({ id }) => id))
  expect(venueFeature.blocks).toEqual(feature.blocks.map(({ type }) => type))
})
