import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fromBase64, toBase64 } from '#platform/base64.ts'
import { readFolder, themeOf } from './read-folder.ts'
import { fileOfText } from './zip.ts'

const said = (problems: ReturnType<typeof readFolder>['problems']) =>
  problems.map(({ file, field, keyword }) => `${file} ${field} ${keyword}`.replaceAll('  ', ' '))

describe('a dropped folder', () => {
  test('every problem is said with file and field, and every file is kept', () => {
    const files = [
      fileOfText('tenant.json', '{"alias":"mi-marca"'),
      fileOfText(
        'theme.json',
        '{"$schema":"x","colorConfig":{"colorModeType":"AUTO","lightMainColor":"#GGGGGG"},"radius":"huge","extra":1}',
      ),
      fileOfText('menu.json', '{"$schema":"x","categories":[{"id":"a"}]}'),
      fileOfText('notes.md', 'Hola'),
      fileOfText('assets/pictures.json', '{}'),
      { path: 'assets/logo.png', bytes: new Uint8Array([137, 80]) },
      { path: 'layout/menu.json', bytes: new Uint8Array([0xff]) },
    ]
    const { problems, files: kept } = readFolder(files)
    expect(said(problems)).toEqual(
      expect.arrayContaining([
        'tenant.json json',
        'theme.json colorConfig.lightMainColor color',
        'theme.json radius enum',
        'theme.json extra additionalProperties',
        'menu.json categories.0.name required',
        'notes.md unused',
        'layout/menu.json not-text',
      ]),
    )
    expect(said(problems)).not.toContain('assets/pictures.json unused')
    expect(kept.map(({ path }) => path)).toEqual(files.map(({ path }) => path))
    expect(kept[5]).toEqual({ path: 'assets/logo.png', base64: 'iVA=' })
  })

  test('a good theme in another notation is no problem', () => {
    const text = '{"$schema":"x","colorConfig":{"colorModeType":"AUTO","lightMainColor":"rgb(1 2 3)"}}'
    expect(readFolder([fileOfText('theme.json', text)]).problems).toEqual([])
  })
})

describe('a single file', () => {
  test('a theme.json, or only its colours', () => {
    expect(themeOf('{"fontFamily":"Lora"}')).toMatchObject({ fontFamily: 'Lora' })
    expect(themeOf('{"lightMainColor":"#ff0000","colorModeType":"DARK"}')).toMatchObject({
      colorConfig: { lightMainColor: '#ff0000', colorModeType: 'DARK' },
    })
  })
  test.each(['[]', '{', '{"name":"x"}', 'null'])('%s is no theme', (text) => {
    expect(themeOf(text)).toBeUndefined()
  })
})

test('bytes survive Base64', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
      expect(fromBase64(toBase64(bytes))).toEqual(bytes)
    }),
  )
})
