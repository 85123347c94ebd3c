import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { performance } from 'node:perf_hooks'
import { ROOT } from '../../scripts/go/run.mjs'

/**
 * Starts the built server on a free port and waits for its first answer.
 *
 * @param {string} dataDir folder of the embedded database
 * @param {Record<string, string>} [env]
 */
export async function startServer(dataDir, env = {}) {
  const started = performance.now()
  const child = spawn(process.execPath, [path.join(ROOT, 'dist', 'server', 'main.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'false',
      PAYMENTS_SANDBOX: 'true',
      PORT: '0',
      VITRINA_DATA_DIR: dataDir,
      ...env,
    },
  })
  const applied = said(child, /^Tenants: /m)
  // avoids an unhandled rejection when no caller waits for it
  applied.catch(() => undefined)
  const [origin] = await said(child, /https?:\/\/[\w.[\]-]+:\d+/)
  const { status } = await fetch(`${origin}/api/health`)
  if (status !== 200) throw new Error(`The server started and /api/health answered ${status}.`)
  const startMs = performance.now() - started
  return {
    origin,
    pid: child.pid,
    startMs,
    /** resolves when the folders of all tenants are processed */
    applied,
    rssMb: () => residentMb(child.pid),
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'close')
    },
  }
}

/** Waits for a line of the server's output. */
function said(child, pattern) {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
      const found = pattern.exec(text)
      if (found) resolve(found)
    })
    child.on('close', (code) =>
      reject(new Error(`The server ended with code ${code} before it said ${pattern}.\n${text}`)),
    )
  })
}

/** Memory the process holds, from the kernel; undefined where there is no /proc. */
function residentMb(pid) {
  if (process.platform !== 'linux') return undefined
  const kb = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kb) / 1000)
}
