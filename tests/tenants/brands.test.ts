import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkSvg } from '#server/images/check-svg.mjs'
import { FONTS } from '#theme/fonts.ts'
import { resolveTheme } from '#theme/resolve.ts'
import { base, platesOf, tenants } from './demo-tenants.ts'

const brands = tenants.map((demo) => [demo.alias, demo] as const)

test.each(brands)(
  'the colours of %s are used as they are: nothing rejected, nothing repaired',
  (_, { theme }) => {
    const { status, findings } = resolveTheme(theme.colorConfig)
    expect({ status, findings: findings.filter(({ level }) => level !== 'info') }).toMatchObject({
      findings: [],
    })
    expect(status).not.toBe('rejected')
  },
)

test('every brand has its own colours, and its font is on the list', () => {
  const names: string[] = FONTS.map(({ name }) => name)
  for (const { theme } of tenants) expect(names).toContain(theme.fontFamily)
  expect(new Set(tenants.map(({ theme }) => theme.colorConfig.lightMainColor)).size).toBe(tenants.length)
})

test.each(brands)('the logos of %s are clean SVGs of the right proportions', async (_, { theme, files }) => {
  const shapes = { custom: [1, 1], horizontal: [2.4, 4], icon: [1, 1] } as const
  for (const [logo, [least, most]] of Object.entries(shapes)) {
    const name = theme.logos?.[logo as keyof typeof shapes] ?? 'missing'
    const file = path.join(files.folder, 'assets', name)
    const source = await readFile(file, 'utf8')
    checkSvg(source, name)
    expect(source, name).not.toContain('<text')
    const { width, height } = await sharp(file).metadata()
    expect(width / height).toBeGreaterThanOrEqual(least)
    expect(width / height).toBeLessThanOrEqual(most)
  }
  const banner = await sharp(path.join(files.folder, 'assets', theme.logos?.banner ?? 'missing')).metadata()
  expect([banner.width, banner.height]).toEqual([1536, 640])
})

test.each(brands)('most plates of %s have a picture, and some on purpose have none', (alias, demo) => {
  const plates = platesOf(demo)
  const without = plates.filter(({ image }) => image === undefined)
  expect(without.length, alias).toBeLessThanOrEqual(Math.ceil(plates.length * 0.25))
})

test('no picture of a dish weighs more than 60 kB, nor all of them more than 8 MB', async () => {
  let total = 0
  for (const files of [base, ...tenants.map((demo) => demo.files)]) {
    for (const name of files.assets) {
      const { length } = await readFile(path.join(files.folder, 'assets', name))
      if (name.startsWith('pictures/')) expect(length, `${files.alias} ${name}`).toBeLessThan(60_000)
      total += length
    }
  }
  expect(total).toBeLessThan(8_000_000)
})
