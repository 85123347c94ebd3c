import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkSvg } from './check-svg.mjs'
import { ImageFault } from './image-fault.mjs'
import { makeIcons } from './make-icons.mjs'
import { makeVariants } from './make-variants.mjs'

let folder = ''
const inFolder = (name: string) => path.join(folder, name)
const outDir = () => inFolder('out')

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'vitrina-images-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function picture(name: string, width: number, background: string): Promise<string> {
  await sharp({ create: { width, height: width, channels: 3, background } })
    .webp()
    .toFile(inFolder(name))
  return inFolder(name)
}

test('a picture is made in every width up to its own, as WebP and AVIF', async () => {
  const image = await makeVariants(await picture('dish.webp', 400, '#c04020'), outDir())
  expect(image).toMatchObject({ widths: [96, 192, 216, 384], width: 400, height: 400 })
  expect(image.src).toMatch(/^\/files\/[0-9a-f]{20}$/)
  expect(image.placeholder).toMatch(/^#(?:b|c)[0-9a-f]{5}$/)
  for (const width of image.widths) {
    for (const format of ['webp', 'avif']) {
      const made = await sharp(
        path.join(outDir(), `${path.basename(image.src)}-${width}.${format}`),
      ).metadata()
      expect(made.width).toBe(width)
    }
  }
})

test('what a release with other widths made is made anew', async () => {
  const file = await picture('before.webp', 600, '#2040c0')
  const image = await makeVariants(file, outDir())
  const name = path.basename(image.src)
  await writeFile(path.join(outDir(), `${name}.json`), JSON.stringify({ ...image, widths: [96, 768] }))
  await rm(path.join(outDir(), `${name}-528.webp`))
  expect(await makeVariants(file, outDir())).toEqual(image)
  expect(await readdir(outDir())).toContain(`${name}-528.webp`)
})

test('a picture smaller than the smallest width keeps its own', async () => {
  const image = await makeVariants(await picture('tiny.webp', 40, '#123456'), outDir())
  expect(image.widths).toEqual([40])
})

test('making it again writes nothing and answers the same; other bytes get another name', async () => {
  const file = await picture('again.webp', 200, '#00aa55')
  const first = await makeVariants(file, outDir())
  const written = await readdir(outDir())
  const before = await stat(path.join(outDir(), `${path.basename(first.src)}-96.webp`))
  expect(await makeVariants(file, outDir())).toEqual(first)
  expect(await readdir(outDir())).toEqual(written)
  expect((await stat(path.join(outDir(), `${path.basename(first.src)}-96.webp`))).mtimeMs).toBe(
    before.mtimeMs,
  )
  const other = await makeVariants(await picture('other.webp', 200, '#aa0055'), outDir())
  expect(other.src).not.toBe(first.src)
})

test('a record cut short is ignored and the picture made again', async () => {
  const file = await picture('cut.webp', 120, '#7733aa')
  const first = await makeVariants(file, outDir())
  await writeFile(path.join(outDir(), `${path.basename(first.src)}.json`), '{"src":')
  expect(await makeVariants(file, outDir())).toEqual(first)
})

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><rect width="60" height="30" fill="#0a0"/></svg>'

test('a clean SVG is drawn in the sizes of logos', async () => {
  await writeFile(inFolder('logo.svg'), LOGO)
  const image = await makeVariants(inFolder('logo.svg'), outDir())
  expect(image).toMatchObject({ width: 60, height: 30, widths: [96, 192, 216, 384] })
})

test('icons come in the two sizes of a web manifest', async () => {
  await writeFile(inFolder('icon.svg'), LOGO.replace('height="30"', 'height="60"'))
  const icons = await makeIcons(inFolder('icon.svg'), outDir())
  expect(icons.map((icon) => icon.sizes)).toEqual(['192x192', '512x512'])
  for (const [index, size] of [192, 512].entries()) {
    const made = await sharp(path.join(outDir(), path.basename(icons[index]?.src ?? ''))).metadata()
    expect([made.format, made.width, made.height]).toEqual(['png', size, size])
  }
  expect(await makeIcons(inFolder('icon.svg'), outDir())).toEqual(icons)
  const drawn = await makeIcons(await picture('icon.webp', 600, '#335577'), outDir())
  expect(drawn.map((icon) => icon.sizes)).toEqual(['192x192', '512x512'])
})

test.each([
  ['a script', '<script>alert(1)</script>', '<script>'],
  ['foreignObject', '<foreignObject><b/></foreignObject>', '<foreignObject>'],
  ['a style sheet', '<style>@import "x"</style>', '<style>'],
  ['an event handler', '<rect onload="alert(1)"/>', 'attribute onload on <rect>'],
  ['an unquoted event handler', '<rect/onload=alert(1)>', 'attribute'],
  ['a style attribute', '<rect style="fill:url(http://x)"/>', 'attribute style on <rect>'],
  ['a link elsewhere', '<use href="https://example.com/a.svg#b"/>', 'href="https://example.com/a.svg#b"'],
  ['a javascript link', '<use xlink:href="javascript:alert(1)"/>', 'xlink:href="javascript:alert(1)"'],
  [
    'a fill from elsewhere',
    '<rect fill="url(https://example.com/#a)"/>',
    'fill="url(https://example.com/#a)"',
  ],
  ['an entity', '<title>&xxe;</title>', 'an entity'],
  ['a doctype', '<!DOCTYPE svg [<!ENTITY a "b">]>', 'a declaration, CDATA section or broken tag'],
  ['CDATA', '<title><![CDATA[<script>]]></title>', 'a declaration, CDATA section or broken tag'],
  ['an embedded picture', '<image href="data:image/png;base64,AA"/>', '<image>'],
])('an SVG with %s is refused', (_, inside, found) => {
  const check = () => checkSvg(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`, 'logo.svg')
  expect(check).toThrow(ImageFault)
  expect(check).toThrow(found)
})

test('what is no picture is refused with file, found and expected', async () => {
  await writeFile(inFolder('fake.webp'), 'hello')
  await expect(makeVariants(inFolder('fake.webp'), outDir())).rejects.toMatchObject({
    name: 'ImageFault',
    file: inFolder('fake.webp'),
    found: 'a file that is not a readable picture',
  })
})

test('a picture that was deleted meanwhile is refused by name, also as an icon', async () => {
  const gone = inFolder('gone.webp')
  for (const make of [makeVariants, makeIcons])
    await expect(make(gone, outDir())).rejects.toMatchObject({
      name: 'ImageFault',
      file: gone,
      found: 'no such file',
    })
})

test('a picture with more pixels than are drawn is refused with its size', async () => {
  const file = inFolder('poster.png')
  await sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#fff' } })
    .png()
    .toFile(file)
  await expect(makeVariants(file, outDir())).rejects.toMatchObject({
    name: 'ImageFault',
    found: 'a picture of 8064 × 6048 pixels',
    expected: 'at most 40 million pixels',
  })
})

test.each([
  ['tall.png', 768, 17_000],
  ['flat.svg', 30_000, 30],
  ['tall.svg', 4, 200],
])('a picture that no size can show is refused with its own: %s', async (name, width, height) => {
  const file = inFolder(name)
  if (name.endsWith('.svg'))
    await writeFile(file, LOGO.replace(/width="\d+" height="\d+"/, `width="${width}" height="${height}"`))
  else
    await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toFile(file)
  await expect(makeVariants(file, outDir())).rejects.toMatchObject({
    name: 'ImageFault',
    found: `a picture of ${width} × ${height} pixels`,
  })
})

test('a picture that stands under several names is made at once for all of them', async () => {
  const files = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => picture(`same-${name}.webp`, 300, '#663311')),
  )
  const images = await Promise.all(files.map((file) => makeVariants(file, outDir())))
  expect(new Set(images.map(({ src }) => src)).size).toBe(1)
  expect((await readdir(outDir())).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('a picture cut off in the middle is refused as damaged', async () => {
  const whole = await readFile(await picture('whole.webp', 300, '#224466'))
  await writeFile(inFolder('half.webp'), whole.subarray(0, whole.length - 40))
  await expect(makeVariants(inFolder('half.webp'), outDir())).rejects.toMatchObject({ name: 'ImageFault' })
})
