import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { load } from './load.mjs'
import { startServer } from './server.mjs'

const BROWSER_HEADERS = { 'accept-encoding': 'gzip, br', accept: 'text/html' }
const RENDERS = 200
const ROUNDS = 3

/** Starts the server, reads the clock and its memory, and stops it. */
export async function measureStart(dataDir) {
  const server = await startServer(dataDir)
  const result = { startMs: server.startMs, rssMb: server.rssMb() }
  await server.stop()
  return result
}

/**
 * Time to the complete page when nothing is cached: every request asks for a table that nobody asked for
 * before, and a page for a table is made for that request alone.
 */
export async function measureRender(origin, target) {
  const times = []
  for (let index = 0; index < RENDERS; index += 1) {
    const started = performance.now()
    const answer = await fetch(`${origin}${target}?tableNumber=${index}&bench=${index}`)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${target} answered ${answer.status}.`)
    times.push(performance.now() - started)
  }
  // The first quarter warms the compiler.
  const sorted = times.slice(RENDERS / 4).toSorted((a, b) => a - b)
  return { medianMs: sorted[Math.floor(sorted.length / 2)], p99Ms: sorted[Math.floor(sorted.length * 0.99)] }
}

/**
 * Requests per second of the cached page, and of a plain Node server that answers the same headers and
 * bytes from memory. The two take turns, and each keeps the median of its rounds.
 */
export async function measureCachedPage(origin, target, folder) {
  const answer = await fetch(origin + target, { headers: BROWSER_HEADERS })
  const bodyFile = path.join(folder, 'page.bin')
  writeFileSync(bodyFile, await rawBody(origin, target))
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name),
    ),
  )
  const plain = await startPlain({ headers, bodyFile })
  try {
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await load(origin, target, { headers: BROWSER_HEADERS })
      const theirs = await load(plain.origin, target, { headers: BROWSER_HEADERS })
      rounds.push({ ours, plain: theirs })
    }
    return {
      ours: middle(rounds.map((round) => round.ours)),
      plain: middle(rounds.map((round) => round.plain)),
    }
  } finally {
    await plain.stop()
  }
}

/** The body as it travels, still compressed. */
async function rawBody(origin, target) {
  const { request } = await import('node:http')
  const asked = request(origin + target, { headers: BROWSER_HEADERS }).end()
  const [answer] = await once(asked, 'response')
  const chunks = []
  for await (const chunk of answer) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function startPlain(options) {
  const file = path.join(path.dirname(fileURLToPath(import.meta.url)), 'plain-server.mjs')
  const child = spawn(process.execPath, [file, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(child.stdout.setEncoding('utf8'), 'data')
  return {
    origin: said.trim(),
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'close')
    },
  }
}

function middle(results) {
  return results.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(results.length / 2)]
}
