import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  webp: 'image/webp',
  avif: 'image/avif',
}
const PACKED = new Set(['html', 'js'])

/**
 * Serves files from memory, text packed as well as brotli can.
 *
 * @param {ReadonlyMap<string, string | Buffer>} files by path; `/` is the page
 */
export async function serveFiles(files) {
  const answers = new Map(
    [...files].map(([name, content]) => {
      const ending = name === '/' ? 'html' : name.slice(name.lastIndexOf('.') + 1)
      const isPacked = PACKED.has(ending)
      const body = isPacked ? brotliCompressSync(content) : content
      const headers = {
        'content-type': TYPES[ending],
        'content-length': body.length,
        ...(isPacked ? { 'content-encoding': 'br' } : {}),
      }
      return [name, { headers, body }]
    }),
  )
  const server = createServer(({ url }, response) => {
    const answer = answers.get(url)
    if (answer) response.writeHead(200, answer.headers).end(answer.body)
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${server.address().port}/`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
