import { expect, test } from 'vitest'
import { chatFeature } from './index.ts'

test('the front door offers the modal that there is', async () => {
  expect(Object.keys(chatFeature.modals)).toEqual(['chat'])
  expect(await chatFeature.modals['chat']?.fetch()).toBeTypeOf('function')
})
