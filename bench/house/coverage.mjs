import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { ROOT } from '../../scripts/go/run.mjs'

/**
 * Tells which files of `src` have a function that was called between two moments: V8 counts calls, and the source maps
 * of the build say where each function was written.
 *
 * @typedef {{ start: () => Promise<void>, stop: () => Promise<Set<string>> }} Watch
 */

/**
 * @param {(method: string, params?: object) => Promise<any>} send a command to the debugger of what is watched
 * @param {(url: string) => string | undefined} fileOf the built file of a script, undefined for those of others
 * @returns {Promise<Watch>}
 */
export async function watchCalls(send, fileOf) {
  await send('Profiler.enable')
  await send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return {
    // taking the counts resets them
    start: async () => void (await send('Profiler.takePreciseCoverage')),
    stop: async () => {
      const { result } = await send('Profiler.takePreciseCoverage')
      const called = new Set()
      for (const { url, functions } of result) {
        const file = fileOf(url)
        if (file === undefined) continue
        for (const { ranges } of functions) {
          const [{ startOffset, count }] = ranges
          const source = count > 0 ? sourceAt(file, startOffset) : undefined
          if (source !== undefined) called.add(source)
        }
      }
      return called
    },
  }
}

const builds = new Map()

/** The file of `src` in which the code at a place of a built file was written. */
function sourceAt(file, offset) {
  const build = builds.get(file) ?? readBuild(file)
  builds.set(file, build)
  const line = build.starts.findLastIndex((start) => start <= offset)
  const { originalSource } = build.map.findEntry(line, offset - build.starts[line])
  if (originalSource === undefined) return undefined
  const source = path.relative(ROOT, path.resolve(path.dirname(file), originalSource)).replaceAll('\\', '/')
  return source.startsWith('src/') ? source : undefined
}

function readBuild(file) {
  const text = readFileSync(file, 'utf8')
  const starts = [0]
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1)
  return { starts, map: new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))) }
}

/**
 * Calls in a server that was started with `--inspect`.
 *
 * @param {string} address of its debugger
 */
export async function watchServer(address) {
  const socket = new WebSocket(address, { maxPayload: 1e9 })
  await once(socket, 'open')
  const waiting = new Map()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data)
    const [done, failed] = waiting.get(id) ?? []
    waiting.delete(id)
    if (error) failed?.(new Error(error.message))
    else done?.(result)
  })
  let last = 0
  const send = (method, params) =>
    new Promise((done, failed) => {
      last += 1
      waiting.set(last, [done, failed])
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  const dist = path.join(ROOT, 'dist', 'server')
  const watch = await watchCalls(send, (url) => {
    if (!url.startsWith('file:')) return undefined
    const file = fileURLToPath(url)
    return file.startsWith(dist) ? file : undefined
  })
  return { ...watch, close: () => socket.close() }
}

/**
 * Calls in a page.
 *
 * @param {import('playwright').Page} page
 * @param {string} clientDir the build it gets its scripts from, with source maps
 */
export async function watchPage(page, clientDir) {
  const session = await page.context().newCDPSession(page)
  return watchCalls(
    (method, params) => session.send(method, params),
    (url) => {
      const { pathname } = URL.canParse(url) ? new URL(url) : {}
      const file = pathname?.endsWith('.js') ? path.join(clientDir, pathname) : undefined
      // the bundler's runtime has no source map
      return file !== undefined && existsSync(`${file}.map`) ? file : undefined
    },
  )
}
