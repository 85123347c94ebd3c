import { expect, test } from 'vitest'

import { folderChanges } from './folder-changes.ts'

const theme = (radius: string) => JSON.stringify({ $schema: 'x', radius })

test('a file that breaks its schema is left out of what changes, and the rest is said', () => {
  const sound = { 'theme.json': theme('large'), 'menu.json': '{"$schema":"x","categories":[]}' }
  const changes = folderChanges(sound, { ...sound, 'theme.json': theme('none') })
  expect(changes).toEqual({ sentences: [expect.any(String)], files: new Set(['theme.json']) })
  const broken = {
    'theme.json': theme('none'),
    'menu.json': '{"categories":3}',
    'layout/menu.json': '{"order":"x"}',
  }
  expect(folderChanges(sound, broken)).toEqual(changes)
})
