import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fromBase64, toBase64 } from '#platform/base64.ts'
import { readFolder, themeOf } from './read-folder.ts'
import { fileOfText } from './zip.ts'

const LA_ESQUINA = readFileSync(new URL('../../../tenants/la-esquina/tenant.json', import.meta.url), 'utf8')

const bytesOf = (text: string) => fileOfText('theme.json', text).bytes

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
    expect(problems).toEqual([
      'tenant.json $: Hay algo que no es JSON en la línea 1, columna 20; debe haber JSON válido.',
      'theme.json, colorConfig.lightMainColor: "#GGGGGG" no es un color. Escribe un código como #F78700.',
      'theme.json, extra: no existe en este archivo',
      'theme.json, radius: no es una de las opciones',
      'menu.json $.categories[0].name: Falta un valor.',
      'menu.json $.categories[0].plates: Falta un valor.',
      'notes.md: no se usa; se guarda tal cual',
      'layout/menu.json $: Hay un texto que no está en UTF-8; debe haber un archivo guardado como UTF-8.',
    ])
    expect(kept.map(({ path }) => path)).toEqual(files.map(({ path }) => path))
    expect(kept[5]).toEqual({ path: 'assets/logo.png', base64: 'iVA=' })
  })

  test('the texts of a language with a region are judged as those of any other', () => {
    const problems = (text: string) => readFolder([fileOfText('messages.pt-BR.json', text)]).problems
    expect(problems('{"$schema":"x","cart.title":"Sacola"}')).toEqual([])
    expect(problems('{"$schema":"x","cart.title":3}')).toEqual([
      expect.stringMatching(/: Hay 3; debe haber un texto\.$/),
    ])
  })

  test('a key that no file has is named, and nothing is said of what it is in', () => {
    const tenant = LA_ESQUINA.replace('"kind":', '"colour": "red", "kind":').replace(
      '"cuisine":',
      '"cuisin":',
    )
    expect(readFolder([fileOfText('tenant.json', tenant)]).problems).toEqual([
      'tenant.json $.branches[0].cuisin: Hay un campo que no existe; debe haber solo campos del esquema; quizás querías decir "cuisine".',
      'tenant.json $.colour: Hay un campo que no existe; debe haber solo campos del esquema.',
    ])
  })

  test('a good theme in another notation is no problem', () => {
    const text = '{"$schema":"x","colorConfig":{"colorModeType":"AUTO","lightMainColor":"rgb(1 2 3)"}}'
    expect(readFolder([fileOfText('theme.json', text)]).problems).toEqual([])
  })
})

describe('a single file', () => {
  test('a theme.json, or only its colours', () => {
    expect(themeOf(bytesOf('{"fontFamily":"Lora"}'))).toMatchObject({ fontFamily: 'Lora' })
    expect(themeOf(bytesOf('{"lightMainColor":"#ff0000","colorModeType":"DARK"}'))).toMatchObject({
      colorConfig: { lightMainColor: '#ff0000', colorModeType: 'DARK' },
    })
  })
  test.each(['[]', '{', '{"name":"x"}', 'null'])('%s is no theme', (text) => {
    expect(themeOf(bytesOf(text))).toBeUndefined()
  })
})

test('bytes survive Base64', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
      expect(fromBase64(toBase64(bytes))).toEqual(bytes)
    }),
  )
})
