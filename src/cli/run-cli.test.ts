import { EventEmitter, once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, describe, expect, test, vi } from 'vitest'

import { runCli } from './run-cli.ts'

class Output extends EventEmitter {
  text = ''
  write(text: string) {
    this.text += text
  }
}

function surroundings() {
  const stdout = new Output()
  const stderr = new Output()
  const process: Parameters<typeof runCli>[1] = { stdout, stderr, exitCode: undefined }
  return { process, stdout, stderr }
}

async function run(...words: readonly string[]) {
  const { process, stdout, stderr } = surroundings()
  await runCli(words, process)
  return { stdout, stderr, code: process.exitCode }
}

const folder = mkdtempSync(join(tmpdir(), 'vitrina-cli-'))
const noJson = join(folder, 'theme.json')
writeFileSync(noJson, '{')
const noColours = join(folder, 'none.json')
writeFileSync(noColours, '{}')

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('exit code 2 is for what was not judged', () => {
  test.each([
    [['chek'], "'chek' is no command of vitrina; did you mean 'check'?"],
    [['restore', join(folder, 'nonexistent')], 'nonexistent'],
    [['check', 'no-such'], 'holds no tenant called no-such'],
    [['check', '-j'], '-j'],
    [['check', '--theme', join(folder, 'nonexistent')], 'nonexistent'],
    [['check', '--theme', noJson], 'línea 1, columna 2'],
    [['export', 'nope'], 'holds no tenant called nope'],
    [['export', 'la-esqina'], 'holds no tenant called la-esqina (did you mean la-esquina?).'],
    [['import', noJson, '--tenant', 'nope'], 'holds no tenant called nope'],
    [['apply', '--nope'], "'--nope'"],
    [['token', 'la-esquina', '--label'], "'--label'"],
    [['token', 'la-esquina', '--role', 'cook'], "'cook' is no role"],
  ])('%j', async (words, said) => {
    const { code, stderr } = await run(...words)
    expect([code, stderr.text]).toEqual([2, expect.stringContaining(said)])
  })

  test('a token of which no server knows, or where none answers', async () => {
    let problem: object = { title: 'No branch contact has this id' }
    const answers = createServer((_, answer) => {
      answer.writeHead(400).end(JSON.stringify(problem))
    }).listen(0)
    await once(answers, 'listening')
    const { port } = answers.address() as AddressInfo
    vi.stubEnv('PUBLIC_ORIGIN', `http://127.0.0.1:${port}`)
    vi.stubEnv('ADMIN_TOKEN', undefined)
    expect((await run('token', 'nope')).stderr.text).toContain('ADMIN_TOKEN is missing')
    vi.stubEnv('ADMIN_TOKEN', 'an-operators-token')
    const unknown = await run('token', 'nope')
    expect([unknown.code, unknown.stderr.text]).toEqual([
      2,
      expect.stringMatching(/makes no token for 'nope': No branch contact has this id\.$/m),
    ])
    problem = { title: 'A bearer token is missing', detail: 'The server was started without ADMIN_TOKEN.' }
    expect((await run('token', 'nope')).stderr.text).toMatch(
      /'nope': The server was .* without ADMIN_TOKEN\.$/m,
    )
    problem = { title: 'Not the described shape', errors: [{ path: '/label', message: 'is too long' }] }
    expect((await run('token', 'nope')).stderr.text).toMatch(
      /'nope': Not the .* shape; \/label is too long\.$/m,
    )
    answers.close()
    answers.closeAllConnections()
    await once(answers, 'close')
    const none = await run('token', 'nope')
    expect([none.code, none.stderr.text]).toEqual([2, expect.stringContaining(`No server answers at`)])
  })

  test('a missing folder of tenants', async () => {
    vi.stubEnv('TENANTS_DIR', join(folder, 'gone'))
    for (const words of [['check'], ['export', 'la-esquina']]) {
      const { code, stderr } = await run(...words)
      expect([code, stderr.text]).toEqual([2, expect.stringMatching(/^TENANTS_DIR: no folder .*gone/)])
    }
  })
})

test('a server that cannot start ends with 2', async () => {
  vi.stubEnv('PORT', 'x')
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { stderr } = await run('start')
  expect(stderr.text).toContain('ended with 2')
  expect(said.mock.calls.join('')).toContain('PORT')
})

test('a folder that breaks its schema is a verdict: 1', async () => {
  const tenants = mkdtempSync(join(tmpdir(), 'vitrina-cli-'))
  for (const alias of ['_base', 'uno']) {
    mkdirSync(join(tenants, alias))
    writeFileSync(join(tenants, alias, 'menu.json'), '{"x":1}')
  }
  vi.stubEnv('TENANTS_DIR', tenants)
  expect((await run('export', 'uno')).code).toBe(1)
})

test.each([
  [['--help'], 'Commands:'],
  [['help'], 'Commands:'],
  [['apply', '--help'], '--prune'],
  [['import', 'x.csv', '-h'], '--format NAME'],
  [['export', '-h'], '--format csv|xlsx|json-ld'],
  [['token', '-h'], '--role kitchen|cashier|manager'],
  [['audit', '--help'], '--ratchet FILE'],
  [['preview', '--help'], '--against X'],
])('%j tells how, and that is no fault', async (words, said) => {
  const { code, stdout, stderr } = await run(...words)
  expect([code, stderr.text, stdout.text]).toEqual([undefined, '', expect.stringContaining(said)])
})

test('an output that is closed ends nothing and says nothing; one that is full is no verdict', async () => {
  const fullDisk = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })
  const { process, stdout, stderr } = surroundings()
  await runCli(['--help'], process)
  stdout.emit('error', Object.assign(new Error('write'), { code: 'EPIPE' }))
  expect([process.exitCode, stderr.text]).toEqual([undefined, ''])
  stdout.emit('error', fullDisk)
  expect([process.exitCode, stderr.text]).toEqual([
    2,
    'The output cannot be written: ENOSPC: no space left\n',
  ])

  const early = surroundings()
  const running = runCli(['check', '--theme', noColours], early.process)
  early.stdout.emit('error', fullDisk)
  await running
  expect(early.process.exitCode).toBe(2)
})
