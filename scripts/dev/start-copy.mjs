import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { ROOT } from '../go/run.mjs'

const COPIED = ['package.json', 'tsconfig.json', 'vite.config.ts', 'src', 'scripts', 'schemas', 'public']
const START_MS = 120_000

/**
 * Runs the development server on a copy of the tree, for tests and measurements that edit its files.
 *
 * @param {readonly string[]} aliases tenants beside `_base`
 * @returns `url` of the server; `edit` changes a file as an editor saves it; `stop` ends the server and removes the
 *   copy
 */
export async function startCopy(aliases) {
  const root = mkdtempSync(path.join(tmpdir(), 'vitrina-dev-'))
  for (const name of COPIED) cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true })
  for (const alias of ['_base', ...aliases])
    cpSync(path.join(ROOT, 'tenants', alias), path.join(root, 'tenants', alias), { recursive: true })
  linkPackages(root)
  const server = spawn(process.execPath, [path.join(root, 'scripts', 'dev', 'serve.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      PAYMENTS_SANDBOX: 'true',
      LOG_LEVEL: 'warn',
      IMAGES_DIR: path.join(ROOT, 'dist', 'images'),
    },
  })
  const ended = once(server, 'close')
  const stop = async () => {
    server.kill()
    await ended
    rmSync(root, { recursive: true, force: true })
  }
  try {
    return { url: await addressOf(server), root, edit: editIn(root), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A folder of packages of its own, because Vite writes what it prepares into it. */
function linkPackages(root) {
  const packages = path.join(root, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    if (!name.startsWith('.'))
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(packages, name), 'junction')
}

/** The URL that the server prints when it is ready. */
function addressOf(server) {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(
      () => reject(new Error(`The development server did not start:\n${said}`)),
      START_MS,
    )
    const read = (chunk) => {
      said += chunk
      const url = /Vitrina answers at (\S+)/.exec(said)?.[1]
      if (url) resolve(url)
    }
    server.stdout.setEncoding('utf8').on('data', read)
    server.stderr.setEncoding('utf8').on('data', read)
    server.on('close', () => reject(new Error(`The development server ended:\n${said}`)))
    server.on('close', () => clearTimeout(timer))
  })
}

function editIn(root) {
  /** @param {string} file @param {(text: string) => string} change */
  return (file, change) => {
    const place = path.join(root, file)
    const before = readFileSync(place, 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`${file} stays as it is`)
    writeFileSync(place, after)
  }
}
