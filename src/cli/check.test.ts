import { join } from 'node:path'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'

import { expect, test } from 'vitest'

import { projectRoot } from '#server/project-root.ts'
import { check } from './check.ts'
import { UsageError } from './usage-error.ts'

const surroundings = { env: {}, stdout: { write: () => undefined } }

test('an option that is none is refused, not passed over: a gate that is misspelt would be green', async () => {
  for (const args of [['--stric'], ['la-esquina', '--jsn'], ['--theme'], ['--theme', 'x.json', '--strict']]) {
    const refused = check(args, surroundings)
    await expect(refused).rejects.toThrow(/'--(?:stric|jsn|theme)/)
    // which is exit code 2: a wrong command line, not a faulty folder
    await expect(refused).rejects.toThrow(UsageError)
  }
})

test('--theme writes for people, also into a file or a pipe; for programs with --json alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-theme-'))
  const file = join(folder, 'theme.json')
  writeFileSync(file, JSON.stringify({ colorConfig: { colorModeType: 'AUTO', lightMainColor: '#GGGGGG' } }))
  const told = async (...more: string[]) => {
    let text = ''
    const code = await check(['--theme', file, ...more], {
      env: {},
      stdout: { isTTY: false, write: (part) => (text += part) },
    })
    return { code, text }
  }
  const people = await told()
  expect(people.code).toBe(1)
  expect(people.text).toMatch(/^1\. rechazado\n {3}error: "#GGGGGG" no es un color\./)
  expect(JSON.parse((await told('--json')).text)).toMatchObject({ status: 'rejected' })
  // encoding of Notepad and PowerShell
  writeFileSync(file, '\uFEFF{"lightMainColor":"#8c1d18"}', 'utf16le')
  expect((await told()).code).toBe(0)
  rmSync(folder, { recursive: true, force: true })
})

/** A tenants folder with one brand, with edited files. */
function tenantsWith(edits: Record<string, (text: string) => string>): string {
  const root = mkdtempSync(join(tmpdir(), 'vitrina-check-'))
  for (const alias of ['_base', 'la-esquina'])
    cpSync(join(projectRoot(), 'tenants', alias), join(root, alias), { recursive: true })
  for (const [name, edit] of Object.entries(edits)) {
    const path = join(root, 'la-esquina', name)
    writeFileSync(path, edit(readFileSync(path, 'utf8')))
  }
  return root
}

/** The output for people of checking the brand, and its exit code. */
async function checked(root: string, only: readonly string[] = ['la-esquina']) {
  let told = ''
  const code = await check(only, {
    env: { TENANTS_DIR: root, VITRINA_DATA_DIR: join(root, '.data') },
    stdout: { write: (text) => (told += text) },
  })
  rmSync(root, { recursive: true, force: true })
  return { code, told }
}

test('a fault in one file keeps back neither the names nor the pictures of another', async () => {
  const { code, told } = await checked(
    tenantsWith({
      'tenant.json': (text) => text.replace('"kind": "', '"kind": "un'),
      'theme.json': (text) => text.replace(/ *"\$schema".*\n/, '').replace('"logo.svg"', '"logos.svg"'),
      'assets/banner.webp': () => 'no es una imagen',
    }),
  )
  expect(code).toBe(1)
  expect(told).toContain('la-esquina/theme.json:1:1 $.$schema: Falta la dirección de su esquema')
  expect(told).toContain('$.kind: Hay "un')
  expect(told).toContain("$.logos.custom: Hay 'logos.svg'; debe haber un archivo de assets/; quizás")
  expect(told).toContain('la-esquina/assets/banner.webp $: Hay un archivo que no es una imagen;')
})

test('an icon that cannot be drawn is a fault like any other', async () => {
  const { code, told } = await checked(
    tenantsWith({ 'assets/icon.svg': () => '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>' }),
  )
  expect(code).toBe(1)
  expect(told).toContain('la-esquina/assets/icon.svg $: Hay un archivo que no es una imagen;')
})

test('the mark that Notepad writes at the start of a file is no fault', async () => {
  const marked = (text: string) => `\uFEFF${text}`
  const { code, told } = await checked(tenantsWith({ 'tenant.json': marked, 'menu.json': marked }))
  expect([code, told]).toEqual([0, expect.stringContaining('0 errores')])
})

