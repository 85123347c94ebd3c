import { expect, test } from 'vitest'
import { consentFeature } from './index.ts'

test('the front door offers the modal that there is', async () => {
  expect(Object.keys(consentFeature.modals)).toEqual(['consent'])
  expect(await consentFeature.modals['consent']?.fetch()).toBeTypeOf('function')
})
