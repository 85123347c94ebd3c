import { expect, test } from 'vitest'

import { isNearly } from './is-nearly.ts'

test.each([
  ['lehce', 'leche'],
  ['lche', 'leche'],
  ['leeche', 'leche'],
  ['lexhe', 'leche'],
  ['milanezas', 'milanesas'],
  ['mozarela', 'mozzarella'],
  ['empnad', 'empanadas'],
  ['pan', 'panqueque'],
])('%s means %s', (typed, word) => expect(isNearly(typed, word)).toBe(true))

test.each([
  ['lehce', 'lechuga'],
  ['pollo', 'palta'],
  ['flan', 'cafe'],
  ['pna', 'pan'],
  ['panqueque', 'pan'],
])('%s does not mean %s', (typed, word) => expect(isNearly(typed, word)).toBe(false))
