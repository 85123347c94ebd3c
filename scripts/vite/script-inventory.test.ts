import path from 'node:path'

import { expect, test } from 'vitest'

import { purposeOf } from './script-inventory.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const module = (file: string) => path.join(ROOT, 'src', file)

test('a chunk that is alone says why it is there', () => {
  expect(purposeOf('framework', [])).toContain('React')
  expect(purposeOf('service-worker', [module('worker/service-worker.ts')])).toContain('without a network')
})

test('a part of one feature has the first sentence of its README', () => {
  const purpose = purposeOf('feature', [
    module('features/checkout/feature.tsx'),
    module('ui/primitives/action/button.tsx'),
  ])
  expect(purpose).toMatch(/^features\/checkout: 'Confirmación del pedido': the venue, .* and sending it\.$/)
})

test('a part of several is described by its layers', () => {
  expect(purposeOf('price', [module('ui/patterns/price.tsx'), module('messages/account.ts')])).toBe(
    'Texts; Controls and their looks: messages/account.ts, ui/patterns.',
  )
  expect(purposeOf('useQueries', [path.join(ROOT, 'node_modules/x/index.js')])).toBe('Libraries.')
})
