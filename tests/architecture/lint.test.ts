import { expect, test } from 'vitest'
import { packageFile, plantTree } from './planted-tree.ts'

const OXLINT = packageFile('oxlint/bin/oxlint')
const COPIES = ['.oxlintrc.json', 'scripts/lint', 'schemas/models/common.schema.json']

const TSCONFIG = JSON.stringify({
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'preserve',
    strict: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  },
  include: ['src'],
})

/** One fault per line: the rule that must report it, the file it is planted in, and what the file holds. */
const FAULTS: [rule: string, file: string, code: string][] = [
  ['no-floating-promises', 'src/api/a.ts', 'export function a() {\n  Promise.resolve(1)\n}\n'],
  [
    'no-misused-promises',
    'src/api/b.ts',
    'export const b = async (p: Promise<boolean>) => {\n  if (p) return 1\n  return 2\n}\n',
  ],
  ['await-thenable', 'src/api/c.ts', 'export const c = async () => await 1\n'],
  ['no-explicit-any', 'src/api/d.ts', 'export const d = (x: any) => String(x)\n'],
  [
    'switch-exhaustiveness-check',
    'src/api/e.ts',
    "export function e(x: 'a' | 'b') {\n  switch (x) {\n    case 'a':\n      return 1\n  }\n  return 2\n}\n",
  ],
  ['ban-ts-comment', 'src/api/f.ts', '// @ts-ignore\nexport const f: number = 1\n'],
  [
    'no-unsafe-assignment',
    'src/api/g.ts',
    "export function g() {\n  const x: string = JSON.parse('1')\n  return x\n}\n",
  ],
  ['no-non-null-assertion', 'src/api/h.ts', 'export const h = (x?: string) => x!.length\n'],
  ['no-default-export', 'src/api/i.ts', 'export default 1\n'],
  ['filename-case', 'src/api/CamelCase.ts', 'export const j = 1\n'],
  ['no-cycle', 'src/api/ring-a.ts', "import { two } from './ring-b.ts'\nexport const one = () => two()\n"],
  ['no-console', 'src/api/k.ts', "console.log('x')\nexport const k = 1\n"],
  ['no-warning-comments', 'src/api/l.ts', '// TODO: later\nexport const l = 1\n'],
  ['no-restricted-imports', 'src/ui/m.ts', "import L from 'leaflet'\nexport const m = [L]\n"],
  [
    'no-restricted-imports',
    'src/ui/n.ts',
    "import { parse } from 'libphonenumber-js'\nexport const n = [parse]\n",
  ],
  ['max-lines', 'src/api/o.ts', 'export const o = 1\n'.replace('\n', '\n// a line\n'.repeat(301))],
  [
    'rules-of-hooks',
    'src/ui/p.tsx',
    "import { useState } from 'react'\nexport function P({ on }: { on: boolean }) {\n  if (on) useState(1)\n  return null\n}\n",
  ],
  [
    'exhaustive-deps',
    'src/ui/q.tsx',
    "import { useEffect } from 'react'\nexport function Q({ on }: { on: () => void }) {\n  useEffect(() => {\n    on()\n  }, [])\n  return null\n}\n",
  ],
  ['alt-text', 'src/ui/r.tsx', 'export const R = () => <img src="/a.png" />\n'],
  ['no-danger', 'src/ui/s.tsx', "export const S = () => <p dangerouslySetInnerHTML={{ __html: '' }} />\n"],
  ['no-focused-tests', 'src/api/t.test.ts', "import { test } from 'vitest'\ntest.only('x', () => {})\n"],
  ['no-disabled-tests', 'src/api/u.test.ts', "import { test } from 'vitest'\ntest.skip('x', () => {})\n"],
  ['no-hidden-input', 'src/domain/clock-a.ts', '/** A. */\nexport const a = () => Date.now()\n'],
  ['no-hidden-input', 'src/domain/clock-b.ts', '/** B. */\nexport const b = () => new Date()\n'],
  ['no-hidden-input', 'src/domain/zone.ts', '/** C. */\nexport const c = (d: Date) => d.getHours()\n'],
  ['no-hidden-input', 'src/domain/chance.ts', '/** D. */\nexport const d = () => Math.random()\n'],
  [
    'no-hidden-input',
    'src/domain/locale.ts',
    '/** E. */\nexport const e = (n: number) => n.toLocaleString()\n',
  ],
  [
    'no-hidden-input',
    'src/domain/storage.ts',
    "/** F. */\nexport const f = () => localStorage.getItem('a')\n",
  ],
  ['documented-export', 'src/domain/bare.ts', 'export const bare = 1\n'],
  ['documented-export', 'src/providers/maps/contract.ts', 'export type Maps = { show(): void }\n'],
  ['no-color-literal', 'src/ui/hex.ts', "export const hex = '#ff8800'\n"],
  ['no-color-literal', 'src/ui/rgb.ts', "export const rgb = 'rgb(1 2 3)'\n"],
  [
    'no-color-literal',
    'src/ui/named.ts',
    "import styled from 'styled-components'\nexport const Named = styled.p`\n  color: white;\n`\n",
  ],
  ['no-mode-name', 'src/api/mode.ts', "export const mode = (type: string) => type === 'DELIVERY'\n"],
  [
    'no-mode-name',
    'src/api/case.ts',
    "export function asks(type: string) {\n  switch (type) {\n    case 'IN_DINING':\n      return true\n    default:\n      return false\n  }\n}\n",
  ],
  [
    'no-unsupported-api',
    'src/features/order.ts',
    'export const order = (all: readonly number[]) => all.toSorted()\n',
  ],
  ['no-unsupported-api', 'src/api/limit.ts', 'export const limit = () => AbortSignal.timeout(1)\n'],
  [
    'no-unsupported-api',
    'src/worker/parts.ts',
    'const { canParse } = URL\nexport const isUrl = (text: string) => canParse(text)\n',
  ],
  ['no-unsupported-api', 'src/domain/copy.ts', 'export const copy = (one: object) => structuredClone(one)\n'],
  [
    'no-unsupported-api',
    'src/frames/after.ts',
    "export const after = (text: string) => text.replace(/(?<=a)b/, '')\n",
  ],
  ['no-locale-literal', 'src/ui/locale.ts', "export const format = new Intl.ListFormat('es-AR')\n"],
  [
    'no-locale-literal',
    'src/server/page.ts',
    'export const html = (body: string) => `<html lang="es">${body}`\n',
  ],
  ['no-style-prop', 'src/ui/style.tsx', 'export const Style = () => <p style={{ margin: 0 }}>x</p>\n'],
  [
    'no-style-prop',
    'src/ui/attrs.tsx',
    "import styled from 'styled-components'\nexport const Attrs = styled.p.attrs({ style: { margin: 0 } })``\n",
  ],
]

