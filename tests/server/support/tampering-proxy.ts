import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An answer on its way to a browser. */
export type Passing = { path: string; status: number; headers: Record<string, string>; body: Buffer }

/** Stands between a server and its visitors, and may change what passes. */
export async function startTamperingProxy() {
  const proxy = {
    url: '',
    /** of the server behind; set once it listens */
    target: '',
    paths: [] as string[],
    tamper: (_answer: Passing): void => undefined,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const pass = async (path: string): Promise<Passing> => {
    const answer = await fetch(proxy.target + path, {
      redirect: 'manual',
      headers: { accept: 'text/html', 'accept-encoding': 'identity', host: new URL(proxy.url).host },
    })
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'content-length'))
    return { path, status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) }
  }
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    proxy.paths.push(path)
    pass(path).then(
      (answer) => {
        proxy.tamper(answer)
        const { 'transfer-encoding': _chunked, connection: _kept, ...headers } = answer.headers
        response.writeHead(answer.status, headers).end(answer.body)
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return proxy
}

export type TamperingProxy = Awaited<ReturnType<typeof startTamperingProxy>>
