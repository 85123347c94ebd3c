import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { plantTree } from './planted-tree.ts'

/** Stands in for the bundler: writes what the build step promises. */
const VITE_STUB = `
const { mkdirSync, writeFileSync } = require('node:fs')
for (const file of ['dist/client/.vite/manifest.json', 'dist/server/cli.js']) {
  mkdirSync(require('node:path').dirname(file), { recursive: true })
  writeFileSync(file, '{}')
}
writeFileSync('dist/server/main.js', \`
  process.on('SIGTERM', () => process.exit(7))
  console.log('listening as ' + process.env.NODE_ENV + ' ' + process.pid + ', sandbox ' + process.env.PAYMENTS_SANDBOX)
  setInterval(() => {}, 1000)
\`)
console.log('BUILT')
`

/** A bundler that begins, and goes on once the file `held` is gone. */
const HELD_STUB = `
const { existsSync } = require('node:fs')
console.log('BUILDING')
const finish = () => {
  if (existsSync('held')) return setTimeout(finish, 20)
  ${VITE_STUB}
}
finish()
`

const LOCK = JSON.stringify({
  packages: {
    '': { devDependencies: { vite: '1.0.0' } },
    'node_modules/vite': { version: '1.0.0' },
    'node_modules/only-on-windows': { version: '1.0.0', optional: true },
  },
})

const TREE = {
  'package.json': JSON.stringify({
    type: 'module',
    scripts: { start: 'node scripts/go.mjs start' },
    devDependencies: { vite: '1.0.0' },
  }),
  'package-lock.json': LOCK,
  'node_modules/.package-lock.json': JSON.stringify({
    packages: { 'node_modules/vite': { version: '1.0.0' } },
  }),
  'node_modules/vite/package.json': JSON.stringify({
    name: 'vite',
    type: 'commonjs',
    bin: { vite: 'bin.js' },
  }),
  'node_modules/vite/bin.js': VITE_STUB,
  'schemas/openapi.yaml': 'a: 1',
  'codegen/index.mjs':
    "import { mkdirSync, writeFileSync } from 'node:fs'\nmkdirSync('src/generated', { recursive: true })\nwriteFileSync('src/generated/a.ts', 'x')\nconsole.log('GENERATED')\n",
  'src/app/client.tsx': 'a',
  'tenants/la-luna/menu.json': '{}',
}

const PICTURES_STUB =
  "import { mkdirSync } from 'node:fs'\nmkdirSync('dist/images', { recursive: true })\nconsole.log('PICTURED')\n"

function plantProject() {
  const tree = plantTree({
    files: TREE,
    copies: ['bin', 'scripts/go', 'scripts/go.mjs', 'scripts/browser.mjs'],
  })
  const write = (file: string, content: string) => writeFileSync(path.join(tree.root, file), content)
  write('scripts/pictures.mjs', PICTURES_STUB)
  /** What was done in its order, after the pictures, which are made beside it. */
  const steps = () => {
    const { code, output } = tree.run(['scripts/go.mjs', 'build'])
    expect(code, output).toBe(0)
    return [...(output.match(/PICTURED/g) ?? []), ...(output.match(/GENERATED|BUILT/g) ?? [])]
  }
  return { ...tree, write, steps }
}

describe('set-up does what is missing or stale, and nothing else', () => {
  test('everything the first time, nothing the second', () => {
    const { steps } = plantProject()
    expect(steps()).toEqual(['PICTURED', 'GENERATED', 'BUILT'])
    expect(steps()).toEqual([])
  })

  test('only the steps whose inputs changed', () => {
    const { steps, write } = plantProject()
    steps()
    write('src/app/client.tsx', 'b')
    expect(steps()).toEqual(['BUILT'])
    write('tenants/la-luna/menu.json', '{"a":1}')
    expect(steps()).toEqual(['PICTURED'])
    write('src/app/client.test.tsx', 'a test changes nothing that is built')
    expect(steps()).toEqual([])
    write('schemas/openapi.yaml', 'a: 2')
    expect(steps()).toEqual(['GENERATED'])
  })

  test('a step again whose result is gone or was edited', () => {
    const { steps, root, write } = plantProject()
    steps()
    rmSync(path.join(root, 'dist', 'server'), { recursive: true })
    expect(steps()).toEqual(['BUILT'])
    write('src/generated/a.ts', 'edited by hand')
    expect(steps()).toEqual(['GENERATED'])
  })

  test('a failing step ends with its name and is tried again', () => {
    const { run, write, steps } = plantProject()
    steps()
    write('scripts/pictures.mjs', 'process.exit(3)')
    const { code, output } = run(['scripts/go.mjs', 'build'])
    expect(output).toContain('The step "pictures" failed')
    expect(code).toBe(1)
    write('scripts/pictures.mjs', PICTURES_STUB)
    expect(steps()).toEqual(['PICTURED'])
  })

  test('says why packages are installed', () => {
    const { run, write } = plantProject()
    write(
      'node_modules/.package-lock.json',
      JSON.stringify({ packages: { 'node_modules/vite': { version: '0.9.0' } } }),
    )
    write('fake-npm.js', "console.log('npm ' + process.argv.slice(2).join(' ')); process.exit(1)")
    const { code, output } = run([
      '--import',
      'data:text/javascript,process.env.npm_execpath="fake-npm.js"',
      'scripts/go.mjs',
      'build',
    ])
    expect(output).toContain('node_modules/vite is 0.9.0, not 1.0.0')
    expect(output).toContain('npm ci failed')
    expect(code).toBe(1)
  })
})

