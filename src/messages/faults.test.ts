import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { folderFaultText } from './faults.ts'

const said = (found: string, expected: string) =>
  folderFaultText({ file: 'uno/menu.json', path: '$', found, expected })

test('what the check found and expected is said in Spanish', () => {
  expect(said('-1', '>= 0')).toBe('Hay -1; debe haber 0 o más.')
  expect(said('nothing', 'a value')).toBe('Falta un valor.')
  expect(said('"XX"', 'one of AR, BR')).toBe('Hay "XX"; debe haber uno de: AR, BR.')
  expect(said("alias 'a', which the tenant 'b' has", 'an alias no other tenant has')).toBe(
    "Hay el alias 'a', que ya es de 'b'; debe haber uno que nadie más tenga.",
  )
  expect(said('no folder of a tenant', 'the folders of those that are served')).toBe(
    'No hay ninguna carpeta de marcas; debe haber las carpetas de las que se sirven.',
  )
  expect(said("'branch', but no branch has the alias 'uno'", "'branchContact', which has it")).toBe(
    "Hay 'branch', y ningún branch tiene el alias 'uno'; debe haber 'branchContact', que sí lo tiene.",
  )
  expect(said("'branch', but no branch has the alias 'uno'", "the folder's alias on one of them")).toBe(
    "Hay 'branch', y ningún branch tiene el alias 'uno'; debe haber uno que lleve el alias de la carpeta.",
  )
  expect(said("'nada'", 'the id of a plate')).toBe("Hay 'nada'; debe haber el id de un plato de menu.json.")
})

test('no operator reads a pattern: each of the schemas of a folder is said in words', () => {
  const folder = new URL('../../schemas/', import.meta.url)
  const files = ['tenant', 'models'].flatMap((name) =>
    readdirSync(new URL(name, folder), { withFileTypes: true })
      .filter((entry) => entry.name.endsWith('.json'))
      .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8')),
  )
  const forms = files.flatMap((text) =>
    [...text.matchAll(/"(?:pattern|format)": ("(?:[^"\\]|\\.)*")/g)].map(
      ([, form = '']) => JSON.parse(form) as string,
    ),
  )
  expect(forms.length).toBeGreaterThan(10)
  const unsaid = forms.filter((form) => said('"x"', `a text that matches pattern "${form}"`).includes(form))
  expect(unsaid).toEqual([])
  expect(said('"25:00"', 'a text that matches format "date-time"')).toBe(
    'Hay "25:00"; debe haber una fecha y hora con su zona, como 2026-11-21T14:05:00-03:00.',
  )
})

test('what is quoted from a file stays letter for letter, and an unknown phrase too', () => {
  expect(said('"nothing $1 twice"', 'a text')).toBe('Hay "nothing $1 twice"; debe haber un texto.')
  expect(said('x', 'something new')).toBe('Hay x; debe haber something new.')
})
