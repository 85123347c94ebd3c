import { expect, test } from 'vitest'

import type { Entry } from './compare.ts'
import { sheetPage, type Sheet, type Thumb } from './sheet-page.ts'

const thumb = { file: 'png/x.png', webp: 'UklGRg==', width: 360, height: 700 }
const entry = (id: string, over: Partial<Entry<Thumb>> = {}): Entry<Thumb> => ({
  id,
  screen: 'menu',
  title: id,
  cells: [{ width: 360, scheme: 'light', after: thumb, pixels: 0 }],
  ...over,
})
const sheet = (over: Partial<Sheet>): Sheet => ({
  name: 'Aurora',
  views: { widths: [360], schemes: ['light', 'dark'] },
  entries: [],
  ...over,
})

test('a sheet holds everything: it asks for nothing, and links to the whole pictures', () => {
  const page = sheetPage(
    sheet({ entries: [entry('menu'), entry('menu.empty', { cells: [], failure: 'a < b' })] }),
  )
  expect(page).not.toMatch(/(?:src|href)="(?!data:image\/webp|png\/|#)/)
  expect(page).toContain('href="png/x.png"')
  expect(page).toContain('alt="menu, 360 px, claro"')
  expect(page).toContain('2 estados, 1 imágenes, 1 sin imagen')
})

test('names are text: nothing of a brand becomes a tag', () => {
  const evil = '<img src=x onerror=alert(1)>"\''
  const page = sheetPage(
    sheet({
      name: evil,
      words: [evil],
      entries: [entry('menu', { title: evil, kind: 'changed', failure: evil })],
    }),
  )
  expect(page).not.toContain('<img src=x')
  expect(page).not.toContain(`"${evil}`)
})

test('a comparison counts, draws what changed, and names what did not', () => {
  const changed = entry('cart', {
    kind: 'changed',
    cells: [{ width: 360, scheme: 'dark', before: thumb, after: thumb, difference: thumb, pixels: 7 }],
  })
  const page = sheetPage(
    sheet({
      words: ['Cambia el color.'],
      entries: [changed, entry('hours', { kind: 'same', title: 'Horarios' })],
    }),
  )
  expect(page).toContain('Cambios de Aurora')
  expect(page).toContain('Cambia el color.')
  expect(page).toMatch(/Antes.*Ahora.*Diferencia: 7 píxeles/s)
  expect(page).toContain('<li>Horarios</li>')
  expect(page).not.toContain('alt="Horarios')
})
