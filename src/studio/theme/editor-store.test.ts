import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { ThemeFile } from '#generated/tenant.ts'
import { createEditorStore, fileOf } from './editor-store.ts'

const published: ThemeFile = {
  $schema: 'x',
  colorConfig: { colorModeType: 'AUTO', lightMainColor: '#7a1430', mainBackgroundColorLight: '#f5f5f5' },
  radius: 'large',
}
const inherited: Partial<ThemeFile> = {
  colorConfig: { colorModeType: 'LIGHT', descriptionTextColorLight: '#595959' },
  fontFamily: 'Inter',
}
const open = () => createEditorStore(published, { inherited, published })
const MAIN = ['colorConfig', 'lightMainColor']
const RADIUS = ['radius']

describe('a theme in the making', () => {
  test('an edit is shown; taking it back shows what was', () => {
    const store = open()
    store.getState().change(MAIN, '#003366')
    expect(store.getState().shown.colorConfig?.lightMainColor).toBe('#003366')
    expect(store.getState().verdict.resolved.tokens.light.main).toBe('#003366')
    store.getState().undo()
    expect(store.getState().own).toBe(published)
    expect(store.getState().verdict.resolved.tokens.light.main).toBe('#7a1430')
    store.getState().redo()
    expect(store.getState().shown.colorConfig?.lightMainColor).toBe('#003366')
  })

  test('what is not set is inherited', () => {
    const { shown } = open().getState()
    expect(shown).toMatchObject({
      fontFamily: 'Inter',
      radius: 'large',
      colorConfig: { colorModeType: 'AUTO', descriptionTextColorLight: '#595959' },
    })
  })

  test('a wrong value is a fault of its field and never shown: the last good one stays', () => {
    const store = open()
    store.getState().change(MAIN, '#003366')
    store.getState().change(MAIN, '#GGG')
    store.getState().change(RADIUS, 'gigantic')
    const { shown, faults, own } = store.getState()
    expect(shown.colorConfig?.lightMainColor).toBe('#003366')
    expect(shown.radius).toBe('large')
    expect(faults.map(({ path, keyword }) => [path.join('.'), keyword])).toEqual([
      ['colorConfig.lightMainColor', 'color'],
      ['radius', 'enum'],
    ])
    expect(own.colorConfig?.lightMainColor).toBe('#GGG')
  })

  test.each([
    ['a wrong word and a bad name of a picture', { radius: 'huge', logos: { icon: 'B' } }, 2],
    ['a group that is none', { colorConfig: 7 }, 1],
    ['one value that breaks two rules', { logos: { icon: 'B'.repeat(200) } }, 1],
    ['a colour, a field and a key that is not known', { colorConfig: { lightMainColor: 'x' }, radus: 1 }, 3],
    [
      'a key with the name of the path of a colour',
      { 'colorConfig.lightMainColor': 1, colorConfig: { colorModeType: 'AUTO', lightMainColor: 'x' } },
      2,
    ],
  ])('%s: everything that must not be saved is an error once', (_, wrong, count) => {
    const theme = { $schema: 'x', ...wrong } as unknown as ThemeFile
    const { faults } = createEditorStore(theme, { inherited, published }).getState()
    expect(faults).toHaveLength(count)
  })

  test('another notation is no fault, and is saved in ours', () => {
    const store = open()
    store.getState().change(MAIN, 'rgb(0 51 102)')
    expect(store.getState().faults).toEqual([])
    expect(store.getState().own.colorConfig?.lightMainColor).toBe('rgb(0 51 102)')
    expect(fileOf(store.getState()).colorConfig?.lightMainColor).toBe('#003366')
  })

  test('typing is one step, the next field another; reset gives what diners see', () => {
    const store = open()
    const { change, settle, undo, reset } = store.getState()
    for (const typed of ['#0', '#00', '#003366']) change(MAIN, typed)
    change(RADIUS, 'none')
    expect(store.getState().history.past).toHaveLength(2)
    undo()
    expect(store.getState().own.colorConfig?.lightMainColor).toBe('#003366')
    settle()
    reset(MAIN)
    expect(store.getState().own).toEqual(published)
    undo()
    expect(store.getState().own.colorConfig?.lightMainColor).toBe('#003366')
  })

  test('a file that cannot be read is not edited until it is given up', () => {
    const store = createEditorStore({ $schema: 'x' }, { inherited, published }, true)
    const { change, reset, repairAll, startAnew } = store.getState()
    change(MAIN, '#003366')
    reset(MAIN)
    repairAll()
    expect(store.getState().own).toEqual({ $schema: 'x' })
    startAnew()
    change(MAIN, '#003366')
    expect(store.getState().own.colorConfig?.lightMainColor).toBe('#003366')
  })

  test('any edits, all taken back, leave nothing changed', () => {
    const edits = fc.array(
      fc.tuple(
        fc.constantFrom(MAIN, RADIUS, ['fontFamily'], ['logos', 'custom']),
        fc.oneof(fc.constantFrom(undefined, 'Lora', '#123456', 'none', 'logo.svg'), fc.string()),
        fc.option(fc.string(), { nil: undefined }),
      ),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(edits, (all) => {
        const store = open()
        for (const [path, value, group] of all) store.getState().change(path, value, group)
        const end = store.getState().own
        while (store.getState().history.past.length > 0) store.getState().undo()
        expect(store.getState().own).toBe(published)
        while (store.getState().history.future.length > 0) store.getState().redo()
        expect(store.getState().own).toBe(end)
      }),
      { numRuns: 30 },
    )
  })
})

