import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generate } from '../../codegen/generate.mjs'
import { checkOutputs, writeOutputs } from '../../codegen/outputs.mjs'

// A whole generation takes two seconds on a quiet machine; the limit is for busy ones.
const SLOW_MS = 120_000

const root = fileURLToPath(new URL('../../', import.meta.url))
let outputs: Map<string, string>

beforeAll(async () => {
  outputs = await generate(join(root, 'schemas'))
}, SLOW_MS)

describe('generated code', () => {
  test('is what the schemas give', () => {
    expect(checkOutputs(join(root, 'src/generated'), outputs)).toEqual([])
    expect(outputs.size).toBeGreaterThan(25)
  })

  test('says so in its first line', () => {
    const files = readdirSync(join(root, 'src/generated'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(ts|js)$/.test(file),
    )
    expect(files.length).toBeGreaterThan(20)
    for (const file of files)
      expect(readFileSync(join(root, 'src/generated', file), 'utf8').split('\n')[0], file).toMatch(
        /^\/\* Written by "npm run codegen"/,
      )
  })

  test('has no require, no eval and no reference to a schema compiler', () => {
    const folder = join(root, 'src/generated/validators')
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const text = readFileSync(join(folder, file), 'utf8')
      expect([file, /\brequire\s*\(|\beval\s*\(|new Function|from ['"]ajv/.test(text)]).toEqual([file, false])
    }
  })

  test('validates where the evaluation of text is forbidden', () => {
    const script = `
      import { isTenantFile } from './src/generated/validators/tenant-file.js'
      import { isThemeFile } from './src/generated/validators/theme-file.js'
      const theme = { $schema: '../../schemas/tenant/theme.schema.json' }
      let forbidden = false
      try { new Function('return 1') } catch { forbidden = true }
      console.log(JSON.stringify([forbidden, isThemeFile(theme), isThemeFile([]), isTenantFile({})]))`
    const answer = execFileSync(
      process.execPath,
      ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', script],
      { cwd: root, encoding: 'utf8' },
    )
    expect(JSON.parse(answer)).toEqual([true, true, false, false])
  })
})

describe('a planted drift', () => {
  let copy = ''

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'vitrina-drift-'))
    for (const part of ['codegen', 'schemas', 'src/generated', 'package.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  })

  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  test('an edited, a missing and a forgotten file are each named, and written right again', () => {
    const generated = join(copy, 'src/generated')
    writeFileSync(join(generated, 'errors.ts'), `${readFileSync(join(generated, 'errors.ts'), 'utf8')}\n`)
    rmSync(join(generated, 'validators/menu-file.js'))
    writeFileSync(join(generated, 'old.ts'), '')
    expect(checkOutputs(generated, outputs).toSorted()).toEqual([
      'differs: src/generated/errors.ts',
      'missing: src/generated/validators/menu-file.js',
      'not generated any more: src/generated/old.ts',
    ])
    expect(new Set(writeOutputs(generated, outputs))).toEqual(
      new Set(['errors.ts', 'old.ts', 'validators/menu-file.js']),
    )
    expect(checkOutputs(generated, outputs)).toEqual([])
  })

  test(
    'the command fails when a schema changed, and names every file that comes from it',
    () => {
      const file = join(copy, 'schemas/models/shipment.yaml')
      const before = readFileSync(file, 'utf8')
      writeFileSync(file, before.replace('enum: [shipment, stack]', 'enum: [shipment, stack, van]'))
      const { status, stderr } = spawnSync(process.execPath, ['codegen/index.mjs', '--check'], {
        cwd: copy,
        encoding: 'utf8',
      })
      writeFileSync(file, before)
      expect(status).toBe(1)
      for (const name of ['models.ts', 'openapi.json', 'validators/rider-steps.js'])
        expect(stderr).toContain(`differs: src/generated/${name}`)
    },
    SLOW_MS,
  )

  test.for([
    {
      fault: 'a code that errors.yaml lacks',
      file: 'paths/orders.yaml',
      from: 'ORDER_REFUSED',
      to: 'ORDER_DENIED',
      says: 'ORDER_DENIED',
    },
    {
      fault: 'a reference to nothing',
      file: 'models/cart.yaml',
      from: "'#/CartExtra'",
      to: "'#/CartExtras'",
      says: 'CartExtras',
    },
    {
      fault: 'a shape of the same name twice',
      file: 'models/country.yaml',
      from: 'Country:',
      to: 'Menu:',
      says: 'Menu is in both',
    },
  ])('the generator stops at $fault', async ({ file, from, to, says }) => {
    const path = join(copy, 'schemas', file)
    const before = readFileSync(path, 'utf8')
    expect(before).toContain(from)
    writeFileSync(path, before.replace(from, to))
    await expect(generate(join(copy, 'schemas'))).rejects.toThrow(says)
    writeFileSync(path, before)
  })
})
