import { expect, test } from 'vitest'

import { feature } from './feature.tsx'
import { installFeature } from './index.ts'

test('the front door names what the feature brings', () => {
  expect(installFeature.screens).toEqual(feature.screens.map(({ id }) => id))
  expect(installFeature.blocks).toEqual(feature.blocks.map(({ type }) => type))
})
