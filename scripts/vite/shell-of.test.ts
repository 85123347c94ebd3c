import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { shellOf } from './shell-of.ts'

test('the shell holds the code of all pages and dialogs, and nothing that a map alone needs', () => {
  const client = mkdtempSync(path.join(tmpdir(), 'vitrina-shell-'))
  onTestFinished(() => rmSync(client, { recursive: true }))
  mkdirSync(path.join(client, '.vite'))
  const manifest = {
    'src/app/client.tsx': { file: 'assets/client.js', isEntry: true, dynamicImports: ['_page.js'] },
    '_page.js': {
      file: 'assets/page.js',
      dynamicImports: ['src/app/modal.tsx', 'src/providers/maps/leaflet/draw-map.ts'],
    },
    'src/app/modal.tsx': { file: 'assets/modal.js', css: ['assets/modal.css'], imports: ['_both.js'] },
    '_both.js': { file: 'assets/both.js' },
    'src/providers/maps/leaflet/draw-map.ts': {
      file: 'assets/draw-map.js',
      imports: ['_open-map.js', '_both.js'],
    },
    '_open-map.js': { file: 'assets/open-map.js', css: ['assets/open-map.css'] },
    '_open-map.css': { file: 'assets/open-map.css' },
  }
  writeFileSync(path.join(client, '.vite/manifest.json'), JSON.stringify(manifest))
  expect(shellOf(client).files).toEqual([
    '/assets/both.js',
    '/assets/client.js',
    '/assets/modal.css',
    '/assets/modal.js',
    '/assets/page.js',
    '/offline',
  ])
})
