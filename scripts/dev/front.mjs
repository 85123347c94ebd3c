import { request as ask } from 'node:http'
import { connect } from 'node:net'

/** Paths of modules and of Vite's own files; no path of the server begins like this. */
const OF_VITE = /^\/(?:@|src\/|node_modules\/)/

/** Styles of modules and of the overlay are inline; the rest of the policy stays. */
const STYLE_SOURCES = /style-src 'self'[^;]*/

/**
 * Answers where the developer looks: modules come from Vite, everything else from the server as it is now. A request
 * that comes before there is one waits for it.
 *
 * @param {import('node:http').Server} front
 * @param {{ vite: import('vite').ViteDevServer, server: () => Promise<string> }} behind `server` gives its address
 */
export function answerAtFront(front, { vite, server }) {
  front.on('request', (request, response) => {
    if (OF_VITE.test(request.url ?? '')) return vite.middlewares(request, response)
    void server().then((url) => forward(request, response, url))
  })
  front.on('upgrade', (request, socket, head) => {
    // Vite's own listener answers these
    if (request.headers['sec-websocket-protocol'] === 'vite-hmr') return
    void server().then((url) => {
      const { hostname, port } = new URL(url)
      const behind = connect(Number(port), hostname, () => {
        behind.write(headOf(request))
        behind.write(head)
        behind.pipe(socket).pipe(behind)
      })
      for (const [one, other] of [
        [behind, socket],
        [socket, behind],
      ])
        one.on('error', () => other.destroy())
    })
  })
}

/** @param {import('node:http').IncomingMessage} request */
function headOf({ method, url, rawHeaders }) {
  const headers = rawHeaders.map((text, place) => (place % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('')
  return `${method} ${url} HTTP/1.1\r\n${headers}\r\n`
}

function forward(request, response, url) {
  const { method, headers, url: path } = request
  const asked = ask(url + path, { method, headers }, (answer) => {
    const policy = answer.headers['content-security-policy']
    if (policy)
      answer.headers['content-security-policy'] = policy.replace(
        STYLE_SOURCES,
        "style-src 'self' 'unsafe-inline'",
      )
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  asked.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
  response.on('close', () => asked.destroy())
  request.pipe(asked)
}
