import { expect, test } from 'vitest'

import { differingFiles } from './differing-files.ts'

const file = (path: string, text: string) => ({ path, text, hash: text, bytes: 1 })

test('pictures and notes count as the files that are read; a JSON file by what it says', () => {
  const before = [
    file('LEEME.md', 'a'),
    file('assets/gone.svg', '<svg/>'),
    file('broken.json', '{'),
    file('menu.json', '{"a":1,"b":[2]}'),
    file('theme.json', '{"radius":"none"}'),
  ]
  expect(differingFiles(before, before)).toEqual([])
  expect(
    differingFiles(before, [
      file('LEEME.md', 'b'),
      file('assets/new.svg', '<svg/>'),
      file('broken.json', '{{'),
      file('menu.json', '{ "b": [2], "a": 1 }'),
      file('theme.json', '{"radius":"large"}'),
    ]),
  ).toEqual(['LEEME.md', 'assets/gone.svg', 'assets/new.svg', 'broken.json', 'theme.json'])
})
