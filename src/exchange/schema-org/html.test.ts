import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { importSource } from '../import-source.ts'
import { parseSource } from '../parse-source.ts'

const menuNamed = (name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Menu',
  name,
  hasMenuItem: { '@type': 'MenuItem', name: `Sopa de ${name}`, offers: { price: '3.00' } },
})
const pageOf = (...blocks: string[]) =>
  blocks.map((block) => `<script type="application/ld+json">${block}</script>`).join('\n')
const importPage = async (html: string) => {
  const source = await parseSource(new TextEncoder().encode(`<!doctype html>\n${html}`))
  const { files, notes } = importSource(source, { money: COUNTRIES.EC })
  return { categories: files.menu?.categories.map(({ name }) => name), notes }
}

describe('a web page', () => {
  test('a block that is no JSON is told, and the others are read', async () => {
    const lunch = JSON.stringify(menuNamed('mediodía'))
    const { categories, notes } = await importPage(pageOf(lunch, '{ "@type": "Menu", }'))
    expect(categories).toEqual(['mediodía'])
    expect(notes).toEqual([
      {
        code: 'broken-block',
        severity: 'error',
        path: 'script 2',
        paths: ['script 2'],
        what: '{ "@type": "Menu", }',
        why: 'Es el bloque de datos número 2 de la página y no se importó nada de él. No es JSON válido: línea 1, columna 20.',
      },
    ])
  })

  test('a page without a block that can be read is refused', async () => {
    await expect(importPage(pageOf('{'))).rejects.toThrow('No es JSON válido')
    await expect(importPage('<p>Sopa</p>')).rejects.toThrow('La página no tiene datos de menú')
  })

  test('several menus become one, and each after the first is told', async () => {
    const menus = ['mediodía', 'noche'].map((name) => JSON.stringify(menuNamed(name)))
    const { categories, notes } = await importPage(pageOf(...menus))
    expect(categories).toEqual(['mediodía', 'noche'])
    expect(notes.map(({ code, path, what }) => [code, path, what])).toEqual([
      ['several-menus', '$[1]', 'noche'],
    ])
  })
})
