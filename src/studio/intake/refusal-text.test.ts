import { expect, test } from 'vitest'
import { PickRefused } from './pick-refused.ts'
import { refusalText } from './refusal-text.ts'
import { sortPicked } from './sort-picked.ts'
import { fileOfText } from './zip.ts'

test('a refusal says what is too much, and which file is the reason', () => {
  expect(refusalText(new PickRefused('too-large'))).toBe(
    'Es demasiado: una carpeta tiene como máximo 20 MB y 500 archivos.',
  )
  expect(refusalText(new PickRefused('file-too-large', 'marca/carta.pdf'))).toContain(
    'marca/carta.pdf pesa más de 4 MB',
  )
  expect(refusalText(new PickRefused('file-too-large', 'marca/a.jpg'))).toContain('más de 8 MB')
  expect(refusalText(new PickRefused('broken'))).toContain('.zip está dañado')
  expect(refusalText(new Error('NotReadableError'))).toContain('no pudo leer')
})

test('a file that no folder takes is refused by its name; a theme alone may be called anything', () => {
  const sort = (...paths: string[]) => sortPicked(paths.map((path) => fileOfText(path, '{"radius":"none"}')))
  expect(() => sort('la-esquina/theme.json', 'la-esquina/.git/config')).toThrow(
    expect.objectContaining({ why: 'not-allowed', path: '.git/config' }),
  )
  expect(refusalText(new PickRefused('not-allowed', '.git/config'))).toMatch(/^\.git\/config no puede estar/)
  expect(() => sort('theme.json', 'assets/Logo.svg', 'assets/logo.svg')).toThrow(
    expect.objectContaining({ why: 'clash', path: 'assets/logo.svg' }),
  )
  expect(refusalText(new PickRefused('clash', 'a.svg'))).toMatch(/^a\.svg no puede .* el mismo nombre/)
  const apart = sort('theme.json', 'assets/ñandú.json'.normalize('NFD'))
  expect(apart?.is === 'folder' && apart.folder.files.map(({ path }) => path)).toContain('assets/ñandú.json')
  expect(sort('.mi tema: final.json')?.is).toBe('theme')
})

test('what is of no brand makes no draft: a table, a picture, tokens of design, broken JSON', () => {
  const sort = (path: string, text: string) => sortPicked([fileOfText(path, text)])
  for (const [path, text] of [
    ['menu.csv', 'nombre;precio'],
    ['assets/logo.svg', '<svg/>'],
    ['tokens.json', '{"color":{}}'],
  ] as const)
    expect(() => sort(path, text)).toThrow(expect.objectContaining({ why: 'no-brand', path }))
  expect(refusalText(new PickRefused('no-brand', 'menu.csv'))).toMatch(
    /^menu\.csv no es la carpeta.*«Importar»/,
  )
  expect(() => sort('tema.json', '{"radius":')).toThrow(expect.objectContaining({ why: 'not-json' }))
  expect(refusalText(new PickRefused('not-json', 'tema.json'))).toMatch(/^tema\.json no es JSON válido/)
  expect(sort('theme.json', '{"radius":')?.is).toBe('folder')
})
