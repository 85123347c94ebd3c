import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder } from 'vite'
import { ROOT } from '../go/run.mjs'
import { ENTRIES, START } from './entries.mjs'

/** What another origin or a frame shows is built as ever: no edit of a page touches it. */
const BUILT = { frames: 'client', card: 'card-frame' }

/** An earlier `npm start` on this port may have left a worker that answers with built pages. */
const NO_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(registration.unregister()))
`

/**
 * Writes the folder in which the server looks for the browser build. Its manifests name the sources, which Vite serves.
 *
 * @param {string} dir
 * @returns {Promise<string>} the folder for `CLIENT_DIR`
 */
export async function writeBrowserBuild(dir) {
  const client = path.join(dir, 'client')
  await rm(dir, { recursive: true, force: true })
  await mkdir(path.join(client, '.vite'), { recursive: true })
  await cp(path.join(ROOT, 'public'), client, { recursive: true })
  for (const [name, entry] of Object.entries(ENTRIES)) {
    const manifest = { [entry]: { file: `@id/__x00__${START}${entry}`, isEntry: true } }
    await writeFile(path.join(client, '.vite', `${name}.json`), JSON.stringify(manifest))
  }
  for (const worker of ['service-worker.js', 'rider-worker.js'])
    await writeFile(path.join(client, worker), NO_WORKER)
  const environments = Object.fromEntries(
    Object.entries(BUILT).map(([name, folder]) => [
      name,
      { build: { outDir: path.join(dir, folder), emptyOutDir: false } },
    ]),
  )
  const builder = await createBuilder({ root: ROOT, logLevel: 'warn', environments })
  for (const name of Object.keys(BUILT)) await builder.build(builder.environments[name])
  return client
}
