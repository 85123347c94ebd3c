// `npm run dev`: the server's own code from its sources, with Vite for the modules of its pages. An edit of the
// interface or of a tenant shows in the open pages; an edit of the server exchanges it behind the same address.
import { once } from 'node:events'
import { createServer } from 'node:http'
import path from 'node:path'
import process from 'node:process'
import { createServer as createVite } from 'vite'
import { ROOT } from '../go/run.mjs'
import { writeBrowserBuild } from './browser-build.mjs'
import { answerAtFront } from './front.mjs'
import { createOverlay } from './overlay.mjs'
import { watchServer } from './watch-server.mjs'
import { watchTenants } from './watch-tenants.mjs'

const RENDER = '/src/app/render.tsx'
const START_SERVER = '/src/server/start-server.ts'

/** Errors that the developer can fix, so that the message is enough. */
const KNOWN = ['TenantInvalid', 'StartupError']

process.on('uncaughtException', (error) => {
  process.stderr.write(`${KNOWN.includes(error.name) ? error.message : error.stack}\n`)
  process.exit(1)
})

const clientDir = await writeBrowserBuild(path.join(ROOT, 'dist', 'dev'))
const front = createServer()
const vite = await createVite({
  root: ROOT,
  configFile: path.join(import.meta.dirname, 'vite.config.ts'),
  logLevel: 'warn',
  server: { ws: { server: front } },
})
let running
answerAtFront(front, { vite, server: async () => (await running).url })
const load = (module) => vite.ssrLoadModule(module)
const { readConfig } = await load('/src/server/config.ts')
const config = readConfig({ ...process.env, CLIENT_DIR: clientDir })
const { openStore } = await load('/src/server/db/store.ts')
const store = await openStore(config)

/** The interface as it is at this moment; a page that was drawn before an edit is drawn again. */
const renderPage = async (input) => ({ ...(await (await load(RENDER)).render(input)), cache: undefined })
const judgeLayouts = async (...layouts) => (await load(RENDER)).judgeLayouts(...layouts)

/** Starts the server on its own port behind the front. The store stays open when the server is replaced. */
async function startBehind() {
  const { startServer } = await load(START_SERVER)
  const server = await startServer({
    config: { ...config, port: 0, host: '127.0.0.1' },
    store: { ...store, close: async () => undefined },
    renderPage,
    judgeLayouts,
  })
  if (server.payments.sandbox) server.payments.sandbox.origins.storefrontPort = portOf(front)
  return server
}

const portOf = (server) => server.address().port

front.listen(config.port, config.host)
await once(front, 'listening')
running = startBehind()
const { ownAddress } = await load('/src/server/own-address.ts')
const { addressOf, directoryOf, paymentsReport } = await load('/src/server/start-report.ts')
const shown = { ...(await running), url: ownAddress({ host: config.host, port: portOf(front) }) }
process.stdout.write(addressOf(shown))
process.stdout.write(await directoryOf(shown))
process.stdout.write(await paymentsReport(shown))

const reload = () => vite.ws.send({ type: 'full-reload', path: '*' })
const overlay = createOverlay(vite)
await watchTenants({ vite, overlay, reload, load, store, config, judgeLayouts })
watchServer({ vite, overlay, reload, exchange })

/** Replaces the server by one with the current code; the old one first finishes its requests. */
async function exchange() {
  const before = await running
  const next = await startBehind()
  running = Promise.resolve(next)
  // it looks at the folders as it starts, and may come before the watcher to what was just saved there
  void next.applied
    .then(({ added, changed }) => added.length + changed.length > 0 && reload())
    .catch(() => undefined)
  await before.stop()
}

async function stop() {
  await vite.close()
  front.closeAllConnections()
  front.close()
  await (await running).stop()
  await store.close()
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void stop().finally(() => process.exit(0)))
