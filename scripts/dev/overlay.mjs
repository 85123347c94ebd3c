import process from 'node:process'

/**
 * What is wrong and not yet mended, on the terminal and over every page: those that are open, and those that are
 * opened.
 *
 * @param {import('vite').ViteDevServer} vite
 */
export function createOverlay(vite) {
  const faults = new Map()
  const payload = (fault) => ({ type: 'error', err: fault })
  vite.ws.on('connection', (socket) => {
    for (const fault of faults.values()) socket.send(JSON.stringify(payload(fault)))
  })
  return {
    /**
     * @param {string} topic what it is about; the next fault of a topic takes its place
     * @param {{ message: string, stack: string, id?: string, frame?: string, plugin?: string }} fault
     */
    show(topic, fault) {
      faults.set(topic, fault)
      process.stderr.write(`${fault.message}\n`)
      vite.ws.send(payload(fault))
    },
    clear: (topic) => faults.delete(topic),
  }
}
