import { expect, test } from 'vitest'

import { feature } from './feature.tsx'
import { cartFeature } from './index.ts'

test('the front door names what the feature brings', () => {
  expect(cartFeature.screens).toEqual(feature.screens.map(({ id }) => id))
  expect(cartFeature.blocks).toEqual(feature.blocks.map(({ type }) => type))
})
