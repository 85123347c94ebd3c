import { expect, test } from 'vitest'

import type { ThemeFile } from '#generated/tenant.ts'
import { createEditorStore } from '../theme/editor-store.ts'
import { verdictCounts } from '../verdict/use-verdict-counts.ts'
import { blockingTexts } from './blocking-texts.ts'
import { unshownFaults, withoutKnown } from './unshown-faults.ts'

const found = (path: string, file = 'a/theme.json') => ({ file, path, found: 'x', expected: 'a value' })

/** @param paths - where the server found a fault in what was saved of the theme */
function setUp(theme: object, paths: readonly string[]) {
  const draft = {
    faults: [...paths.map((path) => found(path)), found('$.categories[0].name', 'a/menu.json')],
    files: [{ path: 'theme.json', hash: '', bytes: 0, text: JSON.stringify(theme) }],
  }
  const published: ThemeFile = { $schema: 'x' }
  const store = createEditorStore(theme as ThemeFile, { inherited: {}, published })
  const others = () => withoutKnown(unshownFaults(draft), store.getState().faults)
  return {
    change: store.getState().change,
    listed: () => blockingTexts(store.getState().faults, others()),
    counted: () => verdictCounts(store.getState(), others()).error,
  }
}

test('the verdict counts what the publish dialog lists: each fault once, of the folder as of the theme', () => {
  const theme = { $schema: 'x', radius: 'huge', radus: 1, logos: { icon: 'B'.repeat(200) }, colorConfig: 7 }
  const paths = ['$.radius', '$.radus', '$.colorConfig', '$.logos.icon', '$.logos.icon']
  const { change, listed, counted } = setUp(theme, paths)
  expect(listed()).toHaveLength(5)
  expect(listed()).toContain('a/menu.json $.categories[0].name: Hay x; debe haber un valor.')
  expect(counted()).toBe(5)
  change(['radius'], 'large')
  expect([listed().length, counted()]).toEqual([4, 4])
})

test('a field that is wrong in another way since it was saved is one error', () => {
  const { change, listed, counted } = setUp({ $schema: 'x', logos: { icon: 'none.png' } }, ['$.logos.icon'])
  expect([listed().length, counted()]).toEqual([2, 2])
  change(['logos', 'icon'], 'B')
  expect([listed().length, counted()]).toEqual([2, 2])
})
