import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { ROOT } from './run.mjs'
import { track } from './stopping.mjs'

/**
 * Runs the built server until it ends, and ends as it ended.
 *
 * @param {string[]} args handed on to the server
 * @returns {Promise<number>} exit code of the server
 */
export const startServer = (args) =>
  serve([path.join(ROOT, 'dist', 'server', 'main.js'), ...args], 'production')

/**
 * Runs the server from its sources, with edits shown in the open pages, until it ends.
 *
 * @returns {Promise<number>} exit code of the server
 */
export const startDevelopment = () => serve([path.join(ROOT, 'scripts', 'dev', 'serve.mjs')], 'development')

/** It is a demo unless told otherwise: payments go to the sandbox. */
function serve(args, mode) {
  return new Promise((resolve, reject) => {
    const server = spawn(process.execPath, ['--enable-source-maps', ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { PAYMENTS_SANDBOX: 'true', ...process.env, NODE_ENV: mode },
    })
    track(server)
    server.on('error', reject)
    server.on('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
}
