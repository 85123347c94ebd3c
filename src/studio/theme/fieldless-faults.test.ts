import { expect, test } from 'vitest'

import type { ThemeFile } from '#generated/tenant.ts'
import { createEditorStore, fileOf } from './editor-store.ts'

const published: ThemeFile = { $schema: 'x', fontFamily: 'Inter' }
/** A theme as somebody dropped it. */
const open = (theme: unknown) => createEditorStore(theme as ThemeFile, { inherited: {}, published })
const straysOf = (store: ReturnType<typeof open>) => store.getState().strays.map(({ path }) => path)

test('what stands beside no field is an error, and everything repaired takes it out as one step', () => {
  const store = open(
    JSON.parse(
      '{"colorConfig":{"colorModeType":"AUTO","lightMainColor":"#123456"},"fontFamliy":"Inter","fontFamily":"Lora","__proto__":{"a":1},"logos":7,"radius":"huge"}',
    ),
  )
  const paths = [['$schema'], ['fontFamliy'], ['__proto__'], ['logos']]
  expect(straysOf(store)).toEqual(expect.arrayContaining(paths))
  expect(straysOf(store)).toHaveLength(paths.length)
  // the radius as well, which stands beside its field
  expect(store.getState().faults.length).toBe(paths.length + 1)
  store.getState().repairAll()
  expect(straysOf(store)).toEqual([])
  expect(store.getState().faults.length).toBe(1)
  const file = fileOf(store.getState())
  expect(Object.keys(file).toSorted()).toEqual(['$schema', 'colorConfig', 'fontFamily', 'radius'])
  expect(file.fontFamily).toBe('Lora')
  store.getState().undo()
  expect(straysOf(store)).toHaveLength(paths.length)
})

test('a key with the name of a path is not taken for the field of that path', () => {
  const store = open({ $schema: 'x', 'logos.icon': 'a.svg', logos: { icon: 'B' } })
  expect(straysOf(store)).toEqual([['logos.icon']])
})

test('a colour under a key that no theme has is a stray like any other; another notation of a known colour is none', () => {
  const colorConfig = { colorModeType: 'AUTO', lightMainColour: '#112233', lightMainColor: 'rgb(17, 34, 51)' }
  const store = open({ $schema: 'x', colorConfig })
  expect(straysOf(store)).toEqual([['colorConfig', 'lightMainColour']])
  expect(store.getState().faults).toEqual(store.getState().strays)
  expect(store.getState().faults.length).toBe(1)
  store.getState().repairAll()
  expect(fileOf(store.getState()).colorConfig).toHaveProperty('lightMainColor', '#112233')
  expect(fileOf(store.getState()).colorConfig).not.toHaveProperty('lightMainColour')
})

test('a colour in the place of something else is a fault', () => {
  for (const colorConfig of ['#112233', ['red']]) {
    const store = open({ $schema: 'x', colorConfig })
    expect(straysOf(store)).toEqual([['colorConfig']])
    expect(fileOf(store.getState())).toBe(store.getState().own)
  }
  const { faults } = open({ $schema: 'x', colorConfig: { colorModeType: 'red' } }).getState()
  expect(faults.map(({ path, keyword }) => [...path, keyword])).toEqual([
    ['colorConfig', 'colorModeType', 'enum'],
  ])
})
