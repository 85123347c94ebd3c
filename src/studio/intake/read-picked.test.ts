import { expect, test } from 'vitest'

import { readChosen } from './read-picked.ts'
import { fileOfText, makeZip } from './zip.ts'

const chosen = (...files: File[]) => readChosen(files)
const MEGABYTE = 1024 * 1024
const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name)

test('files are held to what a folder may be, whether they came in a zip or not', async () => {
  await expect(
    chosen(file('a.jpg', 7 * MEGABYTE), file('b.jpg', 7 * MEGABYTE), file('c.jpg', 7 * MEGABYTE)),
  ).rejects.toMatchObject({
    why: 'too-large',
  })
  const many = Array.from({ length: 501 }, (_, index) => file(`${index}.json`, 1))
  await expect(chosen(...many)).rejects.toMatchObject({ why: 'too-large' })
  const zip = new File([makeZip('x', [fileOfText('theme.json', '{}')]).slice()], 'x.zip')
  const both = await chosen(zip, file('notes.md', MEGABYTE))
  expect(both.map(({ path }) => path)).toEqual(['x/theme.json', 'notes.md'])
})

test('what zips hold is added to what lies beside them', async () => {
  // zeros pack so small that only their content is too much
  const zip = new File(
    [
      makeZip(
        'x',
        ['a', 'b'].map((name) => ({ path: `${name}.jpg`, bytes: new Uint8Array(7 * MEGABYTE) })),
      ).slice(),
    ],
    'x.zip',
  )
  await expect(chosen(zip, file('c.jpg', 7 * MEGABYTE))).rejects.toMatchObject({ why: 'too-large' })
})

test('a file that is too large on its own is named, whether it came in a zip or not', async () => {
  const folder = [file('theme.json', 2), file('assets/a.jpg', 7 * MEGABYTE)]
  const refusal = { why: 'file-too-large', path: 'carta.pdf' }
  await expect(chosen(...folder, file('carta.pdf', 5 * MEGABYTE))).rejects.toMatchObject(refusal)
  await expect(chosen(...folder, file('carta.pdf', 30 * MEGABYTE))).rejects.toMatchObject(refusal)
  const packed = makeZip('x', [{ path: 'carta.pdf', bytes: new Uint8Array(30 * MEGABYTE) }]).slice()
  await expect(chosen(...folder, new File([packed], 'x.zip'))).rejects.toMatchObject({
    why: 'file-too-large',
    path: 'x/carta.pdf',
  })
})