describe('two commands at once', () => {
  /** A build that runs: what it said so far, and how it ended. */
  const building = (root: string) => {
    const child = spawn(process.execPath, ['scripts/go.mjs', 'build'], { cwd: root })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
    const says = (text: string) => vi.waitFor(() => expect(said).toContain(text), { timeout: 20_000 })
    return { child, says, said: () => said, ended: once(child, 'close') }
  }
  const held = () => {
    const tree = plantProject()
    tree.write('node_modules/vite/bin.js', HELD_STUB)
    tree.write('held', '')
    return { ...tree, release: () => rmSync(path.join(tree.root, 'held')) }
  }

  test('do a stale step once: the second waits, and finds it done', async () => {
    const { root, release } = held()
    const first = building(root)
    await first.says('BUILDING')
    const second = building(root)
    await second.says(`Waiting for process ${first.child.pid}, which does the step "build"`)
    release()
    expect(await first.ended).toEqual([0, null])
    expect(await second.ended).toEqual([0, null])
    expect(first.said()).toContain('BUILT')
    expect(second.said()).not.toContain('BUIL')
  })

  test('a step whose process was killed is done by the next one', async () => {
    const { root, release, steps } = held()
    const killed = building(root)
    await killed.says('BUILDING')
    killed.child.kill('SIGKILL')
    await killed.ended
    release()
    // the pictures too where they were not ready
    expect(steps()).toContain('BUILT')
    expect(steps()).toEqual([])
  })
})

test('help is given without building what changed; a command is built first', () => {
  const { steps, write, run } = plantProject()
  steps()
  write('src/app/client.tsx', 'b')
  for (const words of [[], ['help'], ['--help'], ['audit', '-h']])
    expect(run(['bin/vitrina.mjs', ...words]), words.join(' ')).toEqual({ code: 0, output: '' })
  expect(run(['bin/vitrina.mjs', 'check']).output).toContain('BUILT')
})

/** A server that was started, with the environment of this process but for the sandbox. */
async function startedBy(program: string, args: string[], root: string) {
  const { PAYMENTS_SANDBOX: _, ...env } = process.env
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  let said = ''
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    said += chunk
    if (said.includes('listening')) break
  }
  return { child, ended, said, pid: Number(/as production (\d+)/.exec(said)?.[1]) }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('start runs a demo, hands a stop signal on and ends with the exit code of the server', async () => {
  const { root, steps } = plantProject()
  steps()
  const { child, ended, said } = await startedBy(process.execPath, ['scripts/go.mjs', 'start'], root)
  expect(said).toContain('sandbox true')
  child.kill('SIGTERM')
  expect(await ended).toEqual([7, null])
})

test.runIf(process.platform !== 'win32')(
  'a server started through npm ends when npm is told to stop',
  async () => {
    const { root, steps } = plantProject()
    steps()
    const { child, ended, pid } = await startedBy('npm', ['start'], root)
    expect(isAlive(pid)).toBe(true)
    child.kill('SIGTERM')
    await ended
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 })
  },
)

test('an unknown command and an unknown gate name what there is', () => {
  const { run } = plantProject()
  expect(run(['scripts/go.mjs', 'fly']).output).toContain('start, dev, test, build')
  const gate = run(['scripts/go.mjs', 'test', 'flight'])
  expect(gate.output).toMatch(/"flight" is no gate.*format, lint, codegen/)
  expect(gate.code).toBe(1)
})

test('a browser that CHROMIUM_PATH names and that is not there is an error, not a reason to take another', () => {
  const { run } = plantProject()
  const { code, output } = run([
    '--import',
    'data:text/javascript,process.env.CHROMIUM_PATH="/nowhere/chrome"',
    'scripts/browser.mjs',
  ])
  expect(output).toContain('"/nowhere/chrome", which does not exist')
  expect(code).toBe(1)
})
