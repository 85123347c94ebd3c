import { expect, test } from 'vitest'
import { loyaltyFeature } from './index.ts'

test('the front door names what the feature brings', async () => {
  expect(Object.keys(loyaltyFeature.modals)).toEqual(['loyalty', 'loyalty-reward'])
  for (const code of Object.values(loyaltyFeature.modals)) expect(await code.fetch()).toBeTypeOf('function')
})