test('an import is one step: menu and theme come and go together, and a locked theme takes none', () => {
  const store = createEditorStore(published, { inherited, published }, false, 'before')
  store.getState().change(MAIN, '#003366')
  store.getState().bring({ menu: 'imported', theme: { $schema: 'x', radius: 'none' } })
  expect([store.getState().menu, store.getState().shown.radius]).toEqual(['imported', 'none'])
  store.getState().bring({ menu: 'again' })
  store.getState().undo()
  expect(store.getState().menu).toBe('imported')
  store.getState().undo()
  expect([store.getState().menu, store.getState().own.radius]).toEqual(['before', 'large'])
  expect(store.getState().own.colorConfig?.lightMainColor).toBe('#003366')
  store.getState().redo()
  expect(store.getState().menu).toBe('imported')
  const locked = createEditorStore(published, { inherited, published }, true)
  locked.getState().bring({ menu: 'imported' })
  expect(locked.getState().menu).toBeUndefined()
})

test('a menu that somebody else saved takes the place of the one that was known, in every step; an own import stays', () => {
  const store = createEditorStore(published, { inherited, published }, false, 'known')
  store.getState().change(MAIN, '#003366')
  store.getState().bring({ menu: 'imported' })
  store.getState().change(RADIUS, 'none')
  store.getState().undo()
  store.getState().undo()
  const { own } = store.getState()
  store.getState().meetMenu('known', 'theirs')
  expect([store.getState().menu, store.getState().own]).toEqual(['theirs', own])
  store.getState().redo()
  expect(store.getState().menu).toBe('imported')
  store.getState().undo()
  store.getState().undo()
  expect([store.getState().menu, store.getState().own]).toEqual(['theirs', published])
})

test('their whole draft as one step: taking it back brings the own theme, never the menu that was', () => {
  const store = createEditorStore(published, { inherited, published }, false, 'known')
  store.getState().change(MAIN, '#003366')
  store.getState().meetMenu('known', undefined)
  store.getState().replace({ theme: published, menu: undefined })
  store.getState().undo()
  expect(store.getState().own.colorConfig?.lightMainColor).toBe('#003366')
  expect(store.getState().menu).toBeUndefined()
})
