import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { utf8Text } from '#domain/documents/utf8-text.ts'
import { PickRefused } from './pick-refused.ts'
import { unpackFolder } from './picked-files.ts'
import { fileOfText, makeZip, readZip } from './zip.ts'

const name = fc.stringMatching(/^[a-z0-9]{1,8}$/)
const folders = fc
  .dictionary(
    fc
      .tuple(fc.constantFrom('', 'layout/', 'assets/', 'assets/plates/'), name)
      .map(([at, file]) => `${at}${file}.json`),
    fc.uint8Array({ maxLength: 200 }),
    { maxKeys: 12 },
  )
  .map((files) => [
    { path: 'theme.json', bytes: new Uint8Array([123, 125]) },
    ...Object.entries(files).map(([path, bytes]) => ({ path, bytes })),
  ])
const byPath = (files: readonly { path: string; bytes: Uint8Array }[]) =>
  Object.fromEntries(files.map(({ path, bytes }) => [path, [...bytes]]))

describe('folders as zips', () => {
  test('what goes out comes in again, byte by byte', () => {
    fc.assert(
      fc.property(folders, name, (files, folder) => {
        const again = unpackFolder(readZip(makeZip(folder, files)))
        expect(byPath(again)).toEqual(byPath(files))
      }),
      { numRuns: 40 },
    )
  })

  test('the same folder is the same zip', () => {
    const files = [fileOfText('theme.json', '{}'), fileOfText('assets/a.svg', '<svg/>')]
    expect(makeZip('x', files)).toEqual(makeZip('x', [...files].reverse()))
  })

  test('the paths of Windows are read as paths', () => {
    const files = ['theme.json', 'assets\\', 'assets\\._a.png', '__MACOSX\\a.png']
    const zip = makeZip(
      'x\\y',
      files.map((path) => fileOfText(path, '{}')),
    )
    expect(readZip(zip).map(({ path }) => path)).toEqual(['x/y/theme.json'])
  })

  test('what is no zip is refused, and so is one that claims to hold too much', () => {
    expect(() => readZip(new Uint8Array([1, 2, 3]))).toThrow(PickRefused)
    const big = makeZip('x', [{ path: 'a.bin', bytes: new Uint8Array(21 * 1024 * 1024) }])
    expect(() => readZip(big)).toThrow('too-large')
    const traces = Array.from({ length: 600 }, (_, at) => fileOfText(`._${at}.png`, ''))
    expect(
      readZip(makeZip('f', [...traces, fileOfText('theme.json', '{}')])).map(({ path }) => path),
    ).toEqual(['f/theme.json'])
  })
})

describe('what was dropped', () => {
  test('packing above the folder and traces of systems are left behind', () => {
    const files = [
      'backup/demo/theme.json',
      'backup/demo/assets/logo.svg',
      '__MACOSX/demo/._theme.json',
      'backup/demo/.DS_Store',
    ]
    expect(unpackFolder(files.map((path) => fileOfText(path, ''))).map(({ path }) => path)).toEqual([
      'theme.json',
      'assets/logo.svg',
    ])
  })

  test('bytes that are no text say so', () => {
    expect(utf8Text(new Uint8Array([0xff, 0xfe, 0x00]))).toBeUndefined()
    expect(utf8Text(new Uint8Array([0xc3, 0xb1]))).toBe('ñ')
  })
})