test('one run tells every fault of every file with line, column and the name that was meant, in Spanish', async () => {
  const root = tenantsWith({
    'menu.json': () => '{\n  "categories": [,]\n}\n',
    'theme.json': (text) =>
      text.replace(/ *"\$schema".*\n/, '').replace('"lightMainColor"', '"lightMainColour"'),
    'tenant.json': (text) =>
      text.replace('"endAt": "06:00"', '"endAt": "06:00" }, { "startAt": "08:00", "endAt": "09:00"'),
  })
  mkdirSync(join(root, 'la-esquina/layout'))
  const arranged = {
    $schema: '../../../schemas/tenant/layout.schema.json',
    order: ['header', 'plats', 'keeper', 'cart-bar'],
    blocks: { promo: { type: 'promo-baner' }, header: { settings: {} } },
    aside: ['promo'],
  }
  writeFileSync(join(root, 'la-esquina/layout/menu.json'), JSON.stringify(arranged, null, 2))
  writeFileSync(
    join(root, 'la-esquina/messages.es.json'),
    '{ "$schema": "../../schemas/tenant/messages.schema.json",\n  "cart.titel": "Tu mesa" }\n',
  )
  const { code, told } = await checked(root)
  expect(code).toBe(1)
  expect(told.split('\n')).toEqual([
    'la-esquina: no se puede publicar',
    `  error  la-esquina/messages.es.json:2:3 $["cart.titel"]: Hay 'cart.titel'; debe haber un texto que exista; quizás querías decir "cart.title".`,
    '  error  la-esquina/menu.json:2:18 $: Hay algo que no es JSON en la línea 2, columna 18; debe haber JSON válido.',
    '  error  la-esquina/theme.json:1:1 $.$schema: Falta la dirección de su esquema, como "../../schemas/tenant/theme.schema.json".',
    expect.stringMatching(
      /^ {2}error {2}la-esquina\/theme\.json:5:5 \$\.colorConfig\.lightMainColour: Hay un campo que no existe; .*; quizás querías decir "lightMainColor"\.$/,
    ),
    expect.stringMatching(
      /^ {2}error {2}la-esquina\/layout\/menu\.json:5:5 \$\.order\[1\]: Hay 'plats'; .*; quizás querías decir "plates"\.$/,
    ),
    expect.stringMatching(
      /layout\/menu\.json:11:7 \$\.blocks\.promo\.type: Hay 'promo-baner'; .*; quizás querías decir "promo-banner"\.$/,
    ),
    expect.stringContaining("$.order: No hay ningún bloque 'menu-plates'"),
    expect.stringContaining("$.order: No hay ningún bloque 'plate-over-menu'"),
    expect.stringMatching(
      /^ {2}aviso {2}la-esquina\/tenant\.json:[56]\d:13 la-esquina: .*se pisan con otros/,
    ),
    expect.stringMatching(/^1 carpeta revisada, 8 errores, 1 aviso$/),
    '',
  ])
})

test('an alias and a host that another folder has are told, though that one is not judged', async () => {
  const root = tenantsWith({
    'tenant.json': (text) => text.replace('"kind":', '"hosts": ["pedidos.example"],\n  "kind":'),
  })
  cpSync(join(root, 'la-esquina'), join(root, 'copia'), { recursive: true })
  const copy = join(root, 'copia/tenant.json')
  writeFileSync(copy, readFileSync(copy, 'utf8').replace(/"\$schema": "[^"]*",/, ''))
  const { code, told } = await checked(root)
  expect(code).toBe(1)
  expect(told).toContain(
    "el alias 'bodegon-la-esquina', que ya es de 'copia'; debe haber uno que nadie más tenga",
  )
  expect(told).toContain("'pedidos.example', que ya es de 'copia'; debe haber uno que nadie más tenga")
})

test('a folder that cannot be read keeps no other from being judged', async () => {
  const root = tenantsWith({})
  symlinkSync(join(root, 'nothing'), join(root, 'unmounted'))
  cpSync(join(root, '_base'), join(root, 'circle'), { recursive: true })
  symlinkSync(join(root, 'circle'), join(root, 'circle/layout/again'))
  const { code, told } = await checked(root, [])
  expect(code).toBe(1)
  expect(told).toContain('la-esquina: bien')
  expect(told).toContain('unmounted $: Hay algo que no se puede leer o guardar: ENOENT')
  expect(told).toContain('circle/layout/again $: Hay un enlace que vuelve adonde está;')
})

test('a base that is no JSON is told like a fault of a folder', async () => {
  const root = tenantsWith({})
  writeFileSync(join(root, '_base/menu.json'), '{')
  const { code, told } = await checked(root)
  expect([code, told]).toEqual([
    1,
    expect.stringContaining('_base/menu.json:1:2 $: Hay algo que no es JSON en la línea 1, columna 2;'),
  ])
})

test('pictures are judged also where none of their sizes can be kept', async () => {
  const root = tenantsWith({ 'assets/banner.webp': () => 'no es una imagen' })
  writeFileSync(join(root, '.data'), 'a file where the folder would be')
  const { code, told } = await checked(root)
  expect([code, told]).toEqual([
    1,
    expect.stringMatching(/banner\.webp \$: Hay un archivo que no es[^]* 1 error, 0 avisos/),
  ])
})

test('an alias that no folder has is told with the one that was meant', async () => {
  await expect(check(['la-esqina'], surroundings)).rejects.toThrow('la-esqina (did you mean la-esquina?)')
})
