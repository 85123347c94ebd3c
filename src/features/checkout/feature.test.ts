import { expect, test } from 'vitest'

import { feature } from './feature.tsx'
import { checkoutFeature } from './index.ts'

test('the front door names what the feature brings', () => {
  expect(checkoutFeature.screens).toEqual(feature.screens.map(({ id }) => id))
  expect(checkoutFeature.blocks).toEqual(feature.blocks.map(({ type }) => type))
})
