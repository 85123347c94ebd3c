import { expect, test } from 'vitest'

import { waMe } from './wa-me.ts'

test('[ORDER-02] opens a message to the venue with the text written in it', () => {
  const link = new URL(waMe.linkTo({ phone: '+525555500142', text: '1 x Café: $ 60\nTotal: $ 60' }))
  expect(link.origin + link.pathname).toBe('https://wa.me/525555500142')
  expect(link.searchParams.get('text')).toBe('1 x Café: $ 60\nTotal: $ 60')
})