/** Code that looks like a fault to a careless rule. */
const ALLOWED: Record<string, string> = {
  'src/domain/fine.ts':
    '/** Today is passed in. */\nexport const day = (now: Date) => now.getUTCDay()\n\n/** Two of a kind. */\nexport const one = 1\nexport const two = 2\n\n/** A parameter may be called as it likes. */\nexport const width = (window: { width: number }) => window.width\n',
  'src/api/fine.ts': "export const fee = { kind: 'DELIVERY', amount: 1 }\n",
  'src/domain/locales.ts': "/** The language of the product. */\nexport const DEFAULT_LOCALE = 'es'\n",
  'src/theme/fine.ts': "export const fallback = '#ffffff'\n",
  'src/ui/fine.tsx':
    "const css = (parts: TemplateStringsArray) => parts.join('')\n\nexport const fine = css`\n  color: var(--text);\n  background: transparent;\n  white-space: nowrap;\n`\n\nexport const toAnchor = '#add-to-cart'\n",
}

function lint(files: Record<string, string>) {
  const { code, output } = plantTree({ files: { 'tsconfig.json': TSCONFIG, ...files }, copies: COPIES }).run([
    OXLINT,
    '--type-aware',
    '--deny-warnings',
    '--format',
    'unix',
    'src',
  ])
  const found = [...output.matchAll(/^(?:.*\/)?(src\/[^:]+):.*\((\S+?)\)\]$/gm)].map(
    ([, file, rule]) => `${rule} ${file}`,
  )
  return { code, output, found }
}

test('every planted fault is reported by its rule', () => {
  const files = Object.fromEntries(FAULTS.map(([, file, code]) => [file, code]))
  const { code, output, found } = lint({
    ...files,
    'src/api/ring-b.ts': "import { one } from './ring-a.ts'\nexport const two = () => one()\n",
  })
  const missed = FAULTS.filter(([rule, file]) => !found.includes(`${rule} ${file}`))
  expect(missed, output).toEqual([])
  expect(code).not.toBe(0)
})

test('what only looks like a fault passes', () => {
  const { code, output } = lint(ALLOWED)
  expect(code, output).toBe(0)
})
