import { expect, test } from 'vitest'

import { limitSubject } from './limit-calls.ts'

const RATES = {
  subjects: { visitor: [], phone: ['/path/phone', '/body/phone'], venue: ['/body/branchContact/id'] },
  limits: {},
}
const ASKED = {
  ip: '2001:db8:1:2:3:4:5:6',
  path: { alias: 'bistro' },
  query: {},
  body: { phone: '+54 9 11 5555-0000', branchContact: { id: 'bistro' } },
}
const subjectOf = (by: string[], asked: object = {}) => limitSubject(RATES, { by }, { ...ASKED, ...asked })

test('a visitor is counted by the network, a phone by how it ends, a venue by its id', () => {
  expect(subjectOf(['visitor'])).toBe('2001:db8:1:2::/64')
  expect(subjectOf(['phone'])).toBe('550000')
  expect(subjectOf(['venue'])).toBe('bistro')
  expect(subjectOf(['visitor', 'phone'])).toBe('2001:db8:1:2::/64 550000')
})

test('the first place that a request has is taken', () => {
  expect(subjectOf(['phone'], { path: { phone: '+1' } })).toBe('1')
  expect(subjectOf(['phone'], { path: { phone: '' } })).toBe('550000')
})

test.each(['+54 9 2966 41-2345', '+542966412345', '02966 15 412345', '2966412345'])(
  'a phone written as %s is counted as one',
  (phone) => {
    expect(subjectOf(['phone'], { body: { phone } })).toBe('412345')
  },
)

test.each([
  ['no body', { body: undefined }],
  ['an empty phone', { body: { phone: '' } }],
  ['a phone without digits', { body: { phone: 'none' } }],
  ['a phone that is no text', { body: { phone: { length: 1 } } }],
  ['a body that inherits one', { body: Object.create({ phone: '+1' }) as object }],
])('%s names nobody', (_what, asked) => {
  expect(subjectOf(['visitor', 'phone'], asked)).toBeUndefined()
})
