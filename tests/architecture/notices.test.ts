import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

import { ROOT } from './planted-tree.ts'

const notices = readFileSync(path.join(ROOT, 'dist/client/third-party-notices.txt'), 'utf8')

test.each([
  'react',
  'react-dom',
  '@tanstack/react-query',
  'styled-components',
  'leaflet',
  'libphonenumber-js',
])('the notices served to browsers hold %s with its licence text', (name) => {
  const at = notices.indexOf(`\n${name} `)
  expect(at).toBeGreaterThan(0)
  expect(notices.slice(at, at + 2_000)).toMatch(/permission|redistribution/i)
})

test.each(['fflate', 'dom-accessibility-api'])('the notices of the studio hold %s', (name) => {
  const own = readFileSync(path.join(ROOT, 'dist/client/third-party-notices-studio.txt'), 'utf8')
  const at = own.indexOf(`\n${name} `)
  expect(own.slice(at, at + 2_000)).toMatch(/permission/i)
})

test('they hold every font, the outlines of the icons and the parts of the pictures', () => {
  const fonts = readdirSync(path.join(ROOT, 'public/fonts')).filter((name) => name.endsWith('.txt'))
  expect(fonts.length).toBeGreaterThan(5)
  expect(notices.match(/SIL OPEN FONT LICENSE Version 1\.1/g)?.length).toBeGreaterThanOrEqual(fonts.length)
  for (const owner of ['Lucide Icons and Contributors', 'Cole Bemis', 'Microsoft Corporation'])
    expect(notices).toContain(owner)
})

test('they hold nothing that browsers never receive', () => {
  for (const name of ['fastify', 'pg', 'vitest', 'drizzle-orm', 'sharp'])
    expect(notices).not.toContain(`\n${name} `)
})
