import { oneAtATime } from './one-at-a-time.mjs'

const TOPIC = 'server'
/** Delay, so that pages that hot-reload an edit get the processor first. */
const PAGES_FIRST_MS = 1_500
const START_SERVER = '/src/server/start-server.ts'

/**
 * Exchanges the server when a module is saved that it was started with. What pages are drawn with is read anew for each
 * of them.
 */
export function watchServer({ vite, overlay, reload, exchange }) {
  const { ssr, client } = vite.environments
  let isSeenByPages = true
  let timer
  const restart = oneAtATime(async () => {
    try {
      await exchange()
      overlay.clear(TOPIC)
      if (!isSeenByPages) reload()
    } catch (error) {
      overlay.show(TOPIC, { message: error.message, stack: error.stack ?? '' })
    }
  })
  vite.watcher.on('change', (file) => {
    if (!isOfServer(ssr.moduleGraph, file)) return
    // Vite asks its plugins first, and may forget the code of before later than the exchange loads it
    ssr.moduleGraph.onFileChange(file)
    isSeenByPages = (client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0
    clearTimeout(timer)
    timer = setTimeout(() => void restart(), isSeenByPages ? PAGES_FIRST_MS : 0)
  })
}

/** Whether the start of the server leads to the file. */
function isOfServer(graph, file) {
  const seen = new Set()
  const leadsTo = (module) => {
    if (seen.has(module)) return false
    seen.add(module)
    return module.url === START_SERVER || [...module.importers].some(leadsTo)
  }
  return [...(graph.getModulesByFile(file) ?? [])].some(leadsTo)
}
