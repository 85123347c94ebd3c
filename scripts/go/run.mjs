import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { isStopping, track } from './stopping.mjs'

/** Folder that holds package.json. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Exit code of a command that was told to stop. */
const STOPPED = 130

/**
 * Runs a program, shows what it prints, and hands that back.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, hide?: RegExp }} [options] `hide`: lines not shown
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program does not exist
 */
export function run(program, args, { env = {}, hide } = {}) {
  return new Promise((resolve) => {
    let output = ''
    let pending = ''
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && !path.isAbsolute(program),
    })
    track(child)
    const show = (chunk) => {
      output += chunk
      pending += chunk
      const lines = pending.split('\n')
      pending = lines.pop() ?? ''
      for (const line of lines) if (!hide?.test(line)) process.stdout.write(`${line}\n`)
    }
    child.stdout.setEncoding('utf8').on('data', show)
    child.stderr.setEncoding('utf8').on('data', show)
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }))
    child.on('close', (code, signal) => {
      if (pending) process.stdout.write(`${pending}\n`)
      if (isStopping()) process.exit(STOPPED)
      resolve({ code: code ?? (signal ? 1 : 0), output })
    })
  })
}

/** Runs a script of this repository or of an installed package with this very Node. */
export const runNode = (args, options) => run(process.execPath, args, options)

/**
 * File that an installed package runs as its command, without a shell in between.
 *
 * @param {string} name package
 * @param {string} [command] name of the command where it is not the package's own
 */
export function bin(name, command = name) {
  const folder = path.join(ROOT, 'node_modules', name)
  const { bin: commands } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof commands === 'string' ? commands : commands[command])
}

/** Runs npm: by its script when npm started us, so that the same npm is used, else by its name. */
export function runNpm(args, options) {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? runNode([script, ...args], options) : run('npm', args, options)
}
