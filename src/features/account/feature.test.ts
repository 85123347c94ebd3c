import { expect, test } from 'vitest'

import type { ModalId } from '#session/modal-store.ts'
import { accountFeature } from './index.ts'

test('every modal that the front door names arrives', async () => {
  const ids = Object.keys(accountFeature.modals)
  expect(ids).toEqual(['account', 'sign-in', 'my-orders', 'order-again'] satisfies ModalId[])
  for (const code of Object.values(accountFeature.modals)) expect(await code.fetch()).toBeTypeOf('function')
})
